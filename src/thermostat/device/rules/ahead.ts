/** What lies ahead on the device's clock, if nobody does anything (behaviour 31.19). */
import { change } from '../change'
import type { Device } from '../model'
import { DAY, HOUR, type Instant } from '../time'
import { DRYING_DAYS, programInForce } from './drying'
import { isTimerInForce, isWeekInForce, POST_HEAT, postHeatEnd, runningHours } from './in-force'
import { isVentilating, VENTILATION_PAUSE } from './mode'
import { temperatureCap } from './temperature'
import { eventAhead, type WeekEvent } from './week'

export interface EventAhead {
  readonly at: Instant
  readonly kind: WeekEvent['name'] | 'timerEnds' | 'floorIsDry' | 'pauseEnds' | 'postHeatEnds'
  /** Degrees, for an event of the week program. */
  readonly temperature?: number
}

/** Everything after now, up to and including an instant, in its order. */
export function eventsAhead(device: Device, until: Instant): readonly EventAhead[] {
  const isAhead = ({ at }: EventAhead) => at > device.clock && at <= until
  return [...weekEvents(device, until), ...ends(device).filter(isAhead)].toSorted((a, b) => a.at - b.at)
}

function weekEvents(device: Device, until: Instant): readonly EventAhead[] {
  const cap = temperatureCap(device.settings)
  const events: EventAhead[] = []
  for (let next = eventAhead(device.clock); next.at <= until; next = eventAhead(next.at)) {
    const { at, event } = next
    // The floor may be dry by then.
    if (isWeekInForce(change(device, { clock: at })))
      events.push({ at, kind: event.name, temperature: Math.min(cap, event.temperature) })
  }
  return events
}

/** What ends, as far as it is in force until then. */
function ends(device: Device): readonly EventAhead[] {
  const { passing, settings } = device
  if (!passing) return []
  const { timerSince, dryingSince, windowSince, postHeatSince } = passing
  const timerEnd = timerSince + settings.timerTime * HOUR
  const isInForce = ({ at, kind }: EventAhead) => {
    const before = change(device, { clock: at - 1 })
    switch (kind) {
      case 'timerEnds':
        return isTimerInForce(before) && runningHours(before) > 0
      case 'floorIsDry':
        return programInForce(before) === 'delayedStartup'
      case 'pauseEnds':
        return isVentilating(before)
      default:
        return postHeatEnd(before) === at
    }
  }
  const all: readonly EventAhead[] = [
    { at: timerEnd, kind: 'timerEnds' },
    { at: dryingSince + DRYING_DAYS * DAY, kind: 'floorIsDry' },
    { at: windowSince + VENTILATION_PAUSE, kind: 'pauseEnds' },
    { at: timerEnd + POST_HEAT, kind: 'postHeatEnds' },
    { at: (postHeatSince ?? Number.NEGATIVE_INFINITY) + POST_HEAT, kind: 'postHeatEnds' },
  ]
  return all.filter(isInForce)
}
