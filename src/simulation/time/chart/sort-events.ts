import { DAY, type Instant } from '../../../thermostat/device/device'
import { nextEventOf } from '../events'
import type { HouseEvent } from '../model'
import { VIEW_MS } from './view'

/**
 * Returns the events in view, most important first: the next event, then all other events but those of the week
 * program, then the events of the program. Events nearer to `now` come first in each group.
 */
export function sortEventsInView(
  events: readonly HouseEvent[],
  now: Instant,
  viewStart: Instant,
): readonly HouseEvent[] {
  const next = nextEventOf(events, now)
  const rankOf = (event: HouseEvent) => {
    if (event === next) return -1
    const distance = Math.abs(event.at - now)
    // No event in view is more than a day away, so the added day puts the events of the program last.
    return isProgramEvent(event) ? distance + DAY : distance
  }
  return events
    .filter(({ at }) => at >= viewStart && at <= viewStart + VIEW_MS)
    .sort((one, other) => rankOf(one) - rankOf(other))
}

/** Only events of the week program have a temperature. */
const isProgramEvent = ({ temperature }: HouseEvent) => temperature !== undefined
