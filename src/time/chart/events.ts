/** Which events matter most. */
import type { Instant } from '../../device/time'
import { nextOf } from '../events'
import { CHART_SPAN, type HouseEvent } from '../model'

/** Those in view: what comes next, then what the week program does not bring, then what is near. */
export function byWeight(events: readonly HouseEvent[], now: Instant): readonly HouseEvent[] {
  const next = nextOf(events, now)
  const weight = (event: HouseEvent) =>
    event === next ? -1 : Math.abs(event.at - now) + (event.temperature === undefined ? 0 : CHART_SPAN)
  return events
    .filter(({ at }) => Math.abs(at - now) <= CHART_SPAN)
    .sort((one, other) => weight(one) - weight(other))
}
