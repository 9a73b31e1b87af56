/** What happens while time runs. */
import { HOUR, type Instant } from '../../thermostat/device/device'
import { upcomingEvents } from '../../thermostat/device/regulation'
import type { HouseEvent, World } from './model'

/** What happened from one world to the next. */
export function eventsBetween(before: World, after: World): readonly HouseEvent[] {
  const at = after.device.clock
  const isOpened = after.device.surroundings.windowOpen && !before.device.surroundings.windowOpen
  return [
    ...upcomingEvents(before.device, at),
    ...limitEvents(before, after),
    ...(isOpened ? [{ at, kind: 'windowOpens' } as const] : []),
  ]
}

/** Whether a limit began or ceased to hold the heating back. */
export function limitEvents(before: World, after: World): readonly HouseEvent[] {
  const holds = after.regulator.overLimit
  if (holds === before.regulator.overLimit) return []
  return [{ at: after.device.clock, kind: holds ? 'limitHolds' : 'limitEnds' }]
}

/** A floor at its limit cools by half a degree and is heated again: meanwhile the limit holds. */
export const LIMIT_BREAK = 2 * HOUR

/** The events without those between which a limit has let go only for a while. In their order. */
export function withoutBreaks(events: readonly HouseEvent[]): readonly HouseEvent[] {
  const limits = events.filter(isOfLimit)
  const isBreak = (ends: HouseEvent | undefined, holds: HouseEvent | undefined) =>
    ends?.kind === 'limitEnds' && holds?.kind === 'limitHolds' && holds.at - ends.at < LIMIT_BREAK
  const breaks = new Set(
    limits.filter((event, place) => isBreak(event, limits[place + 1]) || isBreak(limits[place - 1], event)),
  )
  return events.filter((event) => !breaks.has(event))
}

function isOfLimit({ kind }: HouseEvent): boolean {
  return kind === 'limitHolds' || kind === 'limitEnds'
}

/** What comes next. */
export function nextOf(events: readonly HouseEvent[], now: Instant): HouseEvent | undefined {
  return events.reduce<HouseEvent | undefined>(
    (found, event) => (event.at > now && (!found || event.at < found.at) ? event : found),
    undefined,
  )
}
