/** The fields of the settings as one table: what each may hold, and its factory value (behaviour 28.1). */

type Field<Value> = {
  /** The value after a first start or a reset. */
  readonly initial: Value
  /** What it may be: a list in its order, a range; `null` for what is no choice. */
  readonly values: readonly Value[] | Range | null
  /** Whether a value, from anywhere, is one of the allowed ones. */
  allows(value: unknown): value is Value
  /** How the value stands in storage: `'true'` for a flag of the table, nothing for `null`. */
  readonly form: Form
}

/** As it is; absent for none; 'undefined' for none; the words 'true' and 'false'; true and false. */
export type Form = 'plain' | 'absent' | 'undefined' | 'words' | 'boolean'

/** Whole numbers, whole multiples of a step. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step?: number
}

function among<Value>(values: readonly Value[], initial: Value, form: Form): Field<Value> {
  return {
    initial,
    values,
    form,
    allows: (value): value is Value => (values as readonly unknown[]).includes(value),
  }
}

function oneOf<const Value extends string>(values: readonly Value[], initial: NoInfer<Value>): Field<Value> {
  return among(values, initial, 'plain')
}

function maybe<const Value extends string>(
  values: readonly Value[],
  form: Form = 'absent',
): Field<Value | null> {
  return among([null, ...values], null, form)
}

function flag(initial: boolean, form: 'words' | 'boolean'): Field<boolean> {
  return among([false, true], initial, form)
}

function whole(values: Range, initial: number): Field<number> {
  const { min, max, step = 1 } = values
  return {
    initial,
    values,
    form: 'plain',
    allows: (value): value is number =>
      typeof value === 'number' && value >= min && value <= max && value % step === 0,
  }
}

function route(): Field<string | null> {
  return {
    initial: null,
    values: null,
    form: 'absent',
    allows: (value): value is string | null => value === null || isPath(value),
  }
}

/** No address of the product comes near it; what is longer was not made by the device. */
export const LONGEST_PATH = 200

/** Whether it may be a path of the device, a route or not. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && value.length <= LONGEST_PATH
}

/** The bounds and steps of numbers (behaviour 28.3). */
export const bounds = {
  temperature: { min: 5, max: 35 },
  hotel: { min: 20, max: 23 },
  timerTime: { min: 4, max: 24, step: 4 },
  installedPower: { min: 0, max: 9990, step: 10, first: 50 },
  powerControl: { min: 0, max: 100, step: 5 },
  comfortHeating: { min: 23, max: 27 },
  operatingTime: { min: 0, max: 15 },
  /** Tenths of a degree. */
  calibration: { min: -30, max: 30 },
  /** Tenths of a degree: what the best and the worst sensor could still report. */
  reading: { min: -400, max: 900 },
} as const

export const applications = ['hotel', 'powerControl', 'groundHeating', 'comfortHeating'] as const
export const programs = ['timer', 'week', 'delayedStartup', 'remoteControlProgram'] as const
export const networks = ['Home', 'Aurora', 'wps'] as const
export const sensorChoices = ['floorSensor', 'roomSensor', 'roomSensorFloor', 'floorSensorRoom'] as const
export const sensorTypes = [
  'NTC2K',
  'NTC10K',
  'NTC12K',
  'NTC15K',
  'NTC22K',
  'NTC33K',
  'NTC47K',
  'NTC100K',
] as const
export const floorTypes = ['tile/stone', 'wood/laminate', 'plastic/vinyl'] as const
export const screensavers = ['time/date', 'time/temp', 'none'] as const
export const timezones = ['UTC+0', 'UTC+1', 'UTC+2', 'UTC+3'] as const
/** In the order in which the language screen lists them. */
export const languages = ['en', 'sv', 'no', 'fi', 'da', 'de'] as const

export type Application = (typeof applications)[number]
export type Program = (typeof programs)[number]
export type Network = (typeof networks)[number]
export type SensorChoice = (typeof sensorChoices)[number]
export type SensorType = (typeof sensorTypes)[number]
export type Language = (typeof languages)[number]

export const fields = {
  application: maybe(applications),
  program: maybe(programs),
  secondaryProgram: maybe(programs),
  timer: oneOf(['on', 'off'], 'off'),
  timerTime: whole(bounds.timerTime, 4),
  temperatureValue: whole(bounds.temperature, 19),
  effectValue: whole({ min: bounds.installedPower.min, max: bounds.installedPower.max }, 0),
  powerControlValue: whole(bounds.powerControl, 50),
  maxTemp: whole(bounds.temperature, 35),
  comfortHeating: oneOf(['on', 'off'], 'off'),
  comfortHeatingMaxTemp: whole(bounds.comfortHeating, 25),
  editComfortHeating: oneOf(['active', 'inactive'], 'inactive'),
  operatingTimeLimitation: whole(bounds.operatingTime, 0),
  editOperatingTimeLimitation: oneOf(['active', 'inactive'], 'inactive'),
  remoteControl: oneOf(['active', 'inactive'], 'inactive'),
  remoteControlInstalled: flag(true, 'words'),
  wifi: maybe(['on']),
  wifiInstalled: flag(false, 'words'),
  wifiNetwork: maybe(networks, 'undefined'),
  keylock: oneOf(['on', 'off'], 'off'),
  sensorChoice: oneOf(sensorChoices, 'floorSensor'),
  sensorType: oneOf(sensorTypes, 'NTC10K'),
  floorType: oneOf(floorTypes, 'tile/stone'),
  ventilationFunction: oneOf(['on', 'off'], 'off'),
  adaptiveFunction: oneOf(['on', 'off'], 'off'),
  summertime: oneOf(['on', 'off'], 'on'),
  screensaver: oneOf(screensavers, 'time/date'),
  timezone: oneOf(timezones, 'UTC+1'),
  language: maybe(languages),
  roomSensorActualValue: whole(bounds.reading, 190),
  floorSensorActualValue: whole(bounds.reading, 190),
  roomSensorCalibrationValue: whole(bounds.calibration, 0),
  floorSensorCalibrationValue: whole(bounds.calibration, 0),
  installationGuide: oneOf(['true', 'false', 'pending'], 'false'),
  restart: flag(false, 'boolean'),
  reset: flag(false, 'boolean'),
  previousRoute: route(),
  power: oneOf(['on', 'off'], 'on'),
}

export type FieldName = keyof typeof fields
export type Settings = { readonly [Name in FieldName]: (typeof fields)[Name]['initial'] }

export const fieldNames = Object.keys(fields) as readonly FieldName[]

/** What each tab has for itself: where it was last, and what it edits. */
const tabsOwn: readonly FieldName[] = ['previousRoute', 'editComfortHeating', 'editOperatingTimeLimitation']

/** What another tab may change. */
export const sharedFields = fieldNames.filter((name) => !tabsOwn.includes(name))

/** The settings of a device fresh from the factory. */
export const factorySettings = Object.fromEntries(
  fieldNames.map((name) => [name, fields[name].initial]),
) as unknown as Settings
