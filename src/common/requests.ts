/** Requests of an address or a host page to the companion and to time, and the news that a host page gets. */

/**
 * A task to show or to try, by its id; an empty id leaves the task in hand. Only its form is checked: there may
 * be no such task or value.
 */
export interface TaskRequest {
  readonly task: string
  readonly mode: 'show' | 'try' | null
  readonly value: string | null
}

/** News of a task for a host page. */
export interface TaskProgress {
  readonly task: string
  readonly state: 'found' | 'shown' | 'tried' | 'reached' | 'left'
  /** The visitor's presses so far, and the fewest possible; a hold counts as three. */
  readonly presses: number
  readonly fewest: number
}

export interface TimeRequest {
  /** The next such weekday (1 is Monday) and minute of the day; `null` goes on from where time is. */
  readonly begin: { readonly weekday: number; readonly minute: number } | null
  /** How many times faster than the visitor's time; 0 is stopped. */
  readonly speed: 0 | 1 | 60 | 600 | 3600
}
