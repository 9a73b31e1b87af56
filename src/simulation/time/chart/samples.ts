/** Joins and searches samples. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'

/** Returns the past samples, then the samples of the forecast that are later than them. */
export function joinSamples(past: readonly Sample[], forecast: readonly Sample[]): readonly Sample[] {
  const last = past.at(-1)
  return last ? [...past, ...forecast.filter(({ at }) => at > last.at)] : forecast
}

/** Returns the last sample at or before an instant. */
export function sampleAt(samples: readonly Sample[], at: Instant): Sample | undefined {
  return samples.findLast((sample) => sample.at <= at)
}
