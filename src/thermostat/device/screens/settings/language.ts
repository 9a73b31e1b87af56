/** The language, a first screen because the guide begins with it (behaviour 20.1). */
import { chooseLanguage, languageOf } from '../../rules/language'
import { settingChoice } from '../kinds/choice'

export const language = settingChoice({
  field: 'language',
  icon: 'language',
  dependsOn: ['wifiInstalled'],
  current: languageOf,
  store: chooseLanguage,
})
