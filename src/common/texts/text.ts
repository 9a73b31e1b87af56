/** What the product says, by id: the catalogs have the words, and each language its formats. */
import type companion from './companion-en.json'
import type english from './en.json'
import type manual from './manual-en.json'
import type sheet from './sheet-en.json'
import type time from './time-en.json'

type CatalogId = keyof (typeof english & typeof companion & typeof manual & typeof sheet & typeof time)

/** The id of what people type: for a task, of which the first phrase is its name, or for something else. */
export type PhrasesId = Extract<CatalogId, `task.${string}` | `find.${string}`>

/** The id of a text; one that the English catalog lacks does not compile. */
export type TextId = Exclude<CatalogId, PhrasesId>

/** Something to say in the visitor's language. A bare id is a text without values. */
export type Text =
  | TextId
  | { readonly id: TextId; readonly values: Readonly<Record<string, Text | number>> }
  /** A number with its digits after the decimal sign, and the text of its unit. */
  | { readonly number: number; readonly digits?: number; readonly signed?: boolean; readonly unit?: TextId }
  /** Minutes after midnight, as a clock shows them. */
  | { readonly time: number }
  /** A date, as the ms since 1970 on the clock on the wall. */
  | { readonly date: number; readonly as: DateForm }
  /** The same in every language: a network's name, a serial number. */
  | { readonly verbatim: string }

export type DateForm = 'day' | 'dayMonth' | 'month' | 'year' | 'weekday' | 'shortWeekday' | 'date'

/** Whether two texts, or two parts of a picture, are equal. They are small and plain, and made anew each time. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Says a value that is kept in tenths of a degree. */
export function degrees(tenths: number): Text {
  return { number: tenths / 10, digits: 1, unit: 'unit.degree' }
}

/** Says a whole number with its unit. */
export function amount(number: number, unit: TextId): Text {
  return { number, unit }
}

/** In the order in which the language screen lists them. */
export const languages = ['en', 'sv', 'no', 'fi', 'da', 'de'] as const

export type Language = (typeof languages)[number]

/** Each language in its own tongue, whatever the language in use. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sv: 'Svenska',
  no: 'Norsk',
  fi: 'Suomi',
  da: 'Dansk',
  de: 'Deutsch',
}
