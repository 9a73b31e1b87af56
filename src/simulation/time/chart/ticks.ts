/** The ticks of both axes. */
import { HOUR, type Instant } from '../../../thermostat/device/device'
import type { TemperatureAxis } from './scale'

/** Returns the grid lines, in tenths of a degree. */
export function temperatureTicksOf({ min, max, step }: TemperatureAxis): readonly number[] {
  const count = Math.round((max - min) / step)
  return Array.from({ length: count + 1 }, (_, index) => min + index * step)
}

const HOURS_PER_DAY = 24

/** The possible steps between two hour labels. They divide a day evenly. */
const HOUR_STEPS = [3, 6, 12, HOURS_PER_DAY]

/**
 * Returns the number of hours between two labels: the smallest step at which labels do not overlap.
 * @param labelWidth the width of a label and the gap after it, in px
 */
export function chooseHourStep(pxPerHour: number, labelWidth: number): number {
  return HOUR_STEPS.find((hours) => hours * pxPerHour >= labelWidth) ?? HOURS_PER_DAY
}

/** Returns the multiples of a number of hours from one instant to another, both included. */
export function hourTicksBetween(from: Instant, to: Instant, hours: number): readonly Instant[] {
  const step = hours * HOUR
  const first = Math.ceil(from / step) * step
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => first + index * step)
}
