/** The language, a first screen because the guide begins with it (behaviour 20.1). */

import { languageNames } from '../../names'
import { chooseLanguage, languageOf } from '../../rules/language'
import { languages } from '../../settings'
import { settingChoice } from '../kinds/choice'

export const language = settingChoice({
  field: 'language',
  icon: 'language',
  dependsOn: ['wifiInstalled'],
  options: languages.map((value) => ({ value, text: { verbatim: languageNames[value] } })),
  current: languageOf,
  store: chooseLanguage,
})
