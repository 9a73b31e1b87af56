/** The pace of a demonstration: slow enough to follow, and never long. Pure. */
import { type Act, HOLD, type Step } from '../guidance/guidance'

/** The duration of each part, in ms. */
export interface Pace {
  /** Reading the sentence, before the first press of a step. */
  readonly read: number
  /** A button being down, and the pause after it came up. */
  readonly down: number
  readonly gap: number
  /** Looking at what the step led to. */
  readonly look: number
}

export type Speed = 'normal' | 'fast'

const normal: Pace = { read: 1100, down: 250, gap: 300, look: 500 }
const factors: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.5 }

/**
 * The steps of a show at normal speed are to end within this time, in ms; with many each is shorter. What is
 * left of 25 s is for the splash before them, the way home after them, and for timers that are late.
 */
const LONGEST_SHOW = 21_600
/** But a hand is never faster than this. */
const LEAST = 0.5

/** The pace at which to show these steps. */
export function paceOf(steps: readonly Step[], speed: Speed): Pace {
  const fixed = steps.reduce((sum, step) => sum + waitsIn(step), 0)
  const ours = durationOf(steps, normal) - fixed
  const squeezed = Math.min(1, Math.max(LEAST, (LONGEST_SHOW - fixed) / ours))
  const factor = squeezed * factors[speed]
  return {
    read: normal.read * factor,
    down: normal.down * Math.min(1, factor),
    gap: normal.gap * factor,
    look: normal.look * factor,
  }
}

/** Returns how long these steps take, in ms. */
export function durationOf(steps: readonly Step[], { read, down, gap, look }: Pace): number {
  return steps.reduce((sum, step) => {
    const presses = step.acts.reduce((times, act) => times + (act.holdMs > 0 ? 0 : act.times), 0)
    const gaps = step.acts.reduce((times, act) => times + act.times, 0)
    return sum + read + presses * down + gaps * gap + look + waitsIn(step)
  }, 0)
}

/** Returns what holds, overlays and splashes take at any pace, in ms. */
function waitsIn({ before, after }: Step): number {
  return after.now - before.now
}

/** Returns how many presses steps count as. */
export function allPresses(steps: readonly Step[]): number {
  return steps.reduce((sum, { acts }) => sum + pressesOf(acts), 0)
}

/** Returns how many presses acts count as. */
function pressesOf(acts: readonly Act[]): number {
  return acts.reduce((sum, { times, holdMs }) => sum + (holdMs > 0 ? HOLD : times), 0)
}
