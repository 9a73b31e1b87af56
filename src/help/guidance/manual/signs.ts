/** What home says in words and signs: every mode of the device, and what else stands on the display. */
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
import { deviceAtHome } from './devices'
import type { DisplaySign } from './model'

interface SignSetup {
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
}

/** What brings each mode about. A mode without it does not compile. */
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
  readonly says: Text
}

const otherSigns: readonly OtherSign[] = [
  { id: 'no-program', name: 'home.noProgram', says: 'manual.sign.noProgram' },
  {
    id: 'no-reading',
    name: 'home.noReading',
    says: 'manual.sign.noReading',
    surroundings: { floorSensorConnected: false },
  },
  { id: 'wifi', name: 'page.wifi-on', says: 'manual.sign.wifi', settings: card },
  {
    id: 'wifi-lost',
    name: 'page.wifi-lost',
    says: 'manual.sign.wifiLost',
    settings: card,
    surroundings: { connectionFails: true },
  },
  { id: 'lock', name: 'page.locked', says: 'manual.sign.lock', settings: { keylock: 'on' } },
  { id: 'ring', name: 'manual.sign.ring', says: 'manual.sign.ring.says', settings: { temperatureValue: 24 } },
]

/** @throws where the device does not show a mode as it should */
export function displaySigns(language: Language): readonly DisplaySign[] {
  return [
    ...(Object.entries(modeSetups) as [HomeMode, SignSetup][]).map(([mode, shows]): DisplaySign => {
      const moment = deviceWith(language, shows)
      if (homeInView(moment.device)?.mode !== mode) throw new Error(`The manual does not show “${mode}”.`)
      return { id: mode, name: `mode.${mode}`, meaning: meaningOf(mode), moment }
    }),
    ...otherSigns.map(
      ({ id, name, says, ...shows }): DisplaySign => ({
        id,
        name,
        meaning: says,
        moment: deviceWith(language, shows),
      }),
    ),
  ]
}

/** The mode “Off” has the fact that the task has, too: one sentence, for whoever makes it false. */
function meaningOf(mode: HomeMode): Text {
  return mode === 'off' ? { id: 'manual.mode.off', values: { know: 'know.turn-off' } } : `manual.mode.${mode}`
}

function deviceWith(language: Language, { settings, surroundings }: SignSetup): TimedDevice {
  const { device, now } = deviceAtHome(language)
  const set: Device = { ...device, settings: { ...device.settings, ...settings } }
  return applyEvent({ device: set, now }, { type: 'surroundings', change: surroundings ?? {} })
}
