/** The chart's hours as the rows of a table. */
import { type Instant, MINUTE } from '../../../thermostat/device/device'
import type { HouseEvent, Sample } from '../model'
import { hourOf } from './view'

export interface TableRow {
  /** The hour's beginning. */
  readonly at: Instant
  /** What holds then. Of an hour that began before all samples: its first one. */
  readonly sample: Sample
  /** Minutes of the hour in which it heats, rounded; `null` where only its beginning is known. */
  readonly heating: number | null
  readonly events: readonly HouseEvent[]
}

/** What was and, from there on, what will be. */
export function joinSamples(past: readonly Sample[], ahead: readonly Sample[]): readonly Sample[] {
  const last = past.at(-1)
  return last ? [...past, ...ahead.filter(({ at }) => at > last.at)] : ahead
}

/** What holds at an instant: the last sample before it, if there is any. */
export function sampleAt(samples: readonly Sample[], at: Instant): Sample | undefined {
  return samples.findLast((sample) => sample.at <= at)
}

/** A row for each hour that has begun, from the first sample to the last. Each full hour has a sample. */
export function tableRowsOf(samples: readonly Sample[], events: readonly HouseEvent[]): readonly TableRow[] {
  const firsts = new Map<Instant, Sample>()
  const heated = new Map<Instant, number>()
  samples.forEach((sample, index) => {
    const hour = hourOf(sample.at)
    if (!firsts.has(hour)) firsts.set(hour, sample)
    const next = samples[index + 1]
    if (next) heated.set(hour, (heated.get(hour) ?? 0) + next.heatedMs - sample.heatedMs)
  })
  return [...firsts].map(([at, sample]) => ({
    at,
    sample,
    heating: toMinutes(heated.get(at)),
    events: events.filter((event) => hourOf(event.at) === at).sort((one, other) => one.at - other.at),
  }))
}

const toMinutes = (ms: number | undefined) => (ms === undefined ? null : Math.round(ms / MINUTE))
