/** What the page knows of the companion before it is loaded: whether it is open, and what is asked of it. */
import { createStore } from 'zustand/vanilla'

/** As the hook `data-state` says it. */
export type CompanionState =
  | 'closed'
  | 'finding'
  | 'ready'
  | 'showing'
  | 'paused'
  | 'trying'
  | 'reached'
  | 'explaining'
  | 'impossible'

/** A task that an address or the page around the frame asks for. Not validated yet. */
export interface Request {
  readonly task: string
  readonly mode: 'show' | 'try' | null
  readonly value: string | null
}

/** What a host page hears of the companion. */
export interface TaskNews {
  readonly task: string
  readonly state: 'found' | 'shown' | 'tried' | 'reached' | 'left'
  /** Presses taken so far, and the fewest possible; a hold counts as three. */
  readonly presses: number
  readonly fewest: number
}

export interface Door {
  readonly state: CompanionState
  /** The task in hand, by its id. */
  readonly task: string | null
  /** What was asked for last and is not yet taken up. */
  readonly request: Request | null
}

export const door = createStore<Door>(() => ({ state: 'closed', task: null, request: null }))
