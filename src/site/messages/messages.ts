/** The messages between a frame and its host page. embed.d.ts defines their fields, for host pages too. */
import type { FloorThermostatDetails, FloorThermostatOrders } from './embed'

const VERSION = 1

type MessageOf<Table> = {
  readonly [Type in keyof Table]: { readonly v: typeof VERSION; readonly type: Type } & Table[Type]
}[keyof Table]

/** The events that the frame sends. `error` comes from the element, never from a message. */
export type FrameEventDetails = Omit<FloorThermostatDetails, 'error'>

/** A message from the frame. */
export type FrameEvent = MessageOf<FrameEventDetails>

/** A message to the frame. */
export type FrameCommand = MessageOf<FloorThermostatOrders>

/** The unchecked fields of a message. */
export type Fields = Readonly<Record<string, unknown>>

/** One function for each type of message; a missing one does not compile. */
export type ByMessageType<Message extends { readonly type: string }, Args extends readonly unknown[]> = {
  readonly [Type in Message['type']]: (...given: Args) => Extract<Message, { readonly type: Type }> | null
}

/**
 * Reads a message with the reader of its type.
 * @returns `null` if it is not a message of this version, or if its reader refuses it
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

/** Returns the fields of a message; an empty object for `null` and `undefined`. */
export function fieldsOf(data: unknown): Fields {
  return Object(data)
}

/** `Object.keys` with the type of the keys. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[]
}
