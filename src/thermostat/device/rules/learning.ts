/** How long a degree takes in this house: learned from heat-ups that came to their end (behaviour 31.18). */
import type { Device } from '../model'
import { type Instant, MINUTE } from '../time'

/** A shorter one says little about the house: so many degrees. */
const LEAST_RISE = 1
const KEPT = 5

/** Minutes for a degree before it has learned: usual for 50 mm of screed. */
const USUAL_MINUTES = 15

/** What it remembers of heat-ups. */
export interface Learned {
  /** How many minutes a degree took in the last heat-ups, the latest last. */
  readonly minutesPerDegree: readonly number[]
  /** The heat-up that it learns from. */
  readonly heatUp: HeatUp | null
}

/** A heat-up on its way. Temperatures in degrees. */
interface HeatUp {
  readonly since: Instant
  readonly from: number
  readonly to: number
}

export function usualMinutes({ minutesPerDegree: learned }: Pick<Learned, 'minutesPerDegree'>): number {
  return learned.length === 0
    ? USUAL_MINUTES
    : learned.reduce((sum, minutes) => sum + minutes, 0) / learned.length
}

interface Regulation {
  /** Degrees. */
  readonly setpoint: number
  /** Tenths of a degree. */
  readonly reading: number
  readonly heating: boolean
  readonly overLimit: boolean
}

/** What is learned once the setpoint is reached; another setpoint, or a limit on the way, teaches nothing. */
export function learn(
  { clock }: Device,
  { setpoint, reading, heating, overLimit }: Regulation,
  { heatUp, minutesPerDegree }: Learned,
): Learned {
  const degrees = reading / 10
  if (overLimit) return { heatUp: null, minutesPerDegree }
  if (heatUp?.to === setpoint) {
    if (degrees < setpoint) return { heatUp, minutesPerDegree }
    const minutes = (clock - heatUp.since) / MINUTE / (setpoint - heatUp.from)
    return { heatUp: null, minutesPerDegree: [...minutesPerDegree, minutes].slice(-KEPT) }
  }
  const begins = heating && degrees <= setpoint - LEAST_RISE
  return { heatUp: begins ? { since: clock, from: degrees, to: setpoint } : null, minutesPerDegree }
}
