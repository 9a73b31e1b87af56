/** Messages as build/catalogs.ts compiles them from ICU MessageFormat, and how their values are filled in. */

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

/** What a language has to know to fill in values. */
export interface Grammar {
  number(value: number): string
  /** The category of a number, as `Intl.PluralRules` names it. */
  plural(value: number): string
}

export function fillIn(message: Message, values: Values, grammar: Grammar): string {
  if (typeof message === 'string') return message
  return message.map((part) => (typeof part === 'string' ? part : filled(part, values, grammar))).join('')
}

function filled([name, as]: Exclude<Part, string>, values: Values, grammar: Grammar): string {
  const value = values[name] ?? ''
  if (as === undefined) return String(value)
  if (as === 'number') return grammar.number(Number(value))
  return fillIn(as[value] ?? as[grammar.plural(Number(value))] ?? '', values, grammar)
}
