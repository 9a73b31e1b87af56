/** What changes settings: which screen does it, and what it makes of them by the device's own rules. */
import { set } from '../../device/change'
import { type Device, type FieldName, languageOf, type Path, type Settings } from '../../device/device'
import { routes } from '../../device/paths'
import type { Value } from '../model'

/** Done on one screen, or on the few that it leads through. */
export interface Operation {
  readonly id: string
  /** The setting that a person sets by it. */
  readonly field: FieldName
  readonly value: Value
  /** The screen where it begins, and the screens that it leads through. */
  readonly where: readonly [Path, ...Path[]]
  /** The settings that it may change. */
  readonly changes: readonly FieldName[]
  /** What it makes of a device; the same device where it is not possible. */
  does(device: Device): Device
  /** Whether home's number is counted down until it is off. */
  readonly isCountedDown?: boolean
  /** Whether the card is put in or taken out instead of any press. */
  readonly switches?: 'wifiInstalled'
}

export type Does = (device: Device) => Device
/** Does it where it is possible. */
export const where =
  (may: (settings: Settings, device: Device) => boolean, does: Does): Does =>
  (device) =>
    may(device.settings, device) ? does(device) : device

const installer = '/home/menu/installer'
const functions = `${installer}/functions` as const
const sensor = `${installer}/sensor` as const
const settings = '/home/menu/settings'

/** Settings that neither decide over others nor depend on them, and the screen of each. */
const alone = {
  language: routes.language,
  screensaver: `${settings}/screensaver`,
  summertime: `${settings}/summertime`,
  sensorType: `${sensor}/sensor-type`,
  floorSensorCalibrationValue: `${sensor}/calibration/floor-sensor`,
  roomSensorCalibrationValue: `${sensor}/calibration/room-sensor`,
  effectValue: routes.installedEffect,
  adaptiveFunction: `${functions}/adaptive-function`,
  ventilationFunction: `${functions}/ventilation-function`,
  operatingTimeLimitation: `${functions}/operating-time-limitation`,
} as const satisfies Readonly<Partial<Record<FieldName, Path>>>

/** A calibration moves its reading, too. */
const moved: Readonly<Partial<Record<FieldName, FieldName>>> = {
  floorSensorCalibrationValue: 'floorSensorActualValue',
  roomSensorCalibrationValue: 'roomSensorActualValue',
}

/** One for each of these settings that differs from the device it begins with. */
export function aloneOperations(target: Settings, begin: Device): readonly Operation[] {
  return (Object.keys(alone) as (keyof typeof alone)[]).flatMap((field) => {
    const value = target[field]
    if (isHeld(begin, field, value)) return []
    const also = moved[field]
    return [
      {
        id: field,
        field,
        value: value as Value,
        where: [alone[field]] as const,
        changes: also ? [field, also] : [field],
        does: (device: Device) => set(device, { [field]: value }),
      },
    ]
  })
}

/** Whether a device has a setting; a language is what it is heard as, stored or not. */
export function isHeld(device: Device, field: FieldName, value: Settings[FieldName]): boolean {
  if (field !== 'language') return device.settings[field] === value
  return languageOf(device) === (value ?? device.nativeLanguage)
}
