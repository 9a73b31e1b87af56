/** The ticks of both axes. */
import { HOUR, HOURS_PER_DAY, type Instant } from '../../../thermostat/device/device'
import type { TemperatureAxis } from './scale'

/** Returns the temperatures of the grid lines, in tenths of a degree. */
export function temperatureTicksOf({ min, max, step }: TemperatureAxis): readonly number[] {
  const count = Math.round((max - min) / step)
  return Array.from({ length: count + 1 }, (_, index) => min + index * step)
}

/** The possible steps between two hour labels. They divide a day evenly. */
const HOUR_STEPS = [3, 6, 12, HOURS_PER_DAY]

/**
 * Returns the number of hours between two labels: the smallest possible step at which labels do not overlap.
 * @param labelWidthWithGap the width of a label and the gap after it, in px
 */
export function chooseHourStep(pxPerHour: number, labelWidthWithGap: number): number {
  return HOUR_STEPS.find((hours) => hours * pxPerHour >= labelWidthWithGap) ?? HOURS_PER_DAY
}

/**
 * Returns the instants at multiples of a number of hours after midnight, from one instant to another, both included.
 * @param hours a divisor of 24
 */
export function hourTicksBetween(from: Instant, to: Instant, hours: number): readonly Instant[] {
  const stepMs = hours * HOUR
  const first = Math.ceil(from / stepMs) * stepMs
  const count = Math.max(0, Math.floor((to - first) / stepMs) + 1)
  return Array.from({ length: count }, (_, index) => first + index * stepMs)
}
