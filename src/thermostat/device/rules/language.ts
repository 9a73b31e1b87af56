import type { Language } from '../../../common/texts/text'
import { change, changeSettings } from '../change'
import type { Device, InputOf } from '../model'

export function languageOf({ settings, fallbackLanguage, temporaryLanguage }: Device): Language {
  return temporaryLanguage ?? settings.language ?? fallbackLanguage
}

/** Keeps a stored language in use after a factory reset has removed it, here or in another tab (behaviour 20.1). */
export function keepLanguage({ settings }: Device, after: Device): Device {
  const { language } = settings
  return language && !after.settings.language ? change(after, { fallbackLanguage: language }) : after
}

/** Stores a language. A temporary language is not stored; it lasts until the visitor chooses a language. */
export function changeLanguage(device: Device, { language, isTemporary }: InputOf<'language'>): Device {
  return isTemporary ? change(device, { temporaryLanguage: language }) : chooseLanguage(device, language)
}

/** Stores the visitor's choice (`null`: none) and ends a temporary language. */
export function chooseLanguage(device: Device, language: Language | null): Device {
  return change(changeSettings(device, { language }), { temporaryLanguage: null })
}
