/** Every setting that somebody sets: what it is called, where it is, and how the display says its values. */
import { type Path, routes } from '../paths'
import { type FieldName, languages, type Settings, sensorTypes, timezones } from '../settings'
import { amount, type Text } from '../text'
import { calibrationText, operatingTimeText, sensorChoiceNames } from './installer/names'
import { applicationNames, languageNames, percentText, programNames } from './names'
import { floorTypeNames, networkNames, screensaverNames } from './settings/names'

/** What follows from other settings, what the device reads and remembers, and what is around it. */
type Unlisted =
  | ('secondaryProgram' | 'timer' | 'editComfortHeating' | 'editOperatingTimeLimitation')
  | ('remoteControlInstalled' | 'wifiInstalled' | 'roomSensorActualValue' | 'floorSensorActualValue')
  | ('installationGuide' | 'restart' | 'reset' | 'previousRoute')

export type SettingName = Exclude<FieldName, Unlisted>

interface Place {
  readonly name: Text
  /** The screen that sets it, or that shows it where none does. */
  readonly path: Path
  /** Whether no menu leads to that screen: only the installation guide asks for it. */
  readonly isOnlyInGuide?: boolean
}

/** Each value by its name, in the display's order; a number by what is said of it. */
type Row<Value> = Place &
  ([Value] extends [number]
    ? { readonly say: (value: number) => Text }
    : { readonly names: Readonly<Record<`${Value & (string | null)}`, Text>> })

const menu = '/home/menu'
const settings = `${menu}/settings`
const installer = `${menu}/installer`
const applications = `${installer}/applications`
const sensor = `${installer}/sensor`
const functions = `${installer}/functions`

const onOff = { on: 'word.on', off: 'word.off' } as const

/** A part of something, where its own words do not say of what. */
function line(menu: Text, text: Text): Text {
  return { id: 'surroundings.line', values: { menu, line: text } }
}

function degrees(value: number): Text {
  return amount(value, 'unit.degree')
}

/** What is called the same in every language. */
function verbatim<Value extends string>(values: readonly Value[], nameOf = (value: Value): string => value) {
  const texts = values.map((value) => [value, { verbatim: nameOf(value) }])
  return Object.fromEntries(texts) as Record<Value, Text>
}

/** In the order of the menus. A field that is neither here nor unlisted does not compile. */
export const settingTable: { readonly [Name in SettingName]: Row<Settings[Name]> } = {
  temperatureValue: { name: 'setting.temperature', path: '/home', say: degrees },
  timerTime: {
    name: line('program.timer', 'sample.runTime'),
    path: '/home',
    say: (value) => amount(value, 'unit.hours'),
  },
  powerControlValue: {
    name: line('applications.powerControl', 'home.power'),
    path: '/home',
    say: percentText,
  },
  power: { name: 'setting.heating', path: '/home/turn-off', names: onOff },

  program: {
    name: 'systemInfo.program',
    path: `${menu}/program`,
    names: { null: 'home.noProgram', ...programNames },
  },

  wifi: {
    name: 'wifi.title',
    path: routes.connectWifi,
    names: { null: 'wifi.state.disconnected', on: 'wifi.state.connected' },
  },
  wifiNetwork: {
    name: 'setting.network',
    path: `${settings}/wifi/choose-network`,
    names: { null: 'setting.none', ...networkNames },
  },
  timezone: { name: 'timezone.title', path: routes.setTimezone, names: verbatim(timezones) },
  language: {
    name: 'language.title',
    path: routes.language,
    names: { null: 'setting.asked', ...verbatim(languages, (language) => languageNames[language]) },
  },
  screensaver: { name: 'screensaver.title', path: `${settings}/screensaver`, names: screensaverNames },
  keylock: { name: 'keylock.title', path: `${settings}/keylock`, names: onOff },
  summertime: { name: 'summertime.title', path: `${settings}/summertime`, names: onOff },
  floorType: { name: 'floorType.title', path: routes.floorType, isOnlyInGuide: true, names: floorTypeNames },

  maxTemp: { name: 'systemInfo.limits', path: `${installer}/system-info`, say: degrees },
  application: {
    name: 'systemInfo.application',
    path: applications,
    names: { null: 'home.noProgram', ...applicationNames },
  },
  comfortHeating: {
    name: 'applications.comfortHeating',
    path: `${applications}/comfort-heating`,
    names: onOff,
  },
  comfortHeatingMaxTemp: {
    name: 'comfortHeating.maximum',
    path: `${applications}/comfort-heating/set-comfort-heating-temp`,
    say: degrees,
  },
  remoteControl: {
    name: 'applications.remoteControl',
    path: `${applications}/remote-control`,
    names: { active: 'word.on', inactive: 'word.off' },
  },
  sensorChoice: { name: 'sensorChoice.title', path: `${sensor}/sensor-choice`, names: sensorChoiceNames },
  sensorType: { name: 'sensorType.title', path: `${sensor}/sensor-type`, names: verbatim(sensorTypes) },
  floorSensorCalibrationValue: {
    name: 'calibration.floor',
    path: `${sensor}/calibration/floor-sensor`,
    say: calibrationText,
  },
  roomSensorCalibrationValue: {
    name: 'calibration.room',
    path: `${sensor}/calibration/room-sensor`,
    say: calibrationText,
  },
  effectValue: {
    name: 'installedPower.title',
    path: routes.installedEffect,
    say: (value) => amount(value, 'unit.watts'),
  },
  adaptiveFunction: { name: 'functions.adaptive', path: `${functions}/adaptive-function`, names: onOff },
  ventilationFunction: {
    name: 'functions.ventilation',
    path: `${functions}/ventilation-function`,
    names: onOff,
  },
  operatingTimeLimitation: {
    name: 'functions.operatingTime',
    path: `${functions}/operating-time-limitation`,
    say: operatingTimeText,
  },
}

export const settingNames = Object.keys(settingTable) as readonly SettingName[]

/** What a setting holds, as the display says it; `null` for what it cannot hold: a number is not checked. */
export function textOfValue(name: SettingName, value: string | number | null): Text | null {
  const row: Row<string> | Row<number> = settingTable[name]
  if ('names' in row) return row.names[String(value)] ?? null
  return typeof value === 'number' ? row.say(value) : null
}

/** The same for what it holds for certain. @throws where the device knows no such value */
export function settingText(name: SettingName, value: string | number | null): Text {
  const text = textOfValue(name, value)
  if (!text) throw new Error(`There is no text for “${value}” of the setting “${name}”.`)
  return text
}
