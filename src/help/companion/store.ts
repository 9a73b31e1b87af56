/** The companion's store. It alone writes the state: handles an event, then carries out its effects. */
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

/** Handles events and carries out effects, once the companion is loaded. */
export interface CompanionController {
  readonly decide: (companion: Companion, event: CompanionEvent) => Outcome
  readonly perform: (effect: Effect) => void
  /** Plays the scene of the current task. */
  readonly playScene: () => Promise<void>
  /** Stops the demonstrator and all listeners. */
  readonly dispose: () => void
}

export interface CompanionStore
  extends Pick<StoreApi<Companion>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly search: StoreApi<Search>
  /** Handles an event. An event that an effect sends waits until all effects of the last event are done. */
  readonly send: (event: CompanionEvent) => void
  /** Calls the listeners with a task's progress. */
  readonly report: (progress: TaskProgress) => void
  /** @returns a function that removes the listener */
  readonly onProgress: (listener: (progress: TaskProgress) => void) => () => void
  /** Creates the controller, once the companion is loaded. Later calls return the first controller. */
  readonly connect: (create: () => CompanionController) => CompanionController
  readonly dispose: () => void
}

export function createCompanionStore(): CompanionStore {
  const state = createStore<Companion>(() => CLOSED)
  const search = createStore<Search>(() => emptySearch)
  const listeners = new Set<(progress: TaskProgress) => void>()
  let controller: CompanionController | null = null
  const send = createQueue((event: CompanionEvent) => {
    const before = state.getState()
    const { companion, effects } = (controller?.decide ?? decideUnloaded)(before, event)
    if (targetOf(companion)?.task !== targetOf(before)?.task) search.setState(emptySearch)
    if (companion !== before) state.setState(companion, true)
    for (const effect of effects) controller?.perform(effect)
  })
  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    search,
    send,
    report(progress) {
      for (const listener of listeners) listener(progress)
    },
    onProgress(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect(create) {
      controller ??= create()
      return controller
    },
    dispose() {
      send({ type: 'visitor-left' })
      controller?.dispose()
    },
  }
}

/** Opens and closes the companion before it is loaded, while the page shows that it loads. */
function decideUnloaded(companion: Companion, { type }: CompanionEvent): Outcome {
  const { phase } = companion.guide
  if (type === 'open' && phase === 'closed') return unloaded('finding')
  return type === 'close' || type === 'visitor-left' ? unloaded('closed') : { companion, effects: [] }
}

const unloaded = (phase: 'closed' | 'finding'): Outcome => ({
  companion: { ...CLOSED, guide: { phase } },
  effects: [],
})
