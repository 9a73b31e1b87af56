import type { Device } from '../model'
import type { Language } from '../settings'

/** The language in use: the stored one, else the browser's. */
export function languageOf({ settings, nativeLanguage }: Device): Language {
  return settings.language ?? nativeLanguage
}
