/** How many presses it takes from a device to home, without back, which depends on the trail. */
import { type Button, type Device, here, type Moment, press, rest } from '../../../src/device/device'
import { type Moves, wayTo } from '../../ways'
import { momentOf } from './values'

const buttons: readonly Button[] = ['previous', 'confirm', 'next', 'close']

/** What is pending ends by itself. */
const presses: Moves<Button> = {
  possible: () => buttons,
  after: (moment, button) => rest(press(moment, button)),
}

/** Ways home by the screen where they begin: most also lead home from other devices there. */
export class Homeward {
  private readonly found = new Map<string, (readonly Button[])[]>()
  private readonly most: number

  /** @param most how many presses a way may have that was found from another device */
  constructor(most: number) {
    this.most = most
  }

  /** Goes home and gives the presses that it took: no more than `most`, or the fewest that there are. */
  go(device: Device): number {
    const from = rest({ device, now: momentOf(device) })
    const { path } = here(from.device.trail)
    const ways = this.found.get(path) ?? []
    for (const way of ways) if (isHome(way.reduce(presses.after, from))) return way.length
    const { moves } = wayTo(from, isHome, presses)
    if (moves.length <= this.most) this.found.set(path, [...ways, moves])
    return moves.length
  }
}

function isHome({ device }: Moment): boolean {
  return here(device.trail).path === '/home'
}
