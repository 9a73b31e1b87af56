/** Compares two devices: features that end, and floor protection that is lost (guidance G27). */
import type { Device, Text } from '../../thermostat/device/device'
import {
  type Application,
  applicationNames,
  isConnectionSetUp,
  isRunning,
  type Program,
  programNames,
  sensorChoiceNames,
} from '../../thermostat/device/knowledge'

/** A program, an application or another feature that a task may end as a side effect. */
interface Feature {
  readonly name: Text
  readonly isActive: (device: Device) => boolean
}

const programFeatures = (Object.keys(programNames) as Program[]).map(
  (program): Feature => ({ name: programNames[program], isActive: (device) => isRunning(device, program) }),
)

const applicationFeatures = (Object.keys(applicationNames) as Application[]).map(
  (application): Feature => ({
    name: applicationNames[application],
    isActive: ({ settings }) => settings.application === application,
  }),
)

/** The floor limit: a sensor measures the floor, and the heating stops if the floor gets too warm. */
const floorLimit: Feature = {
  name: sensorChoiceNames.roomSensorFloor,
  isActive: ({ settings: { application, sensorChoice }, surroundings }) =>
    surroundings.floorSensorConnected && application !== 'powerControl' && sensorChoice !== 'roomSensor',
}

const otherFeatures: readonly Feature[] = [
  { name: 'guide.heating', isActive: ({ settings }) => settings.power === 'on' },
  { name: 'keylock.title', isActive: ({ settings }) => settings.keylock === 'on' },
  {
    name: {
      id: 'surroundings.line',
      values: { menu: 'applications.title', line: 'applications.remoteControl' },
    },
    isActive: ({ settings }) => settings.remoteControl === 'active',
  },
  { name: 'wifi.title', isActive: isConnectionSetUp },
  { name: 'surroundings.remoteControl', isActive: ({ settings }) => settings.remoteControlInstalled },
  { name: 'functions.operatingTime', isActive: ({ settings }) => settings.operatingTimeLimitation > 0 },
]

const allFeatures = [...programFeatures, ...applicationFeatures, ...otherFeatures]

const hasEnded = (before: Device, after: Device) => (feature: Feature) =>
  feature.isActive(before) && !feature.isActive(after)

/** Returns the names of the features that are active before and not after. */
export function sideEffectsBetween(before: Device, after: Device): readonly Text[] {
  return allFeatures.filter(hasEnded(before, after)).map(({ name }) => name)
}

/** True if a floor other than tile or stone has a temperature limit before the change but not after it. */
export function losesProtection(before: Device, after: Device): boolean {
  return before.settings.floorType !== 'tile/stone' && hasEnded(before, after)(floorLimit)
}
