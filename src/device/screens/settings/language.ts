/** The language, a first screen because the guide begins with it (behaviour 20.1). */
import { routes } from '../../paths'
import { chooseLanguage, languageOf } from '../../rules/language'
import { languages } from '../../settings'
import { fieldChoice } from '../kinds/choice'
import { languageNames } from '../names'

export const language = fieldChoice({
  path: routes.language,
  title: 'language.title',
  icon: 'language',
  dependsOn: ['wifiInstalled'],
  field: 'language',
  current: languageOf,
  store: chooseLanguage,
  options: languages.map((value) => ({ value, text: { verbatim: languageNames[value] } })),
})
