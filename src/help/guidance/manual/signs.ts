/** The words and signs on home: every mode, and the other signs. */
import {
  applyEvent,
  type Device,
  type HomeMode,
  type Language,
  type Settings,
  type Surroundings,
  type Text,
  type TimedDevice,
} from '../../../thermostat/device/device'
import { homeInView } from '../tasks/create-task'
import { createDeviceAtHome } from './devices'
import type { DisplaySign } from './model'

interface SignSetup {
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
}

/** For each mode, a setup that causes it. A missing mode does not compile. */
const modeSetups: Readonly<Record<HomeMode, SignSetup>> = {
  set: {},
  program: { settings: { program: 'week', temperatureValue: 17 } },
  active: { settings: { program: 'timer', timer: 'on', timerTime: 8, temperatureValue: 22 } },
  standby: { settings: { program: 'timer', timer: 'off' } },
  'after-heating': { surroundings: { postHeat: true } },
  limited: { settings: { sensorChoice: 'roomSensorFloor' }, surroundings: { floorOverLimit: true } },
  ventilation: { settings: { ventilationFunction: 'on' }, surroundings: { windowOpen: true } },
  error: { surroundings: { fault: 4 } },
  off: { settings: { power: 'off' } },
}

const card = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const

interface OtherSign extends SignSetup {
  readonly id: string
  readonly name: Text
  readonly meaning: Text
}

const otherSigns: readonly OtherSign[] = [
  { id: 'no-program', name: 'home.noProgram', meaning: 'manual.sign.noProgram' },
  {
    id: 'no-reading',
    name: 'home.noReading',
    meaning: 'manual.sign.noReading',
    surroundings: { floorSensorConnected: false },
  },
  { id: 'wifi', name: 'page.wifi-on', meaning: 'manual.sign.wifi', settings: card },
  {
    id: 'wifi-lost',
    name: 'page.wifi-lost',
    meaning: 'manual.sign.wifiLost',
    settings: card,
    surroundings: { connectionFails: true },
  },
  { id: 'lock', name: 'page.locked', meaning: 'manual.sign.lock', settings: { keylock: 'on' } },
  {
    id: 'ring',
    name: 'manual.sign.ring',
    meaning: 'manual.sign.ring.says',
    settings: { temperatureValue: 24 },
  },
]

/** Returns all words and signs on home. @throws if the device does not show a mode */
export function createDisplaySigns(language: Language): readonly DisplaySign[] {
  return [
    ...(Object.entries(modeSetups) as [HomeMode, SignSetup][]).map(([mode, setup]): DisplaySign => {
      const timedDevice = createDeviceWith(language, setup)
      if (homeInView(timedDevice.device)?.mode !== mode)
        throw new Error(`The manual does not show “${mode}”.`)
      return { id: mode, name: `mode.${mode}`, meaning: meaningOf(mode), timedDevice }
    }),
    ...otherSigns.map(
      ({ id, name, meaning, ...setup }): DisplaySign => ({
        id,
        name,
        meaning,
        timedDevice: createDeviceWith(language, setup),
      }),
    ),
  ]
}

/** The text of the mode “Off” includes the note of the task `turn-off`, so that both stay the same. */
function meaningOf(mode: HomeMode): Text {
  return mode === 'off' ? { id: 'manual.mode.off', values: { know: 'know.turn-off' } } : `manual.mode.${mode}`
}

function createDeviceWith(language: Language, { settings, surroundings }: SignSetup): TimedDevice {
  const { device, now } = createDeviceAtHome(language)
  const changed: Device = { ...device, settings: { ...device.settings, ...settings } }
  return applyEvent({ device: changed, now }, { type: 'surroundings', change: surroundings ?? {} })
}
