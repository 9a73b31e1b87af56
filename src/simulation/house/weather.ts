/** A winter that never ends: the same weather at the same instant, for everyone. */

const DAY = 24 * 60 * 60 * 1000

/** Degrees outdoors over weeks. */
export const meanOutdoors = -5

/**
 * Degrees outdoors: coldest at six, warmest at a quarter past three.
 * @param instant ms on the clock on the wall
 */
export function outdoorAt(instant: number): number {
  const days = instant / DAY
  const sinceColdest = 2 * Math.PI * (days - 6 / 24)
  // It gets warmer faster than colder.
  const day = -Math.cos(sinceColdest + 0.4 * (1 - Math.cos(sinceColdest)))
  const fromDayToDay =
    1.2 * Math.sin((2 * Math.PI * days) / 5.3) + 0.8 * Math.sin((2 * Math.PI * days) / 11.9)
  return meanOutdoors + 3 * day + fromDayToDay
}
