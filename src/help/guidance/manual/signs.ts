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
import type { TaskId } from '../tasks/ids'
import { createDeviceAtHome } from './devices'
import type { DisplaySign } from './model'

interface SignSetup {
  /** The task that helps. */
  readonly task: TaskId
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
}

/** For each mode, a setup that causes it. A missing mode does not compile. */
const modeSetups: Readonly<Record<HomeMode, SignSetup>> = {
  set: { task: 'change-temperature' },
  program: { task: 'see-week-program', settings: { program: 'week', temperatureValue: 17 } },
  active: {
    task: 'stop-timer',
    settings: { program: 'timer', timer: 'on', timerTime: 8, temperatureValue: 22 },
  },
  standby: { task: 'stop-timer', settings: { program: 'timer', timer: 'off' } },
  'after-heating': { task: 'hotel', surroundings: { postHeat: true } },
  limited: {
    task: 'why-limited',
    settings: { sensorChoice: 'roomSensorFloor' },
    surroundings: { floorOverLimit: true },
  },
  ventilation: {
    task: 'why-window',
    settings: { ventilationFunction: 'on' },
    surroundings: { windowOpen: true },
  },
  error: { task: 'why-error', surroundings: { fault: 4 } },
  off: { task: 'turn-on', settings: { power: 'off' } },
}

const card = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const

interface OtherSign extends SignSetup {
  readonly id: string
  readonly name: Text
  readonly meaning: Text
}

const otherSigns: readonly OtherSign[] = [
  {
    id: 'no-program',
    name: 'home.noProgram',
    meaning: 'manual.sign.noProgram',
    task: 'start-week-program',
  },
  {
    id: 'readings',
    name: 'manual.sign.readings',
    meaning: 'manual.sign.readings.says',
    task: 'choose-sensor',
    settings: { sensorChoice: 'roomSensorFloor' },
  },
  {
    id: 'no-reading',
    name: 'home.noReading',
    meaning: 'manual.sign.noReading',
    task: 'why-error',
    surroundings: { floorSensorConnected: false },
  },
  {
    id: 'set-to',
    name: 'home.setTo',
    meaning: 'manual.sign.setTo',
    task: 'change-temperature',
    settings: { temperatureValue: 23 },
  },
  {
    id: 'ring',
    name: 'manual.sign.ring',
    meaning: 'manual.sign.ring.says',
    task: 'see-operation',
    settings: { temperatureValue: 24 },
  },
  {
    id: 'days',
    name: 'functions.delayedStartup',
    meaning: 'manual.sign.days',
    task: 'heat-now',
    settings: { program: 'delayedStartup' },
  },
  {
    id: 'percent',
    name: 'applications.powerControl',
    meaning: 'manual.sign.percent',
    task: 'power-share',
    settings: { application: 'powerControl', powerControlValue: 25 },
  },
  {
    id: 'hours',
    name: 'applications.groundHeating',
    meaning: 'manual.sign.hours',
    task: 'ground-heating',
    settings: { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 8 },
  },
  { id: 'wifi', name: 'page.wifi-on', meaning: 'manual.sign.wifi', task: 'connect-wifi', settings: card },
  {
    id: 'wifi-lost',
    name: 'page.wifi-lost',
    meaning: 'manual.sign.wifiLost',
    task: 'connect-wifi',
    settings: card,
    surroundings: { connectionFails: true },
  },
  {
    id: 'lock',
    name: 'page.locked',
    meaning: 'manual.sign.lock',
    task: 'unlock-keys',
    settings: { keylock: 'on' },
  },
]

/** Returns all words and signs on home. @throws if the device does not show a mode */
export function createDisplaySigns(language: Language): readonly DisplaySign[] {
  return [
    ...(Object.entries(modeSetups) as [HomeMode, SignSetup][]).map(([mode, setup]): DisplaySign => {
      const timedDevice = createDeviceWith(language, setup)
      if (homeInView(timedDevice.device)?.mode !== mode)
        throw new Error(`The manual does not show “${mode}”.`)
      return { id: mode, name: `mode.${mode}`, meaning: meaningOf(mode), task: setup.task, timedDevice }
    }),
    ...otherSigns.map(
      ({ id, name, meaning, task, ...setup }): DisplaySign => ({
        id,
        name,
        meaning,
        task,
        timedDevice: createDeviceWith(language, setup),
      }),
    ),
  ]
}

/** The text of the mode “Off” includes the note of the task `turn-off`, so that both stay the same. */
function meaningOf(mode: HomeMode): Text {
  return mode === 'off' ? { id: 'manual.mode.off', values: { know: 'know.turn-off' } } : `manual.mode.${mode}`
}

function createDeviceWith(
  language: Language,
  { settings, surroundings }: Omit<SignSetup, 'task'>,
): TimedDevice {
  const { device, now } = createDeviceAtHome(language)
  const changed: Device = { ...device, settings: { ...device.settings, ...settings } }
  return applyEvent({ device: changed, now }, { type: 'surroundings', change: surroundings ?? {} })
}
