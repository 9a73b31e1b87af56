/** Learns from completed heat-ups how many minutes the house needs per degree (behaviour 31.18). */
import type { Device } from '../model'
import { type Instant, MINUTE } from '../time'

/** Smaller rises are ignored, because they say little about the house. */
const MIN_RISE_DEGREES = 1
const MAX_REMEMBERED_HEAT_UPS = 5

/** Used until the first heat-up is complete. A usual value for 50 mm of screed. */
const DEFAULT_MINUTES_PER_DEGREE = 15

export interface LearningState {
  /** Minutes per degree: the results of the last heat-ups, oldest first. */
  readonly heatUpRates: readonly number[]
  /** The heat-up in progress. */
  readonly heatUp: HeatUp | null
}

interface HeatUp {
  readonly since: Instant
  readonly fromDegrees: number
  readonly toDegrees: number
}

export function averageMinutesPerDegreeOf({ heatUpRates }: Pick<LearningState, 'heatUpRates'>): number {
  return heatUpRates.length === 0
    ? DEFAULT_MINUTES_PER_DEGREE
    : heatUpRates.reduce((sum, rate) => sum + rate, 0) / heatUpRates.length
}

interface RegulationSample {
  /** Degrees. */
  readonly setpoint: number
  readonly readingTenths: number
  readonly heating: boolean
  readonly overLimit: boolean
}

/**
 * Starts a heat-up, or adds the result of the one in progress when the reading reaches the setpoint. A changed setpoint
 * or a limit discards the heat-up in progress.
 */
export function learnFromSample(
  { clock }: Device,
  { setpoint, readingTenths, heating, overLimit }: RegulationSample,
  { heatUp, heatUpRates }: LearningState,
): LearningState {
  const readingDegrees = readingTenths / 10
  if (overLimit) return { heatUp: null, heatUpRates }
  if (heatUp?.toDegrees === setpoint) {
    if (readingDegrees < setpoint) return { heatUp, heatUpRates }
    const rate = (clock - heatUp.since) / MINUTE / (setpoint - heatUp.fromDegrees)
    return { heatUp: null, heatUpRates: [...heatUpRates, rate].slice(-MAX_REMEMBERED_HEAT_UPS) }
  }
  const isStarting = heating && readingDegrees <= setpoint - MIN_RISE_DEGREES
  return {
    heatUp: isStarting ? { since: clock, fromDegrees: readingDegrees, toDegrees: setpoint } : null,
    heatUpRates,
  }
}
