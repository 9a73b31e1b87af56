/** The companion's store. It handles each event, updates the state, then carries out the event's effects. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TaskProgress } from '../../common/requests'
import { createQueue } from '../../common/ui/queue'
import type { CompanionEvent, Effect } from './events'
import { CLOSED_STATE, type CompanionState, targetOf } from './phase-state'
import { closeList, emptySearch, type SearchState } from './search'

export interface Outcome {
  readonly state: CompanionState
  /** The effects to carry out now, in this order. */
  readonly effects: readonly Effect[]
}

/** Handles events and carries out effects, once the companion is loaded. */
export interface CompanionController {
  readonly decide: (state: CompanionState, event: CompanionEvent) => Outcome
  readonly perform: (effect: Effect) => void
  /** Plays the scene of the current task. */
  readonly playScene: () => Promise<void>
  /** Stops the demonstrator and all listeners. */
  readonly dispose: () => void
}

export interface CompanionStore
  extends Pick<StoreApi<CompanionState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly search: StoreApi<SearchState>
  /** Handles an event. Events that effects send are queued until all effects of the current event are done. */
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
  const stateStore = createStore<CompanionState>(() => CLOSED_STATE)
  const search = createStore<SearchState>(() => emptySearch)
  const listeners = new Set<(progress: TaskProgress) => void>()
  let controller: CompanionController | null = null
  const send = createQueue((event: CompanionEvent) => {
    const before = stateStore.getState()
    const { state, effects } = (controller?.decide ?? decideBeforeLoad)(before, event)
    // The visitor's words have nothing to do with a task that was requested.
    if (targetOf(state)?.task !== targetOf(before)?.task)
      search.setState(event.type === 'request' ? emptySearch : closeList)
    if (state !== before) stateStore.setState(state, true)
    for (const effect of effects) controller?.perform(effect)
  })
  return {
    getState: stateStore.getState,
    getInitialState: stateStore.getInitialState,
    subscribe: stateStore.subscribe,
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

/** Handles events before the companion is loaded: only opens and closes it. */
function decideBeforeLoad(state: CompanionState, { type }: CompanionEvent): Outcome {
  const { phase } = state.phaseState
  if (type === 'open' && phase === 'closed') return outcomeIn('finding')
  return type === 'close' || type === 'visitor-left' ? outcomeIn('closed') : { state, effects: [] }
}

const outcomeIn = (phase: 'closed' | 'finding'): Outcome => ({
  state: { ...CLOSED_STATE, phaseState: { phase } },
  effects: [],
})
