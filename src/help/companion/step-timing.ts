/** The pace of a demonstration: slow enough to follow, and never long. Pure. */
import { type Act, HOLD_COST, type WayStep } from '../guidance/guidance'

/** The duration of each part, in ms. */
export interface StepTiming {
  /** Reading the sentence, before the first press of a step. */
  readonly readMs: number
  /** A button being down, and the pause after it came up. */
  readonly pressMs: number
  readonly gapMs: number
  /** Looking at what the step led to. */
  readonly lookMs: number
}

export type DemoSpeed = 'normal' | 'fast'

const normalTiming: StepTiming = { readMs: 1100, pressMs: 250, gapMs: 300, lookMs: 500 }
const factors: Readonly<Record<DemoSpeed, number>> = { normal: 1, fast: 0.5 }

/**
 * The steps of a show at normal speed are to end within this time, in ms; with many each is shorter. What is
 * left of 25 s is for the splash before them, the way home after them, and for timers that are late.
 */
const MAX_DEMONSTRATION_MS = 21_600
/** But a hand is never faster than this. */
const MIN_FACTOR = 0.5

/** The pace at which to show these steps. */
export function timingOf(steps: readonly WayStep[], speed: DemoSpeed): StepTiming {
  const fixed = steps.reduce((sum, step) => sum + waitingMs(step), 0)
  const ours = durationMs(steps, normalTiming) - fixed
  const squeezed = Math.min(1, Math.max(MIN_FACTOR, (MAX_DEMONSTRATION_MS - fixed) / ours))
  const factor = squeezed * factors[speed]
  return {
    readMs: normalTiming.readMs * factor,
    pressMs: normalTiming.pressMs * Math.min(1, factor),
    gapMs: normalTiming.gapMs * factor,
    lookMs: normalTiming.lookMs * factor,
  }
}

/** Returns how long these steps take, in ms. */
export function durationMs(
  steps: readonly WayStep[],
  { readMs, pressMs, gapMs, lookMs }: StepTiming,
): number {
  return steps.reduce((sum, step) => {
    const presses = step.acts.reduce((times, act) => times + (act.holdMs > 0 ? 0 : act.times), 0)
    const gaps = step.acts.reduce((times, act) => times + act.times, 0)
    return sum + readMs + presses * pressMs + gaps * gapMs + lookMs + waitingMs(step)
  }, 0)
}

/** Returns what holds, overlays and splashes take at any pace, in ms. */
function waitingMs({ before, after }: WayStep): number {
  return after.now - before.now
}

/** Returns how many presses steps count as. */
export function countPresses(steps: readonly WayStep[]): number {
  return steps.reduce((sum, { acts }) => sum + pressesOfActs(acts), 0)
}

/** Returns how many presses acts count as. */
function pressesOfActs(acts: readonly Act[]): number {
  return acts.reduce((sum, { times, holdMs }) => sum + (holdMs > 0 ? HOLD_COST : times), 0)
}
