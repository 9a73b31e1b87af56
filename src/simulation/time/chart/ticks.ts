/** The ticks of both axes. */
import { HOUR, type Instant } from '../../../thermostat/device/device'
import type { DegreeRange } from './scale'

/** Returns the grid lines, in tenths of a degree. */
export function degreeTicks({ min, max, step }: DegreeRange): readonly number[] {
  const count = Math.round((max - min) / step)
  return Array.from({ length: count + 1 }, (_, index) => min + index * step)
}

const HOURS_PER_DAY = 24

/** Steps that divide a day. */
const HOUR_STEPS = [3, 6, 12, HOURS_PER_DAY]

/**
 * Returns the hours between two labels, so that they do not overlap.
 * @param labelWidth px of a label and the gap after it
 */
export function hourStep(pxPerHour: number, labelWidth: number): number {
  return HOUR_STEPS.find((hours) => hours * pxPerHour >= labelWidth) ?? HOURS_PER_DAY
}

/** Returns the multiples of a number of hours from one instant to another, both included. */
export function hourTicks(from: Instant, to: Instant, hours: number): readonly Instant[] {
  const step = hours * HOUR
  const first = Math.ceil(from / step) * step
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => first + index * step)
}
