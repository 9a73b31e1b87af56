/** The simulated weather: an endless winter that depends only on the clock, so every visitor gets the same. */

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Degrees, averaged over weeks. */
export const MEAN_OUTDOOR_TEMPERATURE = -5

/** The hour at which a day is coldest. */
const COLDEST_HOUR = 6

/** Degrees above and below the mean of a day. */
const DAILY_AMPLITUDE = 3

/** Skews the daily curve, so that a day is warmest at 15:15: it gets warmer faster than colder. In radians. */
const DAILY_SKEW = 0.4

/** Slow waves that make days differ. Together they repeat only after 630 days. */
const SLOW_WAVES = [
  { amplitude: 1.2, days: 5.3 },
  { amplitude: 0.8, days: 11.9 },
] as const

/**
 * Returns the outdoor temperature in degrees.
 * @param instant local time in ms, as the device's clock shows it
 */
export function outdoorTemperatureAt(instant: number): number {
  const days = instant / DAY
  const sinceColdest = 2 * Math.PI * (days - (COLDEST_HOUR * HOUR) / DAY)
  const daily = -Math.cos(sinceColdest + DAILY_SKEW * (1 - Math.cos(sinceColdest)))
  const [first, second] = SLOW_WAVES
  const slow =
    first.amplitude * Math.sin((2 * Math.PI * days) / first.days) +
    second.amplitude * Math.sin((2 * Math.PI * days) / second.days)
  return MEAN_OUTDOOR_TEMPERATURE + DAILY_AMPLITUDE * daily + slow
}
