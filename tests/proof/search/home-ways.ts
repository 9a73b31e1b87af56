/** Counts the presses from a device to home. Back is left out, because it depends on the trail. */
import {
  type Button,
  currentEntry,
  type Device,
  press,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../src/thermostat/device/device'
import { findWay, type Moves } from '../../scenarios/ways'
import { latestTimeOf } from './values'

const buttons: readonly Button[] = ['previous', 'confirm', 'next', 'close']

/** After each press, waits until nothing is pending. */
const presses: Moves<Button> = {
  possible: () => buttons,
  after: (moment, button) => waitUntilUnblocked(press(moment, button)),
}

/** Remembers ways home for each screen, because most of them also work for other devices on it. */
export class HomeWays {
  private readonly ways = new Map<string, (readonly Button[])[]>()
  private readonly mostPresses: number

  /** @param most the longest way, in presses, that is also tried for other devices */
  constructor(most: number) {
    this.mostPresses = most
  }

  /** @returns the number of presses that lead home: up to `most` by a remembered way, else the fewest possible */
  countPresses(device: Device): number {
    const from = waitUntilUnblocked({ device, now: latestTimeOf(device) })
    const { path } = currentEntry(from.device.trail)
    const ways = this.ways.get(path) ?? []
    for (const way of ways) if (isHome(way.reduce(presses.after, from))) return way.length
    const { moves } = findWay(from, isHome, presses)
    if (moves.length <= this.mostPresses) this.ways.set(path, [...ways, moves])
    return moves.length
  }
}

function isHome({ device }: TimedDevice): boolean {
  return currentEntry(device.trail).path === '/home'
}
