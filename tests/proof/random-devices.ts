/** Devices that random visits leave behind, for tests: the same in every run. */
import {
  type Button,
  type Device,
  type Moment,
  type Path,
  pathOf,
  paths,
  press,
  rest,
  step,
} from '../../src/device/device'
import { factoryDevice } from '../../src/device/factory-device'
import { isGuideOn } from '../../src/device/rules/guide'
import { isRunning } from '../../src/device/rules/programs'
import { isGuestRoom } from '../../src/device/rules/temperature'

/** Screens that a visitor walks to: no button leads to the others, or they begin everything again. */
const screens = paths.filter(
  (path) => path.startsWith('/home') && !/floor-type|reset-everything|save-data|connected|info$/.test(path),
)

/** Pseudo-random numbers from 0 to below 1. */
export function luck(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** @param errands how often the visitor walks to a screen and presses something */
export function randomDevice(next: () => number, errands: number): Device {
  const of = <One>(all: readonly One[]) => all[Math.floor(next() * all.length)] as One
  let moment: Moment = { device: factoryDevice('/home'), now: 0 }
  if (next() < 0.2) moment = throughGuide(moment, of)
  for (let errand = 0; errand < errands; errand++) {
    if (next() < 0.1) moment = beside(moment, next)
    moment = walkTo(moment, of(screens))
    const count = Math.floor(next() * 12)
    for (let one = 0; one < count; one++) moment = rest(press(moment, of(buttons), of([1, 1, 1, 4])))
  }
  return moment.device
}

const buttons: readonly Button[] = ['confirm', 'confirm', 'next', 'next', 'previous']

/** Through the menus, where they are open: a lock and a guest room keep the visitor at home. */
function walkTo(moment: Moment, path: Path): Moment {
  const home = rest(sent(moment, '/home'))
  const { keylock } = home.device.settings
  if (keylock === 'on' || isGuestRoom(home.device.settings) || path === '/home') return home
  const { remoteControl, wifiInstalled, wifi, power } = home.device.settings
  if (path.includes('program/remote-control') && remoteControl === 'inactive') return home
  if (path.includes('/wifi') && !wifiInstalled) return home
  if (path.includes('reset-account') && wifi !== 'on') return home
  if (path.endsWith('set-timezone') && (!wifiInstalled || wifi !== 'on')) return home
  if (path === '/home/turn-on' && power === 'on') return home
  if (path.endsWith('start-timer') && isRunning(home.device, 'timer')) return home
  return rest(sent(home, path))
}

const sent = ({ device, now }: Moment, path: string): Moment => ({
  device: step(device, { type: 'go', path, at: now }),
  now,
})

/** The card and the remote control come and go. */
function beside({ device, now }: Moment, next: () => number): Moment {
  const name = next() < 0.6 ? 'wifiInstalled' : 'remoteControlInstalled'
  return { device: step(device, { type: 'switch', name, at: now }), now }
}

function throughGuide(begin: Moment, of: <One>(all: readonly One[]) => One): Moment {
  let moment = rest({ device: step(begin.device, { type: 'reset', at: begin.now }), now: begin.now })
  for (let one = 0; one < 400 && isGuideOn(moment.device); one++) {
    if (one === 0 && of([true, false])) moment = beside(moment, () => 0)
    moment = rest(press(moment, of(buttons)))
    if (pathOf(moment.device) === '/') moment = rest(press(moment, 'confirm'))
  }
  return moment
}
