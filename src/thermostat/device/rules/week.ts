/** The sample week program (behaviour 28.4), and whether its last event still stands (behaviour 5.15). */
import type { Device } from '../model'
import { DAY, type Instant, MINUTE, midnightOf, weekday } from '../time'

export interface WeekEvent {
  readonly name: 'wakeUp' | 'leave' | 'backHome' | 'sleep'
  /** Minutes after midnight. */
  readonly time: number
  /** Degrees. */
  readonly temperature: number
  readonly disabled?: boolean
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes

export const weekdayEvents: readonly WeekEvent[] = [
  { name: 'wakeUp', time: at(6), temperature: 22 },
  { name: 'leave', time: at(8), temperature: 17 },
  { name: 'backHome', time: at(15), temperature: 22 },
  { name: 'sleep', time: at(23), temperature: 17 },
]

export const weekendEvents: readonly WeekEvent[] = [
  { name: 'wakeUp', time: at(7), temperature: 22 },
  { name: 'leave', time: at(10), temperature: 17, disabled: true },
  { name: 'backHome', time: at(16, 30), temperature: 22, disabled: true },
  { name: 'sleep', time: at(23), temperature: 17 },
]

/** Monday is 0. */
export const weekdays = [0, 1, 2, 3, 4] as const
export const weekend = [5, 6] as const

function eventsOf(day: Instant): readonly WeekEvent[] {
  return weekday(day) > weekdays.length ? weekendEvents : weekdayEvents
}

/** An event on its day. */
interface Event {
  readonly at: Instant
  readonly event: WeekEvent
}

/** The event that stands at this time. Every day has an enabled event, so there is always one behind. */
function latest(now: Instant): Event {
  for (let day = midnightOf(now); ; day -= DAY) {
    const event = eventsOf(day).findLast((one) => !one.disabled && atOn(day, one) <= now)
    if (event) return { at: atOn(day, event), event }
  }
}

function atOn(day: Instant, { time }: WeekEvent): Instant {
  return day + time * MINUTE
}

/** When the program last changed the temperature, up to and including now. */
export function lastEvent(now: Instant): Instant {
  return latest(now).at
}

/** The degrees that the program sets at this time. */
export function scheduledTemperature(now: Instant): number {
  return latest(now).event.temperature
}

/** The event with which the program changes the temperature next. */
export function eventAhead(now: Instant): Event {
  for (let day = midnightOf(now); ; day += DAY) {
    const event = eventsOf(day).find((one) => !one.disabled && atOn(day, one) > now)
    if (event) return { at: atOn(day, event), event }
  }
}

/** When the program changes the temperature next. */
export function nextEvent(now: Instant): Instant {
  return eventAhead(now).at
}

/** Whether the visitor has not changed the temperature since the last event. */
export function isWeekUndisturbed({ session, passing, clock }: Device): boolean {
  return ((passing ?? session).changedAt ?? 0) < lastEvent(clock)
}
