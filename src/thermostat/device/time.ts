/**
 * A point in real or simulated time: ms since 1970 in local time, read as if it were UTC.
 * An adapter converts the browser's time, so that the device does not depend on time zones.
 */
export type Instant = number

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const MINUTES_PER_HOUR = 60
export const HOURS_PER_DAY = 24

/** Returns the minutes after midnight, 0 to 1439. */
export function minuteOfDay(at: Instant): number {
  return Math.floor((at - midnightOf(at)) / MINUTE)
}

/** Returns the midnight at the beginning of the day. */
export function midnightOf(at: Instant): Instant {
  return Math.floor(at / DAY) * DAY
}

/** Returns local time as ISO 8601 without a time zone. */
export function toLocalIso(at: Instant): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekday(at: Instant): number {
  const sundayIsZero = new Date(at).getUTCDay()
  return sundayIsZero === 0 ? 7 : sundayIsZero
}

/** Returns the ISO 8601 week, 1 to 53: week 1 has the year's first Thursday. */
export function weekNumber(at: Instant): number {
  const thursday = at + (4 - weekday(at)) * DAY
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday - newYear) / (7 * DAY))
}
