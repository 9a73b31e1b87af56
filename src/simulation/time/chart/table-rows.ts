/** The rows of the chart's table, one for each hour. */
import { type Instant, MINUTE } from '../../../thermostat/device/device'
import type { HouseEvent, Sample } from '../model'
import { hourOf } from './view'

export interface TableRow {
  /** The beginning of the hour. */
  readonly at: Instant
  /** The sample at the beginning of the hour, or the first one if there is none. */
  readonly sample: Sample
  /** The minutes of heating in this hour, rounded; `null` if only its beginning is known. */
  readonly heating: number | null
  readonly events: readonly HouseEvent[]
}

/** Appends the samples of the forecast that are later than the past ones. */
export function joinSamples(past: readonly Sample[], forecast: readonly Sample[]): readonly Sample[] {
  const last = past.at(-1)
  return last ? [...past, ...forecast.filter(({ at }) => at > last.at)] : forecast
}

/** Returns the last sample at or before an instant. */
export function sampleAt(samples: readonly Sample[], at: Instant): Sample | undefined {
  return samples.findLast((sample) => sample.at <= at)
}

/** Returns a row for each hour from the first sample to the last. */
export function tableRowsOf(samples: readonly Sample[], events: readonly HouseEvent[]): readonly TableRow[] {
  const firstSamples = new Map<Instant, Sample>()
  const heatedMs = new Map<Instant, number>()
  samples.forEach((sample, index) => {
    const hour = hourOf(sample.at)
    if (!firstSamples.has(hour)) firstSamples.set(hour, sample)
    const next = samples[index + 1]
    if (next) heatedMs.set(hour, (heatedMs.get(hour) ?? 0) + next.heatedMs - sample.heatedMs)
  })
  return [...firstSamples].map(([at, sample]) => ({
    at,
    sample,
    heating: toMinutes(heatedMs.get(at)),
    events: events.filter((event) => hourOf(event.at) === at).sort((one, other) => one.at - other.at),
  }))
}

const toMinutes = (ms: number | undefined) => (ms === undefined ? null : Math.round(ms / MINUTE))
