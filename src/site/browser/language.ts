/** The language that the visitor's browser asks for, among those that the device speaks. */
import { type Happening, type Language, languages } from '../../thermostat/device/device'

/** Both written forms of Norwegian are the device's one. */
const norwegian = ['nb', 'nn', 'no']

/** Gives the first language of `navigator.languages` that the device speaks; English when there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const spoken = languageOfTag(tag)
    if (spoken) return spoken
  }
  return 'en'
}

/** Gives the device's language of a tag such as `sv-FI`, `nb` or `de_AT`, or `null`. */
export function languageOfTag(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  return norwegian.includes(primary) ? 'no' : knownLanguage(primary)
}

/** Gives the language of exactly this id, or `null`. */
export function knownLanguage(id: unknown): Language | null {
  return languages.find((language) => language === id) ?? null
}

/** What the request of an address or a host page makes happen: in a frame it is for that frame alone. */
export function languageInput(language: Language, isFramed: boolean): Happening {
  return { type: 'language', language, isTemporary: isFramed }
}
