/** What an address or the page around a frame asks of time. Both may say anything. */
import type { ThermostatSpeed } from '../messages/embed'

/** An empty text is none. */
export interface TimeWish {
  readonly time: string
  readonly speed: string
}

/** When time is to begin, and how many times faster than the visitor's it runs; 0 stands still. */
export interface TimeRequest {
  /** The next such weekday (1 is Monday) and minute of the day; `null` is where time is. */
  readonly begin: { readonly weekday: number; readonly minute: number } | null
  readonly speed: ThermostatSpeed
}

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const speeds = [0, 1, 60, 600, 3600] as const

/**
 * Checks a wish. A time or speed that is none is as if it were not there; a time alone stands still.
 * @returns `now` for a wish of neither, which ends time that runs; `null` for one of nothing that there is
 */
export function timeRequest({ time, speed }: TimeWish): TimeRequest | 'now' | null {
  if (!time && !speed) return 'now'
  const begin = beginningOf(time)
  const known = speeds.find((one) => String(one) === speed)
  return begin || known !== undefined ? { begin, speed: known ?? 0 } : null
}

function beginningOf(time: string): TimeRequest['begin'] {
  const [, day = '', hour, minute] = /^([a-z]+)-([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  const weekday = weekdays.indexOf(day) + 1
  return weekday > 0 ? { weekday, minute: Number(hour) * 60 + Number(minute) } : null
}

/** Gives what `?time=` and `&speed=` ask for, `null` for nothing. */
export function timeInAddress(search: string): TimeRequest | null {
  const query = new URLSearchParams(search)
  const request = timeRequest({ time: query.get('time') ?? '', speed: query.get('speed') ?? '' })
  return request === 'now' ? null : request
}
