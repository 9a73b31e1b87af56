/** What can be done about an impossible task: the changes that the panel offers, and other tasks. */
import {
  canSwitchWifiCard,
  type Device,
  faults,
  type Happening,
  happened,
  type Moment,
  rest,
  type Surroundings,
  type Text,
} from '../../../thermostat/device/device'
import { isGuestRoom } from '../../../thermostat/device/knowledge'
import type { DeviceChange, Fix, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { defaultValueOf } from '../values'
import { wayTo } from '../ways'

/** The device after a fix, or another change; `null` where it changes nothing, or cannot be done. */
export function applyChange(moment: Moment, change: DeviceChange): Moment | null {
  if ('happening' in change) {
    const after = happened(moment, change.happening)
    return after.device === moment.device ? null : rest(after)
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
    ...troublesOf(device.surroundings, value),
    ...accessoriesOf(device),
    ...happenings
      .filter((name) => !device.surroundings[name])
      .map((name) => surround(...switchedOn(`surroundings.${name}`), { [name]: true })),
  ]
}

const happenings = ['windowOpen', 'floorOverLimit', 'operatingPause'] as const

const beside = (why: Text, label: Text, happening: Happening): Fix => ({ why, label, happening })

const surround = (why: Text, label: Text, change: Partial<Surroundings>) =>
  beside(why, label, { type: 'surroundings', change })

function troublesOf({ slot, connectionFails, fault }: Surroundings, value: Value | null): readonly Fix[] {
  const fixes: Fix[] = []
  if (slot !== 'free') fixes.push(surround(`why.slot.${slot}`, 'fix.slot', { slot: 'free' }))
  if (connectionFails) fixes.push(surround('why.connection', 'fix.connection', { connectionFails: false }))
  if (fault !== 0) {
    const why: Text = { id: 'why.fault', values: { code: fault, what: `error.e${fault}` } }
    fixes.push(surround(why, 'fix.fault', { fault: 0 }))
  }
  const other = faults.find((one) => one !== fault && one === value)
  if (other) {
    const values = { code: other }
    fixes.push(surround({ id: 'why.noFault', values }, { id: 'fix.setFault', values }, { fault: other }))
  }
  return fixes
}

function accessoriesOf(device: Device): readonly Fix[] {
  const { settings, surroundings } = device
  const remoteControl = { type: 'switch', name: 'remoteControlInstalled' } as const
  const wifiCard = { type: 'switch', name: 'wifiInstalled' } as const
  const fixes: Fix[] = []
  if (!surroundings.floorSensorConnected)
    fixes.push(surround('why.floorSensor', 'fix.floorSensor', { floorSensorConnected: true }))
  if (isGuestRoom(settings)) fixes.push(beside('why.guestRoom', 'fix.remoteControlOff', remoteControl))
  if (!settings.remoteControlInstalled)
    fixes.push(beside('why.remoteControl', 'fix.remoteControl', remoteControl))
  if (settings.wifiInstalled) fixes.push(beside(wifiClock, 'fix.wifiCardOut', wifiCard))
  else if (canSwitchWifiCard(device)) fixes.push(beside('why.wifiCard', 'fix.wifiCard', wifiCard))
  return fixes
}

const wifiClock: Text = { id: 'why.wifiClock', values: { time: 'time.title', zone: 'timezone.title' } }

const switchedOn = (what: Text): [why: Text, label: Text] => [
  { id: 'why.off', values: { what } },
  { id: 'fix.on', values: { what } },
]

const switchedOff = (what: Text): [why: Text, label: Text] => [
  { id: 'why.on', values: { what } },
  { id: 'fix.off', values: { what } },
]

const first = (task: TaskId, [why, label]: readonly [Text, Text], value?: Value): Fix => ({
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
  first('unlock-keys', ['why.locked', 'fix.unlock']),
  first('turn-on', ['why.turnedOff', 'fix.turnOn']),
  first('stop-timer', switchedOff('program.timer')),
  first('comfort-heating', switchedOff('applications.comfortHeating'), 'off'),
  first('power-control', switchedOff('applications.powerControl'), 'off'),
  first('ground-heating', switchedOff('applications.groundHeating'), 'off'),
  first('hotel', switchedOff('applications.hotel'), 'off'),
  first('start-timer', switchedOn('program.timer')),
  first('remote-control', switchedOn(remoteControlApplication), 'on'),
  first('comfort-heating', switchedOn('applications.comfortHeating'), 'on'),
  first('power-control', switchedOn('applications.powerControl'), 'on'),
  first('connect-wifi', ['why.disconnected', 'fix.connectWifi']),
]

/** What only the guide asks. */
export const guideFix: Fix = first('install', ['why.onlyGuide', 'fix.install'])
