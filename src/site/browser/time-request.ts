/** Requests of an address or a host page for simulated time. Both may contain anything. */
import type { TimeRequest } from '../../common/requests'

/** Empty strings stand for missing values. */
export interface RawTimeRequest {
  readonly time: string
  readonly speed: string
}

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const speeds = [0, 1, 60, 600, 3600] as const

/**
 * Parses a request. An invalid time or speed counts as missing; a time without a speed stands still.
 * @returns `now` if both are empty, which ends simulated time; `null` if nothing is valid
 */
export function parseTimeRequest({ time, speed }: RawTimeRequest): TimeRequest | 'now' | null {
  if (!time && !speed) return 'now'
  const begin = parseWeekTime(time)
  const knownSpeed = speeds.find((known) => String(known) === speed)
  return begin || knownSpeed !== undefined ? { begin, speed: knownSpeed ?? 0 } : null
}

function parseWeekTime(time: string): TimeRequest['begin'] {
  const [, day = '', hour, minute] = /^([a-z]+)-([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  const weekday = weekdays.indexOf(day) + 1
  return weekday > 0 ? { weekday, minute: Number(hour) * 60 + Number(minute) } : null
}

/** Reads `?time=` and `&speed=`; `null` if neither is valid. */
export function parseTimeQuery(search: string): TimeRequest | null {
  const query = new URLSearchParams(search)
  const request = parseTimeRequest({ time: query.get('time') ?? '', speed: query.get('speed') ?? '' })
  return request === 'now' ? null : request
}

/** Returns the query parameters for a request. */
export function timeParameters({ begin, speed }: TimeRequest): Record<string, string> {
  if (!begin) return { speed: String(speed) }
  const [hour, minute] = [Math.floor(begin.minute / 60), begin.minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return { time: `${weekdays[begin.weekday - 1]}-${hour}:${minute}`, speed: String(speed) }
}
