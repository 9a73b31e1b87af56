/** Test helpers: devices in typical states, and the application of fixes. */
import { applyEvent, type TimedDevice, waitUntilUnblocked } from '../../../thermostat/device/device'
import { atHome, online, openAt, openFirstTime, type Visitor } from '../../../thermostat/device/testing'
import type { Fix, TaskValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { findWay } from '../ways'
import { whyImpossible } from './impossible'

const guest = { application: 'hotel', temperatureValue: 22 } as const
const card = { wifiInstalled: true } as const
const menu = '/home/menu'

export const states: Readonly<Record<string, () => Visitor>> = {
  'at home': () => atHome(),
  locked: () => atHome({ keylock: 'on' }),
  'turned off': () => atHome({ power: 'off' }),
  'in a guest room': () => atHome(guest),
  'in a locked guest room': () => atHome({ ...guest, keylock: 'on' }),
  'in a guest room that is off': () => atHome({ ...guest, power: 'off' }),
  'in a guest room without a floor sensor': () => atHome(guest, { floorSensorConnected: false }),
  'in a guest room with WiFi': () => atHome({ ...guest, ...online }),
  'in the splash': () => openFirstTime('/'),
  'at the beginning of the guide': () => openFirstTime('/').wait(2000),
  'in the middle of the guide': () => openFirstTime('/').wait(2000).press('confirm', 3),
  'in the guide with a card': () =>
    openFirstTime('/').wait(2000).send({ type: 'switch', name: 'wifiInstalled' }),
  'with a card': () => atHome(card),
  connected: () => atHome(online),
  'with a connection that fails': () => atHome(card, { connectionFails: true }),
  'with a card in a slot in use': () => atHome(card, { slot: 'occupied' }),
  'with a slot that takes no card': () => atHome({}, { slot: 'incompatible' }),
  'without a floor sensor': () => atHome({}, { floorSensorConnected: false }),
  'with a broken floor sensor': () => atHome({}, { fault: 4 }),
  'with a broken sensor in a floor of wood': () => atHome({ floorType: 'wood/laminate' }, { fault: 3 }),
  'with an internal fault': () => atHome({}, { fault: 6 }),
  drying: () => atHome({ program: 'delayedStartup' }),
  'with the week program': () => atHome({ program: 'week' }),
  'with a timer': () => atHome({ program: 'timer', timer: 'on', timerTime: 8 }),
  'with a timer that is off': () => atHome({ program: 'timer' }),
  'with power control': () => atHome({ application: 'powerControl' }),
  'with power control and a timer': () =>
    atHome({ application: 'powerControl', program: 'timer', timer: 'on' }),
  'with ground heating': () => atHome({ application: 'groundHeating', program: 'timer', timer: 'on' }),
  'with comfort heating': () => atHome({ application: 'comfortHeating', comfortHeating: 'on' }),
  'with the remote control program': () =>
    atHome({ remoteControl: 'active', program: 'remoteControlProgram' }),
  'with a low highest temperature': () => atHome({ maxTemp: 18 }),
  'at an unknown address': () => openAt('/nowhere'),
  'under an overlay': () => atHome().go(`${menu}/settings/summertime`).press('confirm'),
  'while editing': () => atHome().go(`${menu}/installer/installed-effect`).press('confirm').press('next'),
  'deep in the menus': () => atHome().press('confirm').go(`${menu}/installer/sensor/sensor-type`),
  'in the hardware test': () => openAt('/hardware-test/relay-dynamics').press('confirm'),
}

/** True if no fix leads to the value: it is out of range, or refused to protect the floor. */
export function isRefused(timedDevice: TimedDevice, task: TaskId, value: TaskValue): boolean {
  if (findWay(timedDevice, task, value)) return false
  const { fixes } = whyImpossible(timedDevice, task, value)
  return fixes.every((fix) => 'task' in fix && fix.task === task)
}

/** More fixes in a row than any task needs. */
const MAX_FIXES = 4

/**
 * Applies fixes until the task has a way, and returns the device at its goal. If the value is refused, returns the
 * device as it is.
 *
 * @param count the number of fixes applied so far
 * @throws if there is no fix, or too many are needed
 */
export function applyFixes(timedDevice: TimedDevice, task: TaskId, value: TaskValue, count = 0): TimedDevice {
  const way = findWay(timedDevice, task, value)
  if (way) return way.end
  if (isRefused(timedDevice, task, value)) return timedDevice
  const { why, fixes } = whyImpossible(timedDevice, task, value)
  const [fix] = fixes
  if (!fix || count === MAX_FIXES) throw new Error(`${task} ${value} is not reached: ${JSON.stringify(why)}`)
  return applyFixes(afterFix(timedDevice, fix), task, value, count + 1)
}

export function afterFix(timedDevice: TimedDevice, fix: Fix): TimedDevice {
  if (!('deviceEvent' in fix)) return applyFixes(timedDevice, fix.task, fix.value)
  return waitUntilUnblocked(applyEvent(timedDevice, fix.deviceEvent))
}
