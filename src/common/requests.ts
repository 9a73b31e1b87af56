/** Requests of an address or a host page to the companion and to simulated time, and reports to the host page. */

/**
 * A task to show or to try, by its id; without a `mode`, the visitor chooses. An empty id leaves the current task,
 * `diagnosis` asks what is wrong.
 * Only the form is checked: the task or value may not exist.
 */
export interface TaskRequest {
  readonly task: string
  readonly mode: 'show' | 'try' | null
  readonly value: string | null
}

/** The id that requests a diagnosis in place of a task. */
export const DIAGNOSIS_REQUEST = 'diagnosis'

/** The progress of a task, reported to the host page. */
export interface TaskProgress {
  readonly task: string
  readonly state: 'found' | 'shown' | 'tried' | 'reached' | 'left'
  /** The visitor's presses so far; a long press counts as three. */
  readonly presses: number
  /** The smallest possible number of presses, counted likewise. */
  readonly fewest: number
}

export interface TimeRequest {
  /** Starts at the next such weekday (1 is Monday) and minute of the day; `null` continues from the current time. */
  readonly begin: { readonly weekday: number; readonly minute: number } | null
  /** The factor to real time; 0 stops. */
  readonly speed: 0 | 1 | 60 | 600 | 3600
}
