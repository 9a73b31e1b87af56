/** What the naive model remembers: the fields of the settings, without any code of `src/device`. */

const menu = '/home/menu'
const functions = `${menu}/installer/functions`

/** Functions that a screen of their own turns on and off, each with its factory value. */
export const switches = {
  keylock: { path: `${menu}/settings/keylock`, factory: 'off' },
  summertime: { path: `${menu}/settings/summertime`, factory: 'on' },
  ventilationFunction: { path: `${functions}/ventilation-function`, factory: 'off' },
  adaptiveFunction: { path: `${functions}/adaptive-function`, factory: 'off' },
}

type Switch = keyof typeof switches

const factorySwitches = Object.fromEntries(
  Object.entries(switches).map(([field, { factory }]) => [field, factory]),
) as Record<Switch, string>

const nothing = null as string | null

/** The factory settings (behaviour 28.1). */
const defaults = {
  ...factorySwitches,
  temperatureValue: 19,
  effectValue: 0,
  powerControlValue: 50,
  maxTemp: 35,
  comfortHeatingMaxTemp: 25,
  timerTime: 4,
  operatingTimeLimitation: 0,
  roomSensorCalibrationValue: 0,
  floorSensorCalibrationValue: 0,
  roomSensorActualValue: 190,
  floorSensorActualValue: 190,
  editComfortHeating: 'inactive',
  editOperatingTimeLimitation: 'inactive',
  application: nothing,
  program: nothing,
  secondaryProgram: nothing,
  remoteControlInstalled: true,
  remoteControl: 'inactive',
  wifiInstalled: false,
  timer: 'off',
  comfortHeating: 'off',
  screensaver: 'time/date',
  timezone: 'UTC+1',
  floorType: 'tile/stone',
  sensorChoice: 'floorSensor',
  sensorType: 'NTC10K',
  language: nothing,
  power: 'on',
  installationGuide: 'false',
}

export type Memory = typeof defaults

export const fieldsOfMemory = Object.keys(defaults) as readonly (keyof Memory)[]

/** A first start restores the factory settings and switches the guide on (behaviour 4.2). */
export function firstStart(memory: Memory) {
  Object.assign(memory, defaults, { installationGuide: 'true' })
}

/** A memory with the settings that an earlier visit stored. */
export function remembering(settings: Readonly<Memory>): Memory {
  const memory = { ...defaults }
  adopt(memory, settings)
  return memory
}

/** Takes over what another tab stored. */
export function adopt(memory: Memory, settings: Readonly<Partial<Memory>>) {
  for (const field of fieldsOfMemory)
    if (settings[field] !== undefined) Object.assign(memory, { [field]: settings[field] })
}
