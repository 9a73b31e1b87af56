/** The 24 hours that the chart shows (behaviour 31.35). */
import { DAY, HOUR, type Instant } from '../../../thermostat/device/device'

export const VIEW_MS = DAY

/** The longest part of the view that is in the past. Once it is reached, the view moves with time. */
const MAX_PAST_MS = VIEW_MS / 2

export const startOfHour = (at: Instant): Instant => Math.floor(at / HOUR) * HOUR

/** Returns the start of the first sample's hour, or the instant `MAX_PAST_MS` before now if it is later. */
export function viewStartOf(firstSampleTime: Instant, now: Instant): Instant {
  return Math.max(startOfHour(firstSampleTime), now - MAX_PAST_MS)
}

/** True once the view moves with time. */
export function isViewMoving(viewStart: Instant, now: Instant): boolean {
  return now - viewStart >= MAX_PAST_MS
}
