/** Learns from completed heat-ups how many minutes the house needs per degree (behaviour 31.18). */
import type { Device } from '../model'
import { type Instant, MINUTE } from '../time'

/** Smaller rises are ignored, because they say little about the house. */
const MIN_RISE_DEGREES = 1
const MAX_REMEMBERED_HEAT_UPS = 5

/** Used until the first heat-up is complete. A usual value for 50 mm of screed. */
const DEFAULT_MINUTES_PER_DEGREE = 15

export interface LearningState {
  /** The results of the last heat-ups, oldest first. */
  readonly minutesPerDegree: readonly number[]
  readonly heatUp: HeatUp | null
}

/** A heat-up in progress. */
interface HeatUp {
  readonly since: Instant
  readonly fromDegrees: number
  readonly toDegrees: number
}

export function averageMinutesPerDegreeOf({
  minutesPerDegree,
}: Pick<LearningState, 'minutesPerDegree'>): number {
  return minutesPerDegree.length === 0
    ? DEFAULT_MINUTES_PER_DEGREE
    : minutesPerDegree.reduce((sum, minutes) => sum + minutes, 0) / minutesPerDegree.length
}

interface RegulationSample {
  /** Degrees. */
  readonly setpoint: number
  /** Tenths of a degree. */
  readonly reading: number
  readonly heating: boolean
  readonly overLimit: boolean
}

/** Starts a heat-up, or adds its result at the setpoint. A changed setpoint or a limit discards the heat-up. */
export function learnFromSample(
  { clock }: Device,
  { setpoint, reading, heating, overLimit }: RegulationSample,
  { heatUp, minutesPerDegree }: LearningState,
): LearningState {
  const temperature = reading / 10
  if (overLimit) return { heatUp: null, minutesPerDegree }
  if (heatUp?.toDegrees === setpoint) {
    if (temperature < setpoint) return { heatUp, minutesPerDegree }
    const minutes = (clock - heatUp.since) / MINUTE / (setpoint - heatUp.fromDegrees)
    return { heatUp: null, minutesPerDegree: [...minutesPerDegree, minutes].slice(-MAX_REMEMBERED_HEAT_UPS) }
  }
  const isStarting = heating && temperature <= setpoint - MIN_RISE_DEGREES
  return {
    heatUp: isStarting ? { since: clock, fromDegrees: temperature, toDegrees: setpoint } : null,
    minutesPerDegree,
  }
}
