import type { Language } from '../../../common/texts/text'
import { change, changeSettings } from '../change'
import type { Device, InputOf } from '../model'

export function languageOf({ settings, browserLanguage, temporaryLanguage }: Device): Language {
  return temporaryLanguage ?? settings.language ?? browserLanguage
}

/** Stores a language. A temporary language is not stored; it lasts until the visitor chooses a language. */
export function changeLanguage(device: Device, { language, isTemporary }: InputOf<'language'>): Device {
  return isTemporary ? change(device, { temporaryLanguage: language }) : chooseLanguage(device, language)
}

/** Stores the visitor's choice (`null`: the browser's language) and ends a temporary language. */
export function chooseLanguage(device: Device, language: Language | null): Device {
  return change(changeSettings(device, { language }), { temporaryLanguage: null })
}
