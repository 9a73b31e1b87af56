/** The sample week program (behaviour 28.4), its events, and the manual override (behaviour 5.15). */
import type { Device } from '../model'
import { DAY, type Instant, MINUTE, midnightOf, weekday } from '../time'

export interface WeekEvent {
  readonly name: 'wakeUp' | 'leave' | 'backHome' | 'sleep'
  /** Minutes after midnight. */
  readonly minuteOfDay: number
  /** Degrees. */
  readonly temperature: number
  readonly disabled?: boolean
}

const toMinuteOfDay = (hours: number, minutes = 0) => hours * 60 + minutes

export const weekdayEvents: readonly WeekEvent[] = [
  { name: 'wakeUp', minuteOfDay: toMinuteOfDay(6), temperature: 22 },
  { name: 'leave', minuteOfDay: toMinuteOfDay(8), temperature: 17 },
  { name: 'backHome', minuteOfDay: toMinuteOfDay(15), temperature: 22 },
  { name: 'sleep', minuteOfDay: toMinuteOfDay(23), temperature: 17 },
]

export const weekendEvents: readonly WeekEvent[] = [
  { name: 'wakeUp', minuteOfDay: toMinuteOfDay(7), temperature: 22 },
  { name: 'leave', minuteOfDay: toMinuteOfDay(10), temperature: 17, disabled: true },
  { name: 'backHome', minuteOfDay: toMinuteOfDay(16, 30), temperature: 22, disabled: true },
  { name: 'sleep', minuteOfDay: toMinuteOfDay(23), temperature: 17 },
]

/** The days as the screen of the week program numbers them: Monday is 0. */
export const weekdayIndices = [0, 1, 2, 3, 4] as const
/** Saturday and Sunday. */
export const weekendIndices = [5, 6] as const

/** Friday's number in `weekday`, which begins with 1 for Monday. */
const FRIDAY = 5

function eventsOnDay(day: Instant): readonly WeekEvent[] {
  return weekday(day) > FRIDAY ? weekendEvents : weekdayEvents
}

interface DatedWeekEvent {
  readonly at: Instant
  readonly event: WeekEvent
}

/** Returns the last enabled event up to and including `instant`. The loop ends: each day has an enabled event. */
function latestWeekEventAt(instant: Instant): DatedWeekEvent {
  for (let day = midnightOf(instant); ; day -= DAY) {
    const event = eventsOnDay(day).findLast((event) => !event.disabled && instantOf(day, event) <= instant)
    if (event) return { at: instantOf(day, event), event }
  }
}

function instantOf(day: Instant, { minuteOfDay }: WeekEvent): Instant {
  return day + minuteOfDay * MINUTE
}

export function latestWeekEventTime(instant: Instant): Instant {
  return latestWeekEventAt(instant).at
}

/** Returns the temperature of the week program at this time, in degrees. */
export function scheduledTemperatureAt(instant: Instant): number {
  return latestWeekEventAt(instant).event.temperature
}

/** Returns the first enabled event after `instant`. */
export function nextWeekEventAfter(instant: Instant): DatedWeekEvent {
  for (let day = midnightOf(instant); ; day += DAY) {
    const event = eventsOnDay(day).find((event) => !event.disabled && instantOf(day, event) > instant)
    if (event) return { at: instantOf(day, event), event }
  }
}

export function nextWeekEventTime(instant: Instant): Instant {
  return nextWeekEventAfter(instant).at
}

/** True if the visitor has changed the temperature since the latest week event (behaviour 5.15). */
export function hasManualOverride({ session, simulatedTime, clock }: Device): boolean {
  const { changedAt } = simulatedTime ?? session
  return changedAt !== null && changedAt >= latestWeekEventTime(clock)
}
