/** The settings that somebody has changed, for the handover sheet (guidance G19 and G20). */
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
  /** The titles of the menus that lead there, from the main menu's lines down. */
  readonly menus: readonly Text[]
}

/** In the order of the menus. */
export function settingsList(settings: Settings): readonly ChangedSetting[] {
  return settingNames
    .filter((field) => settings[field] !== factorySettings[field] && !isSaidByApplication(field))
    .map((field) => ({
      field,
      name: fields[field].setting.name,
      value: settingText(field, settings[field]),
      menus: menusTo(field),
    }))
}

const isSaidByApplication = (field: SettingName) => field === 'comfortHeating'

/** The titles that lead to the screen of a setting, its own last. */
export function titlesToSetting(field: SettingName): readonly Text[] {
  const { path, isOnlyInGuide } = fields[field].setting
  return isOnlyInGuide ? ['setting.guide', titleOf(path)] : titlesTo(path)
}

/** Without the main menu, which is above all of them, and without a screen that is called like its setting. */
function menusTo(field: SettingName): readonly Text[] {
  const titles = titlesToSetting(field).filter((title) => title !== 'menu.title')
  const isSame = titles.length > 1 && titles.at(-1) === fields[field].setting.name
  return isSame ? titles.slice(0, -1) : titles
}
