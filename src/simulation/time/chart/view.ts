/** Which 24 hours the chart shows (behaviour 31.35). */
import { DAY, HOUR, type Instant } from '../../../thermostat/device/device'

/** In ms. */
export const VIEW = DAY

/** How much of it is past once the view moves on, in ms. */
const PAST = VIEW / 2

export const hourOf = (at: Instant): Instant => Math.floor(at / HOUR) * HOUR

/**
 * Where the view begins: with the hour in which time began, until half of it is past.
 * @param begun the first instant that is known
 */
export function viewFrom(begun: Instant, now: Instant): Instant {
  return Math.max(hourOf(begun), now - PAST)
}

/** Whether the view has begun to move. */
export function isMoving(from: Instant, now: Instant): boolean {
  return now - from >= PAST
}
