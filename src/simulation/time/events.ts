/** The events of simulated time. */
import { HOUR, type Instant } from '../../thermostat/device/device'
import { upcomingEvents } from '../../thermostat/device/regulation'
import type { HouseEvent, RelayChange, SimulationState, Timeline } from './model'

export function eventsBetween(before: SimulationState, after: SimulationState): readonly HouseEvent[] {
  const at = after.device.clock
  const hasWindowOpened = after.device.surroundings.windowOpen && !before.device.surroundings.windowOpen
  return [
    ...upcomingEvents(before.device, at),
    ...limitEventsBetween(before, after),
    ...(hasWindowOpened ? [{ at, kind: 'windowOpens' } as const] : []),
  ]
}

/** Returns one event if a temperature limit has started or stopped blocking the heating, else none. */
export function limitEventsBetween(before: SimulationState, after: SimulationState): readonly HouseEvent[] {
  const isOverLimit = after.regulator.overLimit
  if (isOverLimit === before.regulator.overLimit) return []
  return [{ at: after.device.clock, kind: isOverLimit ? 'limitHolds' : 'limitEnds' }]
}

/**
 * Two periods at a temperature limit count as one if the gap between them is shorter than this. Heating resumes half
 * a degree below a limit, and usually reaches the limit again soon.
 */
export const MAX_LIMIT_GAP_MS = 2 * HOUR

/** Joins periods at a temperature limit: removes the events at both ends of each short gap between two of them. */
export function joinLimitPeriods(events: readonly HouseEvent[]): readonly HouseEvent[] {
  const limitEvents = events.filter(isLimitEvent)
  const isGap = (end: HouseEvent | undefined, start: HouseEvent | undefined) =>
    end?.kind === 'limitEnds' && start?.kind === 'limitHolds' && start.at - end.at < MAX_LIMIT_GAP_MS
  const gapEvents = new Set(
    limitEvents.filter(
      (event, index) => isGap(event, limitEvents[index + 1]) || isGap(limitEvents[index - 1], event),
    ),
  )
  return events.filter((event) => !gapEvents.has(event))
}

function isLimitEvent({ kind }: HouseEvent): boolean {
  return kind === 'limitHolds' || kind === 'limitEnds'
}

export function nextEventOf(events: readonly HouseEvent[], now: Instant): HouseEvent | undefined {
  return events.reduce<HouseEvent | undefined>(
    (next, event) => (event.at > now && (!next || event.at < next.at) ? event : next),
    undefined,
  )
}

/**
 * Returns what the button for the next event skips to: the next event, else the next relay change. `undefined` if
 * neither is ahead, and before the start.
 */
export function nextStopOf(
  { events, nextRelayChange }: Pick<Timeline, 'events' | 'nextRelayChange'>,
  now: Instant,
): HouseEvent | RelayChange | undefined {
  const relayChangeAhead = nextRelayChange && nextRelayChange.at > now ? nextRelayChange : undefined
  return nextEventOf(events, now) ?? relayChangeAhead
}
