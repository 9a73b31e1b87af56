/** The changed settings, for the handover sheet (guidance G19 and G20). */
import {
  factorySettings,
  fields,
  type SettingName,
  type Settings,
  type Text,
} from '../../thermostat/device/device'
import { settingNames, settingText } from '../../thermostat/device/knowledge'
import { titleOf, titlesTo } from './manual/screen-tree'

export interface ChangedSetting {
  readonly field: SettingName
  readonly name: Text
  readonly value: Text
  /** The titles on the way there, without the main menu and without a repetition of `name`. */
  readonly menus: readonly Text[]
}

/** Returns the settings that differ from their factory values, in the order of the menus. */
export function listChangedSettings(settings: Settings): readonly ChangedSetting[] {
  return settingNames
    .filter((field) => settings[field] !== factorySettings[field] && !isImpliedByApplication(field))
    .map((field) => ({
      field,
      name: fields[field].setting.name,
      value: settingText(field, settings[field]),
      menus: menusTo(field),
    }))
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
