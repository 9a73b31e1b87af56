/** The marks of both axes. */
import { HOUR, type Instant } from '../../../thermostat/device/device'
import type { Degrees } from './scale'

/** Every line of the grid, in tenths of a degree. */
export function degreeTicks({ least, most, step }: Degrees): readonly number[] {
  const count = Math.round((most - least) / step)
  return Array.from({ length: count + 1 }, (_, index) => least + index * step)
}

/** Steps of hours that meet at midnight. */
const hourSteps = [3, 6, 12, 24]

/**
 * Hours between two labels, so that they stand apart.
 * @param room px that a label and the gap after it take
 */
export function hourStep(pxPerHour: number, room: number): number {
  return hourSteps.find((hours) => hours * pxPerHour >= room) ?? 24
}

/** Every so many hours from one instant to another, both included. */
export function hourTicks(from: Instant, to: Instant, hours: number): readonly Instant[] {
  const step = hours * HOUR
  const first = Math.ceil(from / step) * step
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => first + index * step)
}
