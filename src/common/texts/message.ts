/** Messages compiled from ICU MessageFormat by `build/catalogs.ts`, and the formatting of their values. */
import type { Formats } from './formats'

/** A text, or its parts in order. */
export type Message = string | readonly MessagePart[]

/** Literal text, or a value by its name: inserted unchanged, formatted as a number, or used to choose a case. */
export type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, as: 'number']
  | readonly [name: string, cases: MessageCases]

/** Messages by value, or by the plural category of the value. `other` is always present. */
export type MessageCases = Readonly<Record<string, Message>>

export type Messages = Readonly<Record<string, Message>>

export type MessageValues = Readonly<Record<string, string | number>>

export function formatMessage(message: Message, values: MessageValues, formats: Formats): string {
  if (typeof message === 'string') return message
  return message.map((part) => (typeof part === 'string' ? part : formatPart(part, values, formats))).join('')
}

function formatPart(
  [name, as]: Exclude<MessagePart, string>,
  values: MessageValues,
  formats: Formats,
): string {
  const value = values[name] ?? ''
  if (as === undefined) return String(value)
  if (as === 'number') return formats.number(Number(value), 0, false)
  return formatMessage(as[value] ?? as[formats.plural(Number(value))] ?? '', values, formats)
}
