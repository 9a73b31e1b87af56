import type { Language } from '../../../common/texts/text'
import { change, set } from '../change'
import type { Device, InputOf } from '../model'

/** The language in use: the temporary one, else the stored one, else the browser's. */
export function languageOf({ settings, nativeLanguage, temporaryLanguage }: Device): Language {
  return temporaryLanguage ?? settings.language ?? nativeLanguage
}

/** Changes the language in use, for good or until the visitor chooses. */
export function changeLanguage(device: Device, { language, isTemporary }: InputOf<'language'>): Device {
  return isTemporary ? change(device, { temporaryLanguage: language }) : chooseLanguage(device, language)
}

/** The visitor chooses a language, which is stored and ends a temporary one. */
export function chooseLanguage(device: Device, language: Language | null): Device {
  return change(set(device, { language }), { temporaryLanguage: null })
}
