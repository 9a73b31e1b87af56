/** Which events matter most. */
import { DAY, type Instant } from '../../../thermostat/device/device'
import { nextEventOf } from '../events'
import type { HouseEvent } from '../model'
import { VIEW_MS } from './view'

/**
 * Those in view: what comes next, then what the week program does not bring, then what is near.
 * @param from where the view begins
 */
export function sortByImportance(
  events: readonly HouseEvent[],
  now: Instant,
  from: Instant,
): readonly HouseEvent[] {
  const next = nextEventOf(events, now)
  const weight = (event: HouseEvent) =>
    event === next ? -1 : Math.abs(event.at - now) + (event.temperature === undefined ? 0 : DAY)
  return events
    .filter(({ at }) => at >= from && at <= from + VIEW_MS)
    .sort((one, other) => weight(one) - weight(other))
}
