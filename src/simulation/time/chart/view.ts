/** The 24 hours that the chart shows (behaviour 31.35). */
import { DAY, HOUR, type Instant } from '../../../thermostat/device/device'

export const VIEW_MS = DAY

/** The longest part of the view that is in the past. Once it is reached, the view moves with time. */
const MAX_PAST_MS = VIEW_MS / 2

export const startOfHour = (at: Instant): Instant => Math.floor(at / HOUR) * HOUR

/** Returns the beginning of the view: the full hour before the first sample, at most `MAX_PAST_MS` before now. */
export function viewStartOf(firstSample: Instant, now: Instant): Instant {
  return Math.max(startOfHour(firstSample), now - MAX_PAST_MS)
}

export function isViewMoving(viewStart: Instant, now: Instant): boolean {
  return now - viewStart >= MAX_PAST_MS
}
