/** Requests of an address or a host page to the companion and to time, and the news that a host page gets. */
import type { FloorThermostatDetails, ThermostatSpeed } from './embed'

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
export type TaskNews = FloorThermostatDetails['task']

export interface TimeRequest {
  /** The next such weekday (1 is Monday) and minute of the day; `null` goes on from where time is. */
  readonly begin: { readonly weekday: number; readonly minute: number } | null
  /** How many times faster than the visitor's time; 0 is stopped. */
  readonly speed: ThermostatSpeed
}
