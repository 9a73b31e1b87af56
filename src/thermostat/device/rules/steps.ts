/** How far a press moves a value that is edited. Each gives the value itself at its bound. */
import { bounds } from '../settings'

/** The next installed power up, in watts: 50 from 0, else 10 more (behaviour 13.4). */
export function moreInstalledPower(watts: number): number {
  const { first, step, max } = bounds.installedPower
  return watts === 0 ? first : Math.min(max, watts + step)
}

/** The next installed power down, in watts: 10 less, not below 0 (behaviour 13.4). */
export function lessInstalledPower(watts: number): number {
  return Math.max(bounds.installedPower.min, watts - bounds.installedPower.step)
}

/** Moves by 1 within bounds: the comfort maximum, the operating time limit, a calibration. */
export function withinBounds({ min, max }: { min: number; max: number }, step = 1) {
  return {
    more: (value: number) => Math.min(max, value + step),
    less: (value: number) => Math.max(min, value - step),
  }
}
