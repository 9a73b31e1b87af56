/** Decides when to wake the device next. Pure. */
import type { Instant } from '../device/device'

export interface Alarm {
  readonly due: Instant
  /** How long to wait for it now, in ms. */
  readonly wait: number
  /** Whether it is due after that wait. A long wait is split into several. */
  readonly isWhole: boolean
}

/** In ms: for browsers more than 24 days are no wait at all, and the clock may be set meanwhile. */
const LONGEST_WAIT = 3_600_000

/**
 * Gives the earliest moment to wake the device, `null` for none.
 * @param dues when its timers are due
 * @param rung when the last alarm was due: a timer that is still there must not ring for ever
 */
export function nextAlarm(dues: readonly Instant[], rung: Instant, now: Instant): Alarm | null {
  const done = Math.min(rung, now)
  const due = Math.min(...dues.filter((due) => due > done))
  if (!Number.isFinite(due)) return null
  const wait = Math.max(0, due - now)
  return { due, wait: Math.min(wait, LONGEST_WAIT), isWhole: wait <= LONGEST_WAIT }
}

/** Gives the moments to wake the device at after a wait: also the due one if the clock was set back. */
export function momentsAfter(due: Instant, now: Instant): readonly Instant[] {
  return now < due ? [due, now] : [now]
}
