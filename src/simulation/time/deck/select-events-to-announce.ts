import { type Instant, MINUTE } from '../../../thermostat/device/device'
import type { HouseEvent, Speed } from '../model'

/** At a higher speed events follow each other too fast to be heard. */
const MAX_ANNOUNCED_SPEED: Speed = 60

/**
 * Selects the events to announce to screen readers (behaviour 31.33). After high speed, only the event at which time
 * stops is announced.
 * @param announcedUntil the `announcedUntil` that the previous call returned: only later events are announced
 */
export function selectEventsToAnnounce(
  events: readonly HouseEvent[],
  now: Instant,
  speed: Speed,
  announcedUntil: Instant,
): { readonly events: readonly HouseEvent[]; readonly announcedUntil: Instant } {
  // At high speed the last minute stays open: time may stop at an event in it.
  if (speed > MAX_ANNOUNCED_SPEED)
    return { events: [], announcedUntil: Math.max(announcedUntil, now - MINUTE) }
  return { events: events.filter(({ at }) => at > announcedUntil && at <= now), announcedUntil: now }
}
