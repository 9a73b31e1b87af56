/** The table of the settings' fields: allowed values, factory value and setting screen (behaviour 28.1). */
import { amount, languageNames, languages, type Text } from '../../common/texts/text'
import { flag, integer, oneOf, onOff, optional, route, setting, state } from './field'
import {
  applicationNames,
  applications,
  calibrationText,
  floorTypeNames,
  floorTypes,
  networkNames,
  networks,
  operatingTimeText,
  percentText,
  programNames,
  programs,
  screensaverNames,
  screensavers,
  sensorChoiceNames,
  sensorChoices,
  sensorTypes,
  timezones,
  verbatimNames,
} from './names'
import { type Path, paths, routes } from './paths'

/** Bounds and steps of numbers (behaviour 28.1). */
export const bounds = {
  /** Degrees, as for `hotel` and `comfortHeating`. */
  temperature: { min: 5, max: 35 },
  hotel: { min: 20, max: 23 },
  /** Hours. */
  timerTime: { min: 4, max: 24, step: 4 },
  /** Watts. `first` is the power after one increase from 0. */
  installedPower: { min: 0, max: 9990, step: 10, first: 50 },
  /** Percent. */
  powerControl: { min: 0, max: 100, step: 5 },
  comfortHeating: { min: 23, max: 27 },
  /** Minutes of each hour. */
  operatingTime: { min: 0, max: 15 },
  /** Tenths of a degree. */
  calibration: { min: -30, max: 30 },
  /** Tenths of a degree: the measuring range of the sensors. */
  reading: { min: -400, max: 900 },
} as const

const menu = '/home/menu'
const settingsMenu = `${menu}/settings` as const
const installer = `${menu}/installer` as const
const applicationsMenu = `${installer}/applications` as const
const sensorMenu = `${installer}/sensor` as const
const functionsMenu = `${installer}/functions` as const

/** Prefixes a name that is ambiguous alone with its menu. */
const withMenuName = (menuName: Text, name: Text): Text => ({
  id: 'surroundings.line',
  values: { menu: menuName, line: name },
})
const degrees = (value: number) => amount(value, 'unit.degree')

/**
 * One row for each field: `setting` if it has a setting screen, else `state`.
 * Shared links store positions, so add new rows at the end.
 */
export const fields = {
  application: setting(optional(applications), {
    name: 'systemInfo.application',
    path: applicationsMenu,
    valueNames: { null: 'home.noProgram', ...applicationNames },
  }),
  program: setting(optional(programs), {
    name: 'systemInfo.program',
    path: `${menu}/program`,
    valueNames: { null: 'home.noProgram', ...programNames },
  }),
  secondaryProgram: state(optional(programs)),
  timer: state(oneOf(['on', 'off'], 'off')),
  timerTime: setting(integer(bounds.timerTime, 4), {
    name: withMenuName('program.timer', 'sample.runTime'),
    path: '/home',
    toText: (value) => amount(value, 'unit.hours'),
  }),
  temperatureValue: setting(integer(bounds.temperature, 19), {
    name: 'setting.temperature',
    path: '/home',
    toText: degrees,
  }),
  // Any whole number of watts is allowed. Only the buttons take the steps of the bounds.
  effectValue: setting(integer({ min: bounds.installedPower.min, max: bounds.installedPower.max }, 0), {
    name: 'installedPower.title',
    path: routes.installedEffect,
    toText: (value) => amount(value, 'unit.watts'),
  }),
  powerControlValue: setting(integer(bounds.powerControl, 50), {
    name: withMenuName('applications.powerControl', 'home.power'),
    path: '/home',
    toText: percentText,
  }),
  maxTemp: setting(integer(bounds.temperature, 35), {
    name: 'systemInfo.limits',
    path: `${installer}/system-info`,
    toText: degrees,
  }),
  comfortHeating: onOff('off', {
    name: 'applications.comfortHeating',
    path: `${applicationsMenu}/comfort-heating`,
  }),
  comfortHeatingMaxTemp: setting(integer(bounds.comfortHeating, 25), {
    name: 'comfortHeating.maximum',
    path: `${applicationsMenu}/comfort-heating/set-comfort-heating-temp`,
    toText: degrees,
  }),
  editComfortHeating: state(oneOf(['active', 'inactive'], 'inactive')),
  operatingTimeLimitation: setting(integer(bounds.operatingTime, 0), {
    name: 'functions.operatingTime',
    path: `${functionsMenu}/operating-time-limitation`,
    toText: operatingTimeText,
  }),
  editOperatingTimeLimitation: state(oneOf(['active', 'inactive'], 'inactive')),
  remoteControl: setting(oneOf(['active', 'inactive'], 'inactive'), {
    name: 'applications.remoteControl',
    path: `${applicationsMenu}/remote-control`,
    valueNames: { active: 'word.on', inactive: 'word.off' },
  }),
  remoteControlInstalled: state(flag(true, 'words')),
  wifi: setting(optional(['on']), {
    name: 'wifi.title',
    path: routes.connectWifi,
    valueNames: { null: 'wifi.state.disconnected', on: 'wifi.state.connected' },
  }),
  wifiInstalled: state(flag(false, 'words')),
  wifiNetwork: setting(optional(networks, 'undefined'), {
    name: 'setting.network',
    path: `${settingsMenu}/wifi/choose-network`,
    valueNames: { null: 'setting.none', ...networkNames },
  }),
  keylock: onOff('off', { name: 'keylock.title', path: `${settingsMenu}/keylock` }),
  sensorChoice: setting(oneOf(sensorChoices, 'floorSensor'), {
    name: 'sensorChoice.title',
    path: `${sensorMenu}/sensor-choice`,
    valueNames: sensorChoiceNames,
  }),
  sensorType: setting(oneOf(sensorTypes, 'NTC10K'), {
    name: 'sensorType.title',
    path: `${sensorMenu}/sensor-type`,
    valueNames: verbatimNames(sensorTypes),
  }),
  floorType: setting(oneOf(floorTypes, 'tile/stone'), {
    name: 'floorType.title',
    path: routes.floorType,
    isOnlyInGuide: true,
    valueNames: floorTypeNames,
  }),
  ventilationFunction: onOff('off', {
    name: 'functions.ventilation',
    path: `${functionsMenu}/ventilation-function`,
  }),
  adaptiveFunction: onOff('off', { name: 'functions.adaptive', path: `${functionsMenu}/adaptive-function` }),
  summertime: onOff('on', { name: 'summertime.title', path: `${settingsMenu}/summertime` }),
  screensaver: setting(oneOf(screensavers, 'time/date'), {
    name: 'screensaver.title',
    path: `${settingsMenu}/screensaver`,
    valueNames: screensaverNames,
  }),
  timezone: setting(oneOf(timezones, 'UTC+1'), {
    name: 'timezone.title',
    path: routes.setTimezone,
    valueNames: verbatimNames(timezones),
  }),
  language: setting(optional(languages), {
    name: 'language.title',
    path: routes.language,
    valueNames: { null: 'setting.asked', ...verbatimNames(languages, (language) => languageNames[language]) },
  }),
  roomSensorActualValue: state(integer(bounds.reading, 190)),
  floorSensorActualValue: state(integer(bounds.reading, 190)),
  roomSensorCalibrationValue: setting(integer(bounds.calibration, 0), {
    name: 'calibration.room',
    path: `${sensorMenu}/calibration/room-sensor`,
    toText: calibrationText,
  }),
  floorSensorCalibrationValue: setting(integer(bounds.calibration, 0), {
    name: 'calibration.floor',
    path: `${sensorMenu}/calibration/floor-sensor`,
    toText: calibrationText,
  }),
  // Both 'true' and 'pending' turn the guide on. The end of the splash changes 'pending' to 'true'.
  installationGuide: state(oneOf(['true', 'false', 'pending'], 'false')),
  /** True from a restart until the visitor leaves the start screen. */
  restart: state(flag(false, 'boolean')),
  /** True only in the storage, as a request to reset the device (behaviour 4.15). */
  reset: state(flag(false, 'boolean')),
  previousRoute: state(route()),
  power: onOff('on', { name: 'setting.heating', path: '/home/turn-off' }),
}

export type FieldName = keyof typeof fields
export type Settings = { readonly [Name in FieldName]: (typeof fields)[Name]['initial'] }

/** A field with a setting screen. */
export type SettingName = {
  [Name in FieldName]: (typeof fields)[Name]['setting'] extends null ? never : Name
}[FieldName]

export const fieldNames = Object.keys(fields) as readonly FieldName[]

/** Fields that each tab keeps for itself: its previous route and its state of editing. */
const tabLocalFields: readonly FieldName[] = [
  'previousRoute',
  'editComfortHeating',
  'editOperatingTimeLimitation',
]

/** Fields that another tab can change. */
export const sharedFields = fieldNames.filter((name) => !tabLocalFields.includes(name))

export const factorySettings = Object.fromEntries(
  fieldNames.map((name) => [name, fields[name].initial]),
) as unknown as Settings

/** All settings, in the order of the menus. */
export const settingNames: readonly SettingName[] = fieldNames
  .filter(isSetting)
  .toSorted((first, second) => menuPosition(first) - menuPosition(second))

/** True if the field has a setting screen. */
export function isSetting(name: FieldName): name is SettingName {
  return fields[name].setting !== null
}

/** Returns the position of a setting's screen in the menus. */
function menuPosition(name: SettingName): number {
  // Of the settings on home, the temperature comes first.
  return name === 'temperatureValue' ? 0 : paths.indexOf(fields[name].setting.path)
}

/** Returns the setting whose screen has this path. @throws if there is none */
export function settingAt(path: Path): SettingName {
  const name = settingNames.find((candidate) => fields[candidate].setting.path === path)
  if (!name) throw new Error(`No row of src/thermostat/device/settings.ts has its screen at ${path}.`)
  return name
}

/** Returns the text of a setting's value, `null` if the value has none. A number outside its range has a text, too. */
export function textOfValue(name: SettingName, value: string | number | null): Text | null {
  const { setting } = fields[name]
  if ('valueNames' in setting)
    return (setting.valueNames as Readonly<Record<string, Text>>)[String(value)] ?? null
  return typeof value === 'number' ? setting.toText(value) : null
}

/** Returns the text of a setting's value. @throws if the value has none */
export function settingText(name: SettingName, value: string | number | null): Text {
  const text = textOfValue(name, value)
  if (!text) throw new Error(`There is no text for “${value}” of the setting “${name}”.`)
  return text
}
