/** Languages of the browser, of addresses and of host pages, as languages of the device. */
import { type DeviceEvent, type Language, languages } from '../../thermostat/device/device'

/** The device has one Norwegian for both written forms. */
const norwegian = ['nb', 'nn', 'no']

/** Returns the first of `navigator.languages` that the device has; English if there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return 'en'
}

/** Returns the device's language for a tag such as `sv-FI`, `nb` or `de_AT`, or `null`. */
export function languageOfTag(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  return norwegian.includes(primary) ? 'no' : knownLanguage(primary)
}

/** Returns the language with exactly this id, or `null`. */
export function knownLanguage(id: unknown): Language | null {
  return languages.find((language) => language === id) ?? null
}

/** Returns the input for a requested language, which in a frame is not stored. */
export function languageInput(language: Language, isFramed: boolean): DeviceEvent {
  return { type: 'language', language, isTemporary: isFramed }
}
