/** When to wake the device next, and what to tell it then. Pure. */
import type { Instant } from '../device/device'

export interface Alarm {
  readonly due: Instant
  /** How long to wait for it now, in ms. */
  readonly wait: number
  /** Whether it is due after that wait; a longer one is waited for in pieces. */
  readonly isWhole: boolean
}

/** In ms: browsers take a wait of more than 24 days for none, and a clock may be set in a shorter one. */
const LONGEST_WAIT = 3_600_000

/**
 * Gives the earliest moment to wake the device, `null` for none.
 * @param dues when its timers are due
 * @param rung the alarm that rang last: a timer that is there all the same must not ring for ever
 */
export function nextAlarm(dues: readonly Instant[], rung: Instant, now: Instant): Alarm | null {
  const done = Math.min(rung, now)
  const due = Math.min(...dues.filter((due) => due > done))
  if (!Number.isFinite(due)) return null
  const wait = Math.max(0, due - now)
  return { due, wait: Math.min(wait, LONGEST_WAIT), isWhole: wait <= LONGEST_WAIT }
}

/** Gives the moments to tell when a wait is over, whatever became of the clock: where it was set back, that is told as well. */
export function momentsAfter(due: Instant, now: Instant): readonly Instant[] {
  return now < due ? [due, now] : [now]
}
