/** What an address or the page around a frame asks of time. Both may say anything. */
import type { TimeRequest } from '../../common/requests'

/** An empty text is none. */
export interface RawTimeRequest {
  readonly time: string
  readonly speed: string
}

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const speeds = [0, 1, 60, 600, 3600] as const

/**
 * Checks a wish. A time or speed that is none is as if it were not there; a time alone stands still.
 * @returns `now` for a wish of neither, which ends time that runs; `null` for one of nothing that there is
 */
export function parseTimeRequest({ time, speed }: RawTimeRequest): TimeRequest | 'now' | null {
  if (!time && !speed) return 'now'
  const begin = parseWeekTime(time)
  const known = speeds.find((one) => String(one) === speed)
  return begin || known !== undefined ? { begin, speed: known ?? 0 } : null
}

function parseWeekTime(time: string): TimeRequest['begin'] {
  const [, day = '', hour, minute] = /^([a-z]+)-([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  const weekday = weekdays.indexOf(day) + 1
  return weekday > 0 ? { weekday, minute: Number(hour) * 60 + Number(minute) } : null
}

/** Gives what `?time=` and `&speed=` ask for, `null` for nothing. */
export function parseTimeQuery(search: string): TimeRequest | null {
  const query = new URLSearchParams(search)
  const request = parseTimeRequest({ time: query.get('time') ?? '', speed: query.get('speed') ?? '' })
  return request === 'now' ? null : request
}

/** Gives the parameters of an address that ask for it. */
export function timeParameters({ begin, speed }: TimeRequest): Record<string, string> {
  if (!begin) return { speed: String(speed) }
  const [hour, minute] = [Math.floor(begin.minute / 60), begin.minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return { time: `${weekdays[begin.weekday - 1]}-${hour}:${minute}`, speed: String(speed) }
}
