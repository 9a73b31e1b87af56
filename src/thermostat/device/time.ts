/**
 * A moment on the device's own clock, in ms since 1970 on the clock on the wall, without a time zone.
 * The adapter turns the browser's time into it, so that no rule here depends on where it runs.
 */
export type Instant = number

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Minutes after midnight, 0 to 1439. */
export function minuteOfDay(at: Instant): number {
  return Math.floor((((at % DAY) + DAY) % DAY) / MINUTE)
}

/** The midnight with which the day began. */
export function midnightOf(at: Instant): Instant {
  return Math.floor(at / DAY) * DAY
}

/** ISO 8601 without a time zone: what the clock on the wall shows. */
export function toLocalIso(at: Instant): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(at: Instant): number {
  const sundayIsZero = new Date(at).getUTCDay()
  return sundayIsZero === 0 ? 7 : sundayIsZero
}

/** The ISO 8601 week, 1 to 53: the first week is the one with the year's first Thursday. */
export function weekNumber(at: Instant): number {
  const thursday = at + (4 - weekday(at)) * DAY
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday - newYear) / (7 * DAY))
}
