/** A small state machine: a pure function decides the next state and the effects, the shell runs the effects. */

/** One effect of a table that maps each type of effect to its fields. */
export type EffectOf<Effects, Type extends keyof Effects = keyof Effects> = {
  readonly [Each in Type]: { readonly type: Each } & Effects[Each]
}[Type]

export interface Transition<State, Effects> {
  readonly state: State
  /** Run in this order. */
  readonly effects: readonly EffectOf<Effects>[]
}

/** One function for each type of effect; a missing one does not compile. */
type EffectHandlers<Effects> = { readonly [Type in keyof Effects]: (effect: EffectOf<Effects, Type>) => void }

/**
 * Creates a handler that keeps the state between events.
 * @param decide pure
 * @returns the handler; an effect may call it again at once
 */
export function createEventHandler<State, Event, Effects>(
  start: State,
  decide: (state: State, event: Event) => Transition<State, Effects>,
  effectHandlers: EffectHandlers<Effects>,
): (event: Event) => void {
  let state = start
  return (event) => {
    const transition = decide(state, event)
    state = transition.state
    for (const effect of transition.effects) runEffect(effectHandlers, effect)
  }
}

function runEffect<Effects, Type extends keyof Effects>(
  effectHandlers: EffectHandlers<Effects>,
  effect: EffectOf<Effects, Type>,
): void {
  effectHandlers[effect.type](effect)
}
