/** The companion's one writer: events go in, a decision changes the state, and its effects are done. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TaskProgress } from '../../common/requests'
import { createQueue } from '../../common/ui/queue'
import type { CompanionEvent, Effect } from './events'
import { CLOSED, type Companion, targetOf } from './guide-state'
import { emptySearch, type Search } from './search'

export interface Outcome {
  readonly companion: Companion
  /** The effects to carry out now, in this order. */
  readonly effects: readonly Effect[]
}

/** Decides on events and does their effects. */
export interface CompanionController {
  readonly decide: (companion: Companion, event: CompanionEvent) => Outcome
  readonly perform: (effect: Effect) => void
  /** Lets simulated time demonstrate what the task in hand explains. */
  readonly playScene: () => Promise<void>
  /** Stops whatever goes on, and listens to nothing any more. */
  readonly dispose: () => void
}

export interface CompanionStore
  extends Pick<StoreApi<Companion>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly search: StoreApi<Search>
  /** Handles an event; one that an effect sends is handled after all effects of the one before. */
  readonly send: (event: CompanionEvent) => void
  /** Tells whoever listens what has become of a task. */
  readonly report: (news: TaskProgress) => void
  /** @returns a function that ends it */
  readonly onNews: (listener: (news: TaskProgress) => void) => () => void
  /** Connects what decides on everything, once it is loaded; gives what was connected first. */
  readonly connect: (create: () => CompanionController) => CompanionController
  readonly dispose: () => void
}

export function createCompanionStore(): CompanionStore {
  const state = createStore<Companion>(() => CLOSED)
  const search = createStore<Search>(() => emptySearch)
  const listeners = new Set<(news: TaskProgress) => void>()
  let machine: CompanionController | null = null
  const send = createQueue((event: CompanionEvent) => {
    const before = state.getState()
    const { companion, effects } = (machine?.decide ?? decideUnloaded)(before, event)
    if (targetOf(companion)?.task !== targetOf(before)?.task) search.setState(emptySearch)
    if (companion !== before) state.setState(companion, true)
    for (const effect of effects) machine?.perform(effect)
  })
  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    search,
    send,
    report(news) {
      for (const listener of listeners) listener(news)
    },
    onNews(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect(create) {
      machine ??= create()
      return machine
    },
    dispose() {
      send({ type: 'visitor-left' })
      machine?.dispose()
    },
  }
}

/** Opens and closes the companion before it is loaded: the page shows that it loads. */
function decideUnloaded(companion: Companion, { type }: CompanionEvent): Outcome {
  const { phase } = companion.guide
  if (type === 'open' && phase === 'closed') return unloaded('finding')
  return type === 'close' || type === 'visitor-left' ? unloaded('closed') : { companion, effects: [] }
}

const unloaded = (phase: 'closed' | 'finding'): Outcome => ({
  companion: { ...CLOSED, guide: { phase } },
  effects: [],
})
