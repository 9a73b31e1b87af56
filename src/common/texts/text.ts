/** Texts by id, independent of language: the catalogs have the words, `formats.ts` the formats of numbers. */
import type companion from './companion-en.json'
import type english from './en.json'
import type manual from './manual-en.json'
import type sheet from './sheet-en.json'
import type time from './time-en.json'

/** The id of a text in the English catalogs. */
export type TextId = keyof (typeof english & typeof companion & typeof manual & typeof sheet & typeof time)

/** A text to be translated into the visitor's language. A bare id is a text without values. */
export type Text =
  | TextId
  | { readonly id: TextId; readonly values: Readonly<Record<string, Text | number>> }
  /** A number; `digits` is the count of decimals, `signed` shows a plus sign. */
  | { readonly number: number; readonly digits?: number; readonly signed?: boolean; readonly unit?: TextId }
  /** A time of day, in minutes after midnight. */
  | { readonly time: number }
  /** A date, in ms since 1970 of local time. */
  | { readonly date: number; readonly as: DateForm }
  /** A string that is the same in every language: a network's name, a serial number. */
  | { readonly verbatim: string }

export type DateForm = 'day' | 'dayMonth' | 'month' | 'year' | 'weekday' | 'shortWeekday' | 'date'

/** True if two texts, or two parts of a picture, are equal. They are plain objects, created anew for each picture. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the text of a temperature in tenths of a degree. */
export function degreesFromTenths(tenths: number): Text {
  return { number: tenths / 10, digits: 1, unit: 'unit.degree' }
}

/** Returns the text of a whole number with its unit. */
export function amount(number: number, unit: TextId): Text {
  return { number, unit }
}

/** All languages, in the order of the language screen. CONTRIBUTING.md lists the other edits for a new one. */
export const languages = ['en', 'sv', 'no', 'fi', 'da', 'de'] as const

export type Language = (typeof languages)[number]

/** The name of each language in the language itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sv: 'Svenska',
  no: 'Norsk',
  fi: 'Suomi',
  da: 'Dansk',
  de: 'Deutsch',
}
