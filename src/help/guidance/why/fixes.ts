/** The fixes to try: changes in the surroundings that the page offers, and tasks. */
import {
  applyEvent,
  canToggleWifiCard,
  type Device,
  type DeviceEvent,
  faults,
  type Surroundings,
  type Text,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../thermostat/device/device'
import { isGuestRoom } from '../../../thermostat/device/knowledge'
import type { DeviceChange, Fix, TaskValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { defaultValueOf } from '../values'
import { findWay } from '../ways'

/** Returns the device after a change; `null` if it changes nothing or is impossible. */
export function applyChange(timedDevice: TimedDevice, change: DeviceChange): TimedDevice | null {
  if ('deviceEvent' in change) {
    const after = applyEvent(timedDevice, change.deviceEvent)
    return after.device === timedDevice.device ? null : waitUntilUnblocked(after)
  }
  if (tasks[change.task].isDone(timedDevice.device, change.value)) return null
  return findWay(timedDevice, change.task, change.value)?.end ?? null
}

/**
 * Returns the changes in the surroundings to try, first those that undo something unusual.
 *
 * @param value an error code adds the fix that sets this fault
 */
export function listSurroundingsFixes(device: Device, value: TaskValue | null): readonly Fix[] {
  return [
    ...troubleFixes(device.surroundings, value),
    ...accessoryFixes(device),
    ...switchableSurroundings
      .filter((name) => !device.surroundings[name])
      .map((name) => surroundingsFix(...switchedOn(`surroundings.${name}`), { [name]: true })),
  ]
}

const switchableSurroundings = ['windowOpen', 'floorOverLimit', 'operatingPause'] as const

const eventFix = (why: Text, label: Text, deviceEvent: DeviceEvent): Fix => ({ why, label, deviceEvent })

const surroundingsFix = (why: Text, label: Text, change: Partial<Surroundings>) =>
  eventFix(why, label, { type: 'surroundings', change })

function troubleFixes(
  { slot, connectionFails, fault }: Surroundings,
  value: TaskValue | null,
): readonly Fix[] {
  const fixes: Fix[] = []
  if (slot !== 'free') fixes.push(surroundingsFix(`why.slot.${slot}`, 'fix.slot', { slot: 'free' }))
  if (connectionFails)
    fixes.push(surroundingsFix('why.connection', 'fix.connection', { connectionFails: false }))
  if (fault !== 0) {
    const why: Text = { id: 'why.fault', values: { code: fault, what: `error.e${fault}` } }
    fixes.push(surroundingsFix(why, 'fix.fault', { fault: 0 }))
  }
  const other = faults.find((one) => one !== fault && one === value)
  if (other) {
    const values = { code: other }
    fixes.push(
      surroundingsFix({ id: 'why.noFault', values }, { id: 'fix.setFault', values }, { fault: other }),
    )
  }
  return fixes
}

function accessoryFixes(device: Device): readonly Fix[] {
  const { settings, surroundings } = device
  const remoteControl = { type: 'switch', name: 'remoteControlInstalled' } as const
  const wifiCard = { type: 'switch', name: 'wifiInstalled' } as const
  const fixes: Fix[] = []
  if (!surroundings.floorSensorConnected)
    fixes.push(surroundingsFix('why.floorSensor', 'fix.floorSensor', { floorSensorConnected: true }))
  if (isGuestRoom(settings)) fixes.push(eventFix('why.guestRoom', 'fix.remoteControlOff', remoteControl))
  if (!settings.remoteControlInstalled)
    fixes.push(eventFix('why.remoteControl', 'fix.remoteControl', remoteControl))
  if (settings.wifiInstalled) fixes.push(eventFix(clockSetByWifi, 'fix.wifiCardOut', wifiCard))
  else if (canToggleWifiCard(device)) fixes.push(eventFix('why.wifiCard', 'fix.wifiCard', wifiCard))
  return fixes
}

const clockSetByWifi: Text = { id: 'why.wifiClock', values: { time: 'time.title', zone: 'timezone.title' } }

const switchedOn = (what: Text): [why: Text, label: Text] => [
  { id: 'why.off', values: { what } },
  { id: 'fix.on', values: { what } },
]

const switchedOff = (what: Text): [why: Text, label: Text] => [
  { id: 'why.on', values: { what } },
  { id: 'fix.off', values: { what } },
]

const taskFix = (task: TaskId, [why, label]: readonly [Text, Text], value?: TaskValue): Fix => ({
  why,
  label,
  task,
  value: value ?? defaultValueOf(task),
})

/** The name includes the menu, because the page has a switch of the same name. */
const remoteControlApplication: Text = {
  id: 'surroundings.line',
  values: { menu: 'applications.title', line: 'applications.remoteControl' },
}

/** Tasks that make others possible. Tasks that end something come before tasks that start something. */
export const taskFixes: readonly Fix[] = [
  taskFix('unlock-keys', ['why.locked', 'fix.unlock']),
  taskFix('turn-on', ['why.turnedOff', 'fix.turnOn']),
  taskFix('stop-timer', switchedOff('program.timer')),
  taskFix('comfort-heating', switchedOff('applications.comfortHeating'), 'off'),
  taskFix('power-control', switchedOff('applications.powerControl'), 'off'),
  taskFix('ground-heating', switchedOff('applications.groundHeating'), 'off'),
  taskFix('hotel', switchedOff('applications.hotel'), 'off'),
  taskFix('start-timer', switchedOn('program.timer')),
  taskFix('remote-control', switchedOn(remoteControlApplication), 'on'),
  taskFix('comfort-heating', switchedOn('applications.comfortHeating'), 'on'),
  taskFix('power-control', switchedOn('applications.powerControl'), 'on'),
  taskFix('connect-wifi', ['why.disconnected', 'fix.connectWifi']),
]

/** The fix of tasks that only the installation guide offers. */
export const guideFix: Fix = taskFix('install', ['why.onlyGuide', 'fix.install'])
