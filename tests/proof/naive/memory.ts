/** What the naive model remembers: the fields of the settings, without any code of `src/device`. */

export interface Memory {
  application: string | null
  program: string | null
  secondaryProgram: string | null
  timer: string
  timerTime: number
  temperatureValue: number
  effectValue: number
  powerControlValue: number
  maxTemp: number
  comfortHeating: string
  comfortHeatingMaxTemp: number
  editComfortHeating: string
  operatingTimeLimitation: number
  editOperatingTimeLimitation: string
  remoteControl: string
  remoteControlInstalled: boolean
  wifiInstalled: boolean
  keylock: string
  sensorChoice: string
  sensorType: string
  floorType: string
  ventilationFunction: string
  adaptiveFunction: string
  summertime: string
  screensaver: string
  timezone: string
  language: string | null
  roomSensorActualValue: number
  floorSensorActualValue: number
  roomSensorCalibrationValue: number
  floorSensorCalibrationValue: number
  installationGuide: string
  power: string
}

/** The factory settings (behaviour 28.1). */
const defaults: Memory = {
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
  application: null,
  program: null,
  secondaryProgram: null,
  remoteControlInstalled: true,
  remoteControl: 'inactive',
  wifiInstalled: false,
  timer: 'off',
  comfortHeating: 'off',
  keylock: 'off',
  ventilationFunction: 'off',
  adaptiveFunction: 'off',
  summertime: 'on',
  screensaver: 'time/date',
  timezone: 'UTC+1',
  floorType: 'tile/stone',
  sensorChoice: 'floorSensor',
  sensorType: 'NTC10K',
  language: null,
  power: 'on',
  installationGuide: 'false',
}

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
