import { DAY, type Instant } from '../../../thermostat/device/device'
import { nextEventOf } from '../events'
import type { HouseEvent } from '../model'
import { VIEW_MS } from './view'

/**
 * Returns the events in view, most important first: the next event, then events that are not of the week program,
 * then events of the program. Events nearer to `now` come first in each group.
 */
export function sortEventsInView(
  events: readonly HouseEvent[],
  now: Instant,
  viewStart: Instant,
): readonly HouseEvent[] {
  const next = nextEventOf(events, now)
  const rankOf = (event: HouseEvent) =>
    event === next ? -1 : Math.abs(event.at - now) + (event.temperature === undefined ? 0 : DAY)
  return events
    .filter(({ at }) => at >= viewStart && at <= viewStart + VIEW_MS)
    .sort((one, other) => rankOf(one) - rankOf(other))
}
