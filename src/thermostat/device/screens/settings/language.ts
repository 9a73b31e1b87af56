import { chooseLanguage, languageOf } from '../../rules/language'
import { settingChoice } from '../kinds/choice'

export const language = settingChoice({
  field: 'language',
  icon: 'language',
  // Decides the next screen of the installation guide.
  dependsOn: ['wifiInstalled'],
  currentValueOf: languageOf,
  store: chooseLanguage,
})
