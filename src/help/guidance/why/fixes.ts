/** What can be done about an impossible task: the changes that the panel offers, and other tasks. */
import {
  applyEvent,
  canSwitchWifiCard,
  type Device,
  type DeviceEvent,
  faults,
  type Surroundings,
  type Text,
  type TimedDevice,
  waitUntilIdle,
} from '../../../thermostat/device/device'
import { isGuestRoom } from '../../../thermostat/device/knowledge'
import type { DeviceChange, Fix, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { defaultValueOf } from '../values'
import { wayTo } from '../ways'

/** The device after a fix, or another change; `null` where it changes nothing, or cannot be done. */
export function applyChange(moment: TimedDevice, change: DeviceChange): TimedDevice | null {
  if ('deviceEvent' in change) {
    const after = applyEvent(moment, change.deviceEvent)
    return after.device === moment.device ? null : waitUntilIdle(after)
  }
  if (tasks[change.task].isDone(moment.device, change.value)) return null
  return wayTo(moment, change.task, change.value)?.end ?? null
}

/**
 * What the panel offers to change: what is not as usual first.
 * @param value where it is an error code, that fault can be set
 */
export function surroundingsFixes(device: Device, value: Value | null): readonly Fix[] {
  return [
    ...troubleFixes(device.surroundings, value),
    ...accessoryFixes(device),
    ...switchableSurroundings
      .filter((name) => !device.surroundings[name])
      .map((name) => surroundingsFix(...switchedOn(`surroundings.${name}`), { [name]: true })),
  ]
}

const switchableSurroundings = ['windowOpen', 'floorOverLimit', 'operatingPause'] as const

const happeningFix = (why: Text, label: Text, deviceEvent: DeviceEvent): Fix => ({ why, label, deviceEvent })

const surroundingsFix = (why: Text, label: Text, change: Partial<Surroundings>) =>
  happeningFix(why, label, { type: 'surroundings', change })

function troubleFixes({ slot, connectionFails, fault }: Surroundings, value: Value | null): readonly Fix[] {
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
  if (isGuestRoom(settings)) fixes.push(happeningFix('why.guestRoom', 'fix.remoteControlOff', remoteControl))
  if (!settings.remoteControlInstalled)
    fixes.push(happeningFix('why.remoteControl', 'fix.remoteControl', remoteControl))
  if (settings.wifiInstalled) fixes.push(happeningFix(clockSetByWifi, 'fix.wifiCardOut', wifiCard))
  else if (canSwitchWifiCard(device)) fixes.push(happeningFix('why.wifiCard', 'fix.wifiCard', wifiCard))
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

const taskFix = (task: TaskId, [why, label]: readonly [Text, Text], value?: Value): Fix => ({
  why,
  label,
  task,
  value: value ?? defaultValueOf(task),
})

/** The panel beside it has a switch of the same name. */
const remoteControlApplication: Text = {
  id: 'surroundings.line',
  values: { menu: 'applications.title', line: 'applications.remoteControl' },
}

/** Tasks that make way for others: what ends something comes before what begins something. */
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

/** What only the guide asks. */
export const guideFix: Fix = taskFix('install', ['why.onlyGuide', 'fix.install'])
