/** What is lost between two devices: what ran or was on, and what protected the floor (guidance G27). */
import type { Device, Text } from '../../thermostat/device/device'
import {
  type Application,
  applicationNames,
  isConnected,
  isRunning,
  type Program,
  programNames,
  sensorChoiceNames,
} from '../../thermostat/device/knowledge'

/** What may be lost, as the display calls it. */
interface Had {
  readonly name: Text
  readonly isThere: (device: Device) => boolean
}

const programs = (Object.keys(programNames) as Program[]).map(
  (program): Had => ({ name: programNames[program], isThere: (device) => isRunning(device, program) }),
)

const applications = (Object.keys(applicationNames) as Application[]).map(
  (application): Had => ({
    name: applicationNames[application],
    isThere: ({ settings }) => settings.application === application,
  }),
)

/** The floor is measured, and heating stops where it gets too warm. */
const floorLimit: Had = {
  name: sensorChoiceNames.roomSensorFloor,
  isThere: ({ settings: { application, sensorChoice }, surroundings }) =>
    surroundings.floorSensorConnected && application !== 'powerControl' && sensorChoice !== 'roomSensor',
}

const others: readonly Had[] = [
  { name: 'guide.heating', isThere: ({ settings }) => settings.power === 'on' },
  { name: 'keylock.title', isThere: ({ settings }) => settings.keylock === 'on' },
  {
    name: {
      id: 'surroundings.line',
      values: { menu: 'applications.title', line: 'applications.remoteControl' },
    },
    isThere: ({ settings }) => settings.remoteControl === 'active',
  },
  { name: 'wifi.title', isThere: isConnected },
  { name: 'surroundings.remoteControl', isThere: ({ settings }) => settings.remoteControlInstalled },
  { name: 'functions.operatingTime', isThere: ({ settings }) => settings.operatingTimeLimitation > 0 },
]

const all = [...programs, ...applications, ...others]

const lost = (before: Device, after: Device) => (had: Had) => had.isThere(before) && !had.isThere(after)

/** The names of what ran or was on, and no longer does or is. */
export function sideEffectsBetween(before: Device, after: Device): readonly Text[] {
  return all.filter(lost(before, after)).map(({ name }) => name)
}

/** Whether the floor was kept from getting too warm where it needs that, and no longer is. */
export function losesProtection(before: Device, after: Device): boolean {
  return before.settings.floorType !== 'tile/stone' && lost(before, after)(floorLimit)
}
