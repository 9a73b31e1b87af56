/** Which 24 hours the chart shows (behaviour 31.35). */
import { DAY, HOUR, type Instant } from '../../../thermostat/device/device'

/** In ms. */
export const VIEW_MS = DAY

/** How much of it is past once the view moves on, in ms. */
const MAX_PAST_MS = VIEW_MS / 2

export const hourOf = (at: Instant): Instant => Math.floor(at / HOUR) * HOUR

/**
 * Where the view begins: with the hour in which time began, until half of it is past.
 * @param begun the first instant that is known
 */
export function viewStartOf(begun: Instant, now: Instant): Instant {
  return Math.max(hourOf(begun), now - MAX_PAST_MS)
}

/** Whether the view has begun to move. */
export function isViewMoving(from: Instant, now: Instant): boolean {
  return now - from >= MAX_PAST_MS
}
