/** The timing of a demonstration: slow enough to follow, and limited in total. Pure. */
import { type Act, HOLD_COST, type WayStep } from '../guidance/guidance'

/** The durations of the parts of a step, in ms. */
export interface StepTiming {
  /** The time to read the sentence, before the first press. */
  readonly readMs: number
  /** The time that a button is down. A hold has its own duration. */
  readonly pressMs: number
  /** The pause after each press or hold. */
  readonly gapMs: number
  /** The time to look at the result. */
  readonly lookMs: number
}

export type DemoSpeed = 'normal' | 'fast'

const normalTiming: StepTiming = { readMs: 1100, pressMs: 250, gapMs: 300, lookMs: 500 }
const speedFactors: Readonly<Record<DemoSpeed, number>> = { normal: 1, fast: 0.5 }

/**
 * The limit for all steps together, at normal speed; with many steps, each one is shortened. A whole demonstration may
 * take 25 s, which includes a splash before the steps, the press that returns home, and late timers.
 */
const MAX_STEPS_MS = 21_600
/** Steps are not shortened below this factor, even if they then exceed the limit. */
const MIN_SHORTENING_FACTOR = 0.5

/** Returns the timing of these steps at a speed. */
export function timingOf(steps: readonly WayStep[], speed: DemoSpeed): StepTiming {
  const fixedMs = steps.reduce((sum, step) => sum + fixedMsOf(step), 0)
  const scalableMs = durationMs(steps, normalTiming) - fixedMs
  const shorteningFactor = Math.min(1, Math.max(MIN_SHORTENING_FACTOR, (MAX_STEPS_MS - fixedMs) / scalableMs))
  return scale(normalTiming, shorteningFactor * speedFactors[speed])
}

function scale({ readMs, pressMs, gapMs, lookMs }: StepTiming, factor: number): StepTiming {
  return {
    readMs: readMs * factor,
    pressMs: pressMs * factor,
    gapMs: gapMs * factor,
    lookMs: lookMs * factor,
  }
}

/** Returns the total duration of steps, in ms. */
export function durationMs(
  steps: readonly WayStep[],
  { readMs, pressMs, gapMs, lookMs }: StepTiming,
): number {
  return steps.reduce((sum, step) => {
    const pressCount = step.acts.reduce((count, act) => count + (act.holdMs > 0 ? 0 : act.times), 0)
    const gapCount = step.acts.reduce((count, act) => count + act.times, 0)
    return sum + readMs + pressCount * pressMs + gapCount * gapMs + lookMs + fixedMsOf(step)
  }, 0)
}

/** Returns the time that holds, overlays and splashes take at any speed, in ms. Presses take no time in a plan. */
function fixedMsOf({ before, after }: WayStep): number {
  return after.now - before.now
}

/** Returns the number of presses in all steps; a hold counts as three. */
export function countPresses(steps: readonly WayStep[]): number {
  return steps.reduce((sum, { acts }) => sum + pressesOfActs(acts), 0)
}

function pressesOfActs(acts: readonly Act[]): number {
  return acts.reduce((sum, { times, holdMs }) => sum + (holdMs > 0 ? HOLD_COST : times), 0)
}
