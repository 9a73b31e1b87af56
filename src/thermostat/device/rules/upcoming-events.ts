/** The events that will happen if no button is pressed (behaviour 31.19). */
import { change } from '../change'
import type { Device } from '../model'
import { DAY, HOUR, type Instant } from '../time'
import { DRYING_DAYS, programInForce } from './drying'
import {
  isTimerProgramInForce,
  isWeekProgramInForce,
  POST_HEAT_MS,
  postHeatEndOf,
  remainingTimerHours,
} from './in-force'
import { isVentilating, VENTILATION_PAUSE_MS } from './mode'
import { temperatureCapOf } from './temperature'
import { nextWeekEventAfter, type WeekEvent } from './week'

export interface UpcomingEvent {
  readonly at: Instant
  readonly kind: WeekEvent['name'] | 'timerEnds' | 'floorIsDry' | 'pauseEnds' | 'postHeatEnds'
  /** Degrees; only for an event of the week program. */
  readonly temperature?: number
}

/** Returns the events after the device's clock, up to and including `until`, sorted by time. */
export function upcomingEvents(device: Device, until: Instant): readonly UpcomingEvent[] {
  const isUpcoming = ({ at }: UpcomingEvent) => at > device.clock && at <= until
  return [...upcomingWeekEvents(device, until), ...upcomingEnds(device).filter(isUpcoming)].toSorted(
    (a, b) => a.at - b.at,
  )
}

function upcomingWeekEvents(device: Device, until: Instant): readonly UpcomingEvent[] {
  const cap = temperatureCapOf(device.settings)
  const events: UpcomingEvent[] = []
  for (let next = nextWeekEventAfter(device.clock); next.at <= until; next = nextWeekEventAfter(next.at)) {
    const { at, event } = next
    // The end of delayed start-up may resume the week program before the event.
    if (isWeekProgramInForce(change(device, { clock: at })))
      events.push({ at, kind: event.name, temperature: Math.min(cap, event.temperature) })
  }
  return events
}

/**
 * Returns the ends of timer, floor drying, ventilation pause and post-heat time that will happen: each of them must be
 * in force just before its end.
 */
function upcomingEnds(device: Device): readonly UpcomingEvent[] {
  const { simulatedTime, settings } = device
  if (!simulatedTime) return []
  const { timerSince, dryingSince, windowSince, postHeatSince } = simulatedTime
  const timerEnd = timerSince + settings.timerTime * HOUR
  const willHappen = ({ at, kind }: UpcomingEvent) => {
    const justBefore = change(device, { clock: at - 1 })
    switch (kind) {
      case 'timerEnds':
        return isTimerProgramInForce(justBefore) && remainingTimerHours(justBefore) > 0
      case 'floorIsDry':
        return programInForce(justBefore) === 'delayedStartup'
      case 'pauseEnds':
        return isVentilating(justBefore)
      default:
        return postHeatEndOf(justBefore) === at
    }
  }
  const candidates: readonly UpcomingEvent[] = [
    { at: timerEnd, kind: 'timerEnds' },
    { at: dryingSince + DRYING_DAYS * DAY, kind: 'floorIsDry' },
    { at: windowSince + VENTILATION_PAUSE_MS, kind: 'pauseEnds' },
    { at: timerEnd + POST_HEAT_MS, kind: 'postHeatEnds' },
    ...(postHeatSince === null ? [] : [{ at: postHeatSince + POST_HEAT_MS, kind: 'postHeatEnds' as const }]),
  ]
  return candidates.filter(willHappen)
}
