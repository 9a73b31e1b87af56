/**
 * Representative values: all values of a field that has few, otherwise numbers around its bounds. The class of a
 * number is the number itself if it is listed here, else the next lower one that is.
 */
import {
  type Device,
  type FieldName,
  faults,
  fieldNames,
  fields,
  type Input,
  offeredOutdoorReadings,
  type Settings,
  type Surroundings,
  slots,
} from '../../../src/thermostat/device/device'

type Values<Fields> = { readonly [Name in keyof Fields]: readonly Fields[Name][] }

const both = [true, false] as const
const calibration = [-30, -29, -1, 0, 1, 29, 30] as const
const reading = [-400, 190, 900] as const

type NumberName = { [Name in FieldName]: Settings[Name] extends number ? Name : never }[FieldName]

/** Numbers at, next to and between the bounds, written here independently of the device. */
const numbers: Readonly<Record<NumberName, readonly number[]>> = {
  timerTime: [4, 8, 24],
  // Includes the bounds in a hotel, below the comfort maximum and on home.
  temperatureValue: [5, 6, 20, 21, 22, 23, 25, 27, 28, 35],
  effectValue: [0, 1, 9, 10, 11, 50, 51, 9980, 9981, 9990],
  powerControlValue: [0, 5, 95, 100],
  maxTemp: [22, 35],
  comfortHeatingMaxTemp: [23, 25, 27],
  operatingTimeLimitation: [0, 1, 2, 14, 15],
  roomSensorActualValue: reading,
  floorSensorActualValue: reading,
  roomSensorCalibrationValue: calibration,
  floorSensorCalibrationValue: calibration,
}

/** Fields for which the search needs other values than all allowed ones. */
const overriddenValues: Partial<Values<Settings>> = {
  // Active only while its screen is being edited, which the search reaches by presses.
  editComfortHeating: ['inactive'],
  editOperatingTimeLimitation: ['inactive'],
  // Never stays true, because the device resets at once.
  reset: [false],
  previousRoute: [null, '/home', '/nowhere'],
}

const lists = Object.fromEntries(fieldNames.map((name) => [name, fields[name].values]))

export const settingsValues = { ...lists, ...numbers, ...overriddenValues } as Values<Settings>

const surroundingsValues: Values<Surroundings> = {
  roomReading: [null, 160, 220],
  floorReading: [null, 160, 220],
  outdoorReading: offeredOutdoorReadings,
  floorSensorConnected: both,
  windowOpen: both,
  floorOverLimit: both,
  operatingPause: both,
  postHeat: both,
  slot: slots,
  connectionFails: both,
  fault: faults,
}

/** Returns the class of a value, as text. */
function classOfValue(value: unknown, values: readonly unknown[] | undefined): string {
  if (typeof value !== 'number' || !values || values.includes(value)) return String(value)
  return `from ${values.findLast((one) => typeof one === 'number' && one < value) ?? 'below'}`
}

/** True if a number is within the bounds of the lists above, which are not taken from the device. */
export function isWithinBounds({ settings }: Device, name: keyof Settings): boolean {
  const { [name]: value } = settings
  if (typeof value !== 'number') return true
  const numbers = settingsValues[name].filter((one) => typeof one === 'number')
  return value >= Math.min(...numbers) && value <= Math.max(...numbers)
}

/** An edited value has the classes of the field that it will be stored in, by the last part of the path. */
const editedFields: Readonly<Record<string, readonly unknown[]>> = {
  'installed-effect': settingsValues.effectValue,
  'floor-sensor': calibration,
  'room-sensor': calibration,
}

function draftOf(device: Device): string {
  const { path } = placeOf(device)
  const { draft } = device.view
  return classOfValue(draft, editedFields[path.slice(path.lastIndexOf('/') + 1)])
}

const splitNames = new Map<string, readonly [string, string]>()

function partsOf(name: string): readonly [string, string] {
  const known = splitNames.get(name)
  if (known) return known
  const [part = '', field = ''] = name.split('.')
  splitNames.set(name, [part, field])
  return [part, field]
}

/** After this many changes of its label home starts again, with one, two or three sensors. */
export const ALTERNATIONS = 6

/** Returns the class of a field of the device, such as `settings.timer`, or `null` for times and places. */
export function classOf(device: Device, name: string): string | null {
  const [part, field] = partsOf(name)
  switch (part) {
    case 'settings':
      return classOfValue(
        device.settings[field as keyof Settings],
        settingsValues[field as keyof Settings] as readonly unknown[],
      )
    case 'surroundings':
      return String(device.surroundings[field as keyof Surroundings])
    case 'view':
      if (field === 'since') return null
      if (field === 'draft') return draftOf(device)
      if (field === 'ticks') return String(device.view.ticks % ALTERNATIONS)
      return String(device.view[field as keyof Device['view']])
    case 'session':
      if (field === 'network' || field === 'failed') return String(device.session[field])
      return String(device.session[field as keyof Device['session']] !== null)
    case 'hardware':
      if (field === 'running' || field === 'relay' || field === 'upgraded')
        return String(device.hardware[field])
      return null
    default:
      return null
  }
}

/** Returns the latest time that the device knows, in ms. An earlier clock would mean that it was set back. */
export function latestTimeOf({ view, clock }: Device): number {
  return Math.max(view.since, clock)
}

/** Returns inputs that give a field every other value that another tab may store or the panel may set. */
export function changesOf(device: Device, name: string): readonly Input[] {
  const [part, field] = partsOf(name)
  const at = latestTimeOf(device)
  if (part === 'settings') {
    const { [field as keyof Settings]: value } = device.settings
    const values = settingsValues[field as keyof Settings] as readonly unknown[]
    return values
      .filter((one) => one !== value)
      .map((one) => ({ type: 'stored', settings: { [field]: one }, at }))
  }
  if (part === 'surroundings') {
    const { [field as keyof Surroundings]: value } = device.surroundings
    const values = surroundingsValues[field as keyof Surroundings] as readonly unknown[]
    return values
      .filter((one) => one !== value)
      .map((one) => ({ type: 'surroundings', change: { [field]: one }, at }))
  }
  return []
}

const settingsNames = Object.keys(settingsValues).map((name) => `settings.${name}`)

/**
 * Returns a signature: devices with the same one are in the same classes in everything. @param names the settings
 * that count, such as `settings.timer`; by default all
 */
export function signatureOf(device: Device, names: readonly string[] = settingsNames): string {
  const { path, overlay } = placeOf(device)
  const { view, session, hardware, surroundings } = device
  const classes = names.map((name) => classOf(device, name))
  return [
    path,
    overlay?.status,
    view.focus,
    classOf(device, 'view.draft'),
    view.refusal,
    view.ticks,
    session.network,
    session.failed,
    session.reconnecting !== null,
    hardware.running,
    hardware.relay,
    hardware.upgraded,
    ...Object.values(surroundings),
    ...classes,
  ].join(' ')
}

export function placeOf({ trail }: Device) {
  const here = trail.places[trail.at]
  if (!here) throw new Error('The visitor is nowhere.')
  return here
}
