/** The marks of both axes. */
import { HOUR, type Instant } from '../../../thermostat/device/device'
import type { DegreeRange } from './scale'

/** Every line of the grid, in tenths of a degree. */
export function degreeTicks({ min, max, step }: DegreeRange): readonly number[] {
  const count = Math.round((max - min) / step)
  return Array.from({ length: count + 1 }, (_, index) => min + index * step)
}

/** Steps of hours that meet at midnight. */
const HOUR_STEPS = [3, 6, 12, 24]

/**
 * Hours between two labels, so that they stand apart.
 * @param room px that a label and the gap after it take
 */
export function hourStep(pxPerHour: number, room: number): number {
  return HOUR_STEPS.find((hours) => hours * pxPerHour >= room) ?? 24
}

/** Every so many hours from one instant to another, both included. */
export function hourTicks(from: Instant, to: Instant, hours: number): readonly Instant[] {
  const step = hours * HOUR
  const first = Math.ceil(from / step) * step
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => first + index * step)
}
