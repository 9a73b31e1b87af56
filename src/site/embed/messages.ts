/** Parses the frame's messages into the element's events. `src/site/browser/frame/` has the frame's side. */
import type { FloorThermostatDetails, ThermostatButton } from '../messages/embed'
import {
  type ByMessageType,
  type Fields,
  type FrameEventDetails,
  fieldsOf,
  readMessage,
} from '../messages/messages'
import { isLanguage } from './languages'

/** The element's events that come from the frame. */
export type ElementEvent = {
  readonly [Type in keyof FrameEventDetails]: {
    readonly type: Type
    readonly detail: FrameEventDetails[Type]
  }
}[keyof FrameEventDetails]

/** A message of open-iframe-resizer: the frame shall have the height of its content and report it. */
export const RESIZE_REQUEST = { type: 'iframe-child-init' }

/** Above every height of the product. Keeps a frame from filling the whole page. */
const MAX_HEIGHT_PX = 4000

/**
 * Returns the height that a message requests, in whole CSS pixels, or `null` for other messages and invalid heights.
 */
export function parseHeight(data: unknown): number | null {
  const { type, height } = fieldsOf(data)
  if (type !== 'iframe-resized') return null
  return typeof height === 'number' && height > 0 && height <= MAX_HEIGHT_PX ? Math.ceil(height) : null
}

/** A parser for each type of message. They check every field, because any page can send messages. */
const readers: ByMessageType<ElementEvent, [Fields]> = {
  ready: ({ path, lang }) =>
    isPath(path) && isLanguage(lang) ? { type: 'ready', detail: { path, lang } } : null,
  screen: ({ path }) => (isPath(path) ? { type: 'screen', detail: { path } } : null),
  language: ({ lang }) => (isLanguage(lang) ? { type: 'language', detail: { lang } } : null),
  press: ({ button }) => (isKeyOf(buttons, button) ? { type: 'press', detail: { button } } : null),
  task: ({ task, state, presses, fewest }) =>
    typeof task === 'string' && isKeyOf(states, state) && isNumber(presses) && isNumber(fewest)
      ? { type: 'task', detail: { task, state, presses, fewest } }
      : null,
  time: ({ at, speed }) =>
    (at === null || typeof at === 'string') && isNumber(speed)
      ? { type: 'time', detail: { at, speed } }
      : null,
}

/** Returns the event for a message of version 1, or `null` for other messages. */
export function parseEvent(data: unknown): ElementEvent | null {
  return readMessage<ElementEvent>(readers, data)
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/')
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

const buttons: Readonly<Record<ThermostatButton, true>> = {
  previous: true,
  confirm: true,
  next: true,
  back: true,
  close: true,
}

const states: Readonly<Record<FloorThermostatDetails['task']['state'], true>> = {
  found: true,
  shown: true,
  tried: true,
  reached: true,
  left: true,
}

function isKeyOf<Key extends string>(table: Readonly<Record<Key, true>>, value: unknown): value is Key {
  return typeof value === 'string' && Object.hasOwn(table, value)
}
