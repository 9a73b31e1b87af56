/** Messages as build/catalogs.ts compiles them from ICU MessageFormat, and how their values are filled in. */
import type { Formats } from './formats'

/** A text, or its parts one after the other. */
export type Message = string | readonly Part[]

/** Literal text, or a value by its name: as it is, as a number of the language, or to choose a case by. */
export type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, as: 'number']
  | readonly [name: string, cases: Cases]

/** Messages by the value itself, or else by its plural category. `other` is always there. */
export type Cases = Readonly<Record<string, Message>>

export type Messages = Readonly<Record<string, Message>>

export type Values = Readonly<Record<string, string | number>>

export function fillIn(message: Message, values: Values, formats: Formats): string {
  if (typeof message === 'string') return message
  return message.map((part) => (typeof part === 'string' ? part : filled(part, values, formats))).join('')
}

function filled([name, as]: Exclude<Part, string>, values: Values, formats: Formats): string {
  const value = values[name] ?? ''
  if (as === undefined) return String(value)
  if (as === 'number') return formats.number(Number(value), 0, false)
  return fillIn(as[value] ?? as[formats.plural(Number(value))] ?? '', values, formats)
}
