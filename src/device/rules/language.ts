import { change, set } from '../change'
import type { Device } from '../model'
import type { Language } from '../settings'

/** The language in use: what the page around a frame asked for, else the stored one, else the browser's. */
export function languageOf({ settings, nativeLanguage, hostLanguage }: Device): Language {
  return hostLanguage ?? settings.language ?? nativeLanguage
}

/** The visitor chooses a language, which is stored, also where the page around asked for another. */
export function chooseLanguage(device: Device, language: Language | null): Device {
  return change(set(device, { language }), { hostLanguage: null })
}
