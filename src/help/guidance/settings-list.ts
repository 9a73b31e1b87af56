/** The settings on the handover sheet (guidance G19 and G20). */
import {
  amount,
  factorySettings,
  fields,
  type SettingName,
  type Settings,
  type Text,
} from '../../thermostat/device/device'
import { settingNames, settingText, temperatureRangeOf } from '../../thermostat/device/knowledge'
import { titleOf, titlesTo } from './manual/screen-tree'

export interface ListedSetting {
  readonly field: SettingName
  readonly name: Text
  readonly value: Text
  /** The titles on the way there, without the main menu and without a repetition of `name`. */
  readonly menus: readonly Text[]
  /** False for a factory value. */
  readonly isChanged: boolean
}

/** Settings that matter to whoever takes over a thermostat, also with their factory values. */
const alwaysListed: readonly SettingName[] = [
  'temperatureValue',
  'program',
  'sensorChoice',
  'sensorType',
  'maxTemp',
]

/** Returns the changed settings and those that are always listed, in the order of the menus. */
export function listSettings(settings: Settings): readonly ListedSetting[] {
  const isChanged = (field: SettingName) =>
    settings[field] !== factorySettings[field] && !isImpliedByApplication(field)
  return settingNames
    .filter((field) => alwaysListed.includes(field) || isChanged(field))
    .map((field) => ({
      field,
      name: fields[field].setting.name,
      value: valueTextOf(field, settings),
      menus: menusTo(field),
      isChanged: isChanged(field),
    }))
}

/** Returns what the device shows: on home the mode without a program, and a range for its limit. */
function valueTextOf(field: SettingName, settings: Settings): Text {
  if (field === 'program' && !settings.program && !settings.application) return 'mode.set'
  if (field !== 'maxTemp') return settingText(field, settings[field])
  const { min, max } = temperatureRangeOf(settings)
  const values = { min: amount(min, 'unit.degree'), max: amount(max, 'unit.degree') }
  return { id: 'systemInfo.range', values }
}

const isImpliedByApplication = (field: SettingName) => field === 'comfortHeating'

/** Returns the titles on the way to the screen of a setting; the last is that screen's own. */
export function titlesToSetting(field: SettingName): readonly Text[] {
  const { path, isOnlyInGuide } = fields[field].setting
  return isOnlyInGuide ? ['setting.guide', titleOf(path)] : titlesTo(path)
}

/** Returns `titlesToSetting` without the main menu, and without a last title that repeats the name of the setting. */
function menusTo(field: SettingName): readonly Text[] {
  const titles = titlesToSetting(field).filter((title) => title !== 'menu.title')
  const isSame = titles.length > 1 && titles.at(-1) === fields[field].setting.name
  return isSame ? titles.slice(0, -1) : titles
}
