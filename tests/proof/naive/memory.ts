/**
 * What the naive model remembers: the fields that sections 4 and 5 of the specification speak of. The model is a second reading of
 * the specification, by plain tables and ifs; it shares nothing with `src/device` but the names of the fields.
 */

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

/** Section 3, "Defaults"; the ones that it does not give stand in docs/decisions.md, "Initial values". */
const defaults: Memory = {
  // "temperatureValue 19; effectValue 0; powerControlValue 50; maxTemp 35; comfortHeatingMaxTemp 25; timerTime 4"
  temperatureValue: 19,
  effectValue: 0,
  powerControlValue: 50,
  maxTemp: 35,
  comfortHeatingMaxTemp: 25,
  timerTime: 4,
  // "operatingTimeLimitation 0; both calibration values 0; both actual sensor values 190"
  operatingTimeLimitation: 0,
  roomSensorCalibrationValue: 0,
  floorSensorCalibrationValue: 0,
  roomSensorActualValue: 190,
  floorSensorActualValue: 190,
  // "editComfortHeating inactive; application and program undefined; remoteControlInstalled true"
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
  // "floorSensor (default)"
  sensorChoice: 'floorSensor',
  sensorType: 'NTC10K',
  language: null,
  power: 'on',
  installationGuide: 'false',
}

export const fieldsOfMemory = Object.keys(defaults) as readonly (keyof Memory)[]

/** "The start screen then loads defaults and restarts the guide." */
export function firstStart(memory: Memory) {
  Object.assign(memory, defaults, { installationGuide: 'true' })
}

/** A memory that holds what a visitor's earlier visits left. */
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
