/** What the device says, by id: the catalogs have the words, and each language its formats. */
import type companion from '../texts/companion-en.json'
import type english from '../texts/en.json'
import type manual from '../texts/manual-en.json'
import type sheet from '../texts/sheet-en.json'
import type time from '../texts/time-en.json'
import type { Instant } from './time'

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
  | { readonly date: Instant; readonly as: DateForm }
  /** The same in every language: a network's name, a serial number. */
  | { readonly verbatim: string }

export type DateForm = 'day' | 'dayMonth' | 'month' | 'year' | 'weekday' | 'shortWeekday' | 'date'

/** Says a value that is kept in tenths of a degree. */
export function degrees(tenths: number): Text {
  return { number: tenths / 10, digits: 1, unit: 'unit.degree' }
}

/** Says a whole number with its unit. */
export function amount(number: number, unit: TextId): Text {
  return { number, unit }
}
