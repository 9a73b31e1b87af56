/** The simulated weather: always winter. It depends only on the time, so it is the same for all visitors. */

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** The average over weeks, in degrees. The daily skew makes the exact average 0.2° lower. */
export const MEAN_OUTDOOR_TEMPERATURE = -5

/** The hour at which a day is coldest. */
const COLDEST_HOUR = 6

/** Half the difference between a day's lowest and highest temperature, in degrees, without the slow waves. */
const DAILY_AMPLITUDE = 3

/** Skews the daily curve, in radians: a day is warmest at about 15:20, because it warms faster than it cools. */
const DAILY_SKEW = 0.4

/** Slow waves make the days differ. Their sum repeats only after about 630 days. Amplitudes are in degrees. */
const SLOW_WAVES = [
  { amplitude: 1.2, periodDays: 5.3 },
  { amplitude: 0.8, periodDays: 11.9 },
] as const

/**
 * Returns the outdoor temperature in degrees.
 * @param instant local time in ms, as the device's clock shows it
 */
export function outdoorTemperatureAt(instant: number): number {
  const days = instant / DAY
  const phase = 2 * Math.PI * (days - (COLDEST_HOUR * HOUR) / DAY)
  const daily = -Math.cos(phase + DAILY_SKEW * (1 - Math.cos(phase)))
  const [first, second] = SLOW_WAVES
  const slow =
    first.amplitude * Math.sin((2 * Math.PI * days) / first.periodDays) +
    second.amplitude * Math.sin((2 * Math.PI * days) / second.periodDays)
  return MEAN_OUTDOOR_TEMPERATURE + DAILY_AMPLITUDE * daily + slow
}
