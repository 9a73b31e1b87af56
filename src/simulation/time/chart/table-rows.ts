/** The rows of the chart's table, one for each hour. */
import { type Instant, MINUTE } from '../../../thermostat/device/device'
import type { HouseEvent, Sample } from '../model'
import { startOfHour } from './view'

export interface TableRow {
  /** The beginning of the hour. */
  readonly at: Instant
  /** The first sample of the hour, usually at its beginning. */
  readonly sample: Sample
  /** Rounded. `null` if no sample follows `sample`, because the minutes are not known then. */
  readonly heatingMinutes: number | null
  readonly events: readonly HouseEvent[]
}

/** Returns a row for each hour from the first sample to the last. */
export function tableRowsOf(samples: readonly Sample[], events: readonly HouseEvent[]): readonly TableRow[] {
  const firstSampleByHour = new Map<Instant, Sample>()
  const heatedMsByHour = new Map<Instant, number>()
  samples.forEach((sample, index) => {
    const hour = startOfHour(sample.at)
    if (!firstSampleByHour.has(hour)) firstSampleByHour.set(hour, sample)
    const next = samples[index + 1]
    if (next) heatedMsByHour.set(hour, (heatedMsByHour.get(hour) ?? 0) + next.heatedMs - sample.heatedMs)
  })
  return [...firstSampleByHour].map(([at, sample]) => ({
    at,
    sample,
    heatingMinutes: toMinutes(heatedMsByHour.get(at)),
    events: events.filter((event) => startOfHour(event.at) === at).sort((one, other) => one.at - other.at),
  }))
}

const toMinutes = (ms: number | undefined) => (ms === undefined ? null : Math.round(ms / MINUTE))
