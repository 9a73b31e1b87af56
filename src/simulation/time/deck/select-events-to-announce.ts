/** Which events are told to a screen reader (behaviour 31.33). */
import { type Instant, MINUTE } from '../../../thermostat/device/device'
import type { HouseEvent, Speed } from '../model'

/** Faster than this nobody could hear of each event. */
const MAX_ANNOUNCED_SPEED: Speed = 60

/**
 * The events that are told now, in their order, and until when all are told.
 * Of faster time only those are told at which it has stopped.
 * @param toldUntil as it was given the last time
 */
export function selectEventsToAnnounce(
  events: readonly HouseEvent[],
  now: Instant,
  speed: Speed,
  toldUntil: Instant,
): { readonly events: readonly HouseEvent[]; readonly toldUntil: Instant } {
  if (speed > MAX_ANNOUNCED_SPEED) return { events: [], toldUntil: Math.max(toldUntil, now - MINUTE) }
  return { events: events.filter(({ at }) => at > toldUntil && at <= now), toldUntil: now }
}
