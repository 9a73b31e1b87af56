/** The messages between a frame and the page around it. embed.d.ts has their fields, for host pages too. */
import type { FloorThermostatDetails, FloorThermostatOrders } from './embed'

const VERSION = 1

type MessageOf<Table> = {
  readonly [Type in keyof Table]: { readonly v: typeof VERSION; readonly type: Type } & Table[Type]
}[keyof Table]

/** The events that the frame causes: an error is the element's own, so no message can be one. */
export type FrameEventDetails = Omit<FloorThermostatDetails, 'error'>

/** What the frame says. */
export type FrameEvent = MessageOf<FrameEventDetails>

/** What the frame is told. */
export type FrameCommand = MessageOf<FloorThermostatOrders>

/** The fields of a message from elsewhere: anything may be in them. */
export type Fields = Readonly<Record<string, unknown>>

/** One function for each type of message; a type that is forgotten does not compile. */
export type ByMessageType<Message extends { readonly type: string }, Args extends readonly unknown[]> = {
  readonly [Type in Message['type']]: (...given: Args) => Extract<Message, { readonly type: Type }> | null
}

/**
 * Reads a message with the reader of its type.
 * @returns `null` when it is no message of this version, or its reader refuses it
 */
export function readMessage<Result>(
  readers: Readonly<Record<string, (fields: Fields) => Result | null>>,
  data: unknown,
): Result | null {
  const fields = fieldsOf(data)
  const { v, type } = fields
  if (v !== VERSION || typeof type !== 'string' || !Object.hasOwn(readers, type)) return null
  return readers[type]?.(fields) ?? null
}

/** The fields of what was sent: none when it is `null` or `undefined`. */
export function fieldsOf(data: unknown): Fields {
  return Object(data)
}

/** The keys of a table, as their own type. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[]
}
