/** The companion's one writer: events go in, a decision changes the state, and its effects are done. */
import type { Slice } from '../app/app'
import { queueOf } from '../ui/queue'
import type { CompanionEvent, Effect } from './events'
import { CLOSED, type Companion } from './guide-state'

export interface Outcome {
  readonly companion: Companion
  /** The effects to carry out now, in this order. */
  readonly effects: readonly Effect[]
}

/** Decides on events and does their effects. */
export interface Machine {
  readonly decide: (companion: Companion, event: CompanionEvent) => Outcome
  readonly perform: (effect: Effect) => void
}

export interface CompanionStore {
  readonly getState: () => Companion
  /** Handles an event; one that an effect sends is handled after all effects of the one before. */
  readonly send: (event: CompanionEvent) => void
  /** Connects what decides on everything, once it is loaded. */
  readonly connect: (machine: Machine) => void
}

/** @param state the page's state of the companion */
export function createCompanionStore({ getState, setState }: Slice<Companion>): CompanionStore {
  let machine: Machine = { decide: decideUnloaded, perform: () => {} }
  const send = queueOf((event: CompanionEvent) => {
    const before = getState()
    const { companion, effects } = machine.decide(before, event)
    if (companion !== before) setState(companion)
    for (const effect of effects) machine.perform(effect)
  })
  return {
    getState,
    send,
    connect(loaded) {
      machine = loaded
    },
  }
}

/** Opens and closes the companion before it is loaded: the page shows that it loads. */
function decideUnloaded(companion: Companion, { type }: CompanionEvent): Outcome {
  const { phase } = companion.guide
  if (type === 'open' && phase === 'closed') return unloaded('finding')
  return type === 'close' || type === 'next-visitor' ? unloaded('closed') : { companion, effects: [] }
}

const unloaded = (phase: 'closed' | 'finding'): Outcome => ({
  companion: { ...CLOSED, guide: { phase } },
  effects: [],
})
