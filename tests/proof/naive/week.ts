/** The sample week program on a calendar (behaviour 28.4), without the events that are disabled. */

interface Event {
  readonly at: number
  readonly degrees: number
}

const workday: readonly (readonly [hours: number, minutes: number, degrees: number])[] = [
  [6, 0, 22],
  [8, 0, 17],
  [15, 0, 22],
  [23, 0, 17],
]
const dayOff: typeof workday = [
  [7, 0, 22],
  [23, 0, 17],
]

/** From the day before yesterday to the day after tomorrow. */
function events(clock: number): Event[] {
  const now = new Date(clock)
  return [-2, -1, 0, 1, 2].flatMap((offset) => {
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + offset)
    const isDayOff = [0, 6].includes(new Date(midnight).getUTCDay())
    return (isDayOff ? dayOff : workday).map(([hours, minutes, degrees]) => ({
      at: midnight + (hours * 60 + minutes) * 60_000,
      degrees,
    }))
  })
}

/** The event of this moment, or the last one before it. */
export function lastEvent(clock: number): Event {
  return events(clock)
    .filter(({ at }) => at <= clock)
    .at(-1) as Event
}

export function nextEvent(clock: number): Event {
  return events(clock).filter(({ at }) => at > clock)[0] as Event
}
