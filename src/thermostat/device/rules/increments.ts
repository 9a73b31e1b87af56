/** Functions that increase or decrease an edited value. A value at the end of its range stays the same. */
import { bounds } from '../settings'

/** Adds 10 W; from 0 it adds 50 W (behaviour 13.4). */
export function increaseInstalledPower(watts: number): number {
  const { first, step, max } = bounds.installedPower
  return watts === 0 ? first : Math.min(max, watts + step)
}

/** Subtracts 10 W, down to 0 (behaviour 13.4). */
export function decreaseInstalledPower(watts: number): number {
  return Math.max(bounds.installedPower.min, watts - bounds.installedPower.step)
}

/** Returns functions that change a value by `step`, within the bounds. */
export function createIncrements({ min, max }: { min: number; max: number }, step = 1) {
  return {
    increase: (value: number) => Math.min(max, value + step),
    decrease: (value: number) => Math.max(min, value - step),
  }
}
