/** What the page knows of time before its files are loaded: whether it runs, and what is asked of it. */
import { createStore } from 'zustand/vanilla'
import type { Speed } from './model'

/** What an address, the page around a frame, or the companion asks for. Only its form is checked. */
export interface TimeRequest {
  /** The next such weekday (1 is Monday) and minute of the day; `null` goes on from where time is. */
  readonly begin: { readonly weekday: number; readonly minute: number } | null
  readonly speed: Speed
}

export interface TimeDoor {
  /** Whether time was started and is not back at now. */
  readonly isStarted: boolean
  readonly speed: Speed
  /** What was asked for last and is not yet taken up; `now` ends it. */
  readonly request: TimeRequest | 'now' | null
  /** Whether the companion says what happens, and nobody else. */
  readonly isTold?: boolean
}

export const timeDoor = createStore<TimeDoor>(() => ({ isStarted: false, speed: 1, request: null }))

/** Asks for time to run, whether its files are loaded or not. */
export function askForTime(request: TimeRequest | 'now'): void {
  timeDoor.setState({ request })
}
