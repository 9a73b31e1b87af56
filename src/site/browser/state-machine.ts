/** For adapters that do many things: a pure function decides what is to be done, its shell does it. */

/** One of a table of tasks: its type and what it needs. */
export type EffectOf<Effects, Type extends keyof Effects = keyof Effects> = {
  readonly [Each in Type]: { readonly type: Each } & Effects[Each]
}[Type]

export interface Transition<State, Effects> {
  readonly state: State
  /** What is to be done now, in this order. */
  readonly effects: readonly EffectOf<Effects>[]
}

/** How each type of task is done; one that is forgotten does not compile. */
type EffectHandlers<Effects> = { readonly [Type in keyof Effects]: (task: EffectOf<Effects, Type>) => void }

/**
 * Keeps the state between events.
 * @param decide what an event makes of the state, and what is to be done; pure
 * @returns what takes an event; a performer may send the next one at once
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
