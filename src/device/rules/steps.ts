/** How far a press moves a value that is edited (section 5). Each gives the value itself at its bound. */
import { bounds } from '../settings'

/** "Increment from 0 jumps to 50, otherwise steps of 10", in watts. */
export function moreInstalledPower(watts: number): number {
  const { first, step, max } = bounds.installedPower
  return watts === 0 ? first : Math.min(max, watts + step)
}

/** "Decrement steps 10 down, not below 0", in watts. */
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
