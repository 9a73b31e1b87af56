/** Decides when to wake the device next. Pure. */
import type { Instant } from '../../thermostat/device/device'

/**
 * Gives the earliest moment to wake the device, `null` for none.
 * @param dues when its timers are due; the device's clock alone is due every minute, so no wait is long
 * @param rung when the last alarm was due: a timer that is still there must not ring for ever
 */
export function nextAlarm(dues: readonly Instant[], rung: Instant, now: Instant): Instant | null {
  const done = Math.min(rung, now)
  const due = Math.min(...dues.filter((due) => due > done))
  return Number.isFinite(due) ? due : null
}

/** Gives the moments to wake the device at after a wait: also the due one if the clock was set back. */
export function momentsAfter(due: Instant, now: Instant): readonly Instant[] {
  return now < due ? [due, now] : [now]
}
