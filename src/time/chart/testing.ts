/** For tests: a winter's day of a house, as time that runs would have it. */
import { DAY, HOUR, type Instant, MINUTE } from '../../device/time'
import type { HouseEvent, Sample } from '../model'

/** A Monday, 14:00. */
export const monday: Instant = Date.UTC(2026, 10, 23, 14)

/** A sample of which a test says what matters. */
export const sampleWith = (said: Partial<Sample>): Sample => ({
  at: monday,
  setpoint: null,
  floor: 200,
  room: 200,
  outdoor: 0,
  heating: false,
  heatedFor: 0,
  ...said,
})

interface Change {
  readonly hour: number
  readonly kind: HouseEvent['kind']
  readonly temperature: number
}

const program: readonly Change[] = [
  { hour: 6, kind: 'wakeUp', temperature: 22 },
  { hour: 8.5, kind: 'leave', temperature: 18 },
  { hour: 16, kind: 'backHome', temperature: 22 },
  { hour: 23, kind: 'sleep', temperature: 17 },
]

/** What is set by the week program, in degrees. */
function setAt(at: Instant): number {
  const hour = (at % DAY) / HOUR
  return program.findLast((change) => change.hour <= hour)?.temperature ?? 17
}

/** Samples each few minutes: a floor that warms while it heats, and a room that follows. */
function samplesOf(from: Instant, to: Instant, every = 5 * MINUTE): readonly Sample[] {
  const samples: Sample[] = []
  let [floor, room, heating, heatedFor] = [21, 19.5, false, 0]
  for (let at = from; at <= to; at += every) {
    const setpoint = setAt(at)
    heating = heating ? floor < setpoint + 0.3 : floor < setpoint - 0.3
    floor += ((heating ? 2.4 : 0) - (floor - room) * 0.45) * (every / HOUR)
    room += ((floor - room) * 0.22 - (room - 5) * 0.012) * (every / HOUR)
    samples.push({
      at,
      setpoint: setpoint * 10,
      floor: Math.round(floor * 10),
      room: Math.round(room * 10),
      outdoor: 20,
      heating,
      heatedFor,
    })
    if (heating) heatedFor += every
  }
  return samples
}

/** The week program's events from one instant to another. */
function eventsOf(from: Instant, to: Instant): readonly HouseEvent[] {
  const days = Math.ceil((to - from) / DAY) + 1
  const midnight = Math.floor(from / DAY) * DAY
  return Array.from({ length: days }, (_, day) =>
    program.map(({ hour, kind, temperature }) => ({
      at: midnight + day * DAY + hour * HOUR,
      kind,
      temperature,
    })),
  )
    .flat()
    .filter(({ at }) => at >= from && at <= to)
}

/** All that the chart draws at an instant. */
export function chartAt(now: Instant) {
  const all = samplesOf(now - DAY, now + DAY)
  const past = all.filter(({ at }) => at <= now)
  const last = past.at(-1)
  if (!last) throw new Error('There is no sample.')
  return {
    past,
    ahead: all.filter(({ at }) => at >= now),
    events: eventsOf(now - DAY, now + DAY),
    now: last,
    speed: 60,
  } as const
}
