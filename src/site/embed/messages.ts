/** What the frame says, as the element's events. `channel.ts` is the frame's side. */
import type { FloorThermostatDetails, ThermostatButton } from '../messages/embed'
import {
  type ByMessageType,
  type Fields,
  type FrameEventDetails,
  fieldsOf,
  readMessage,
} from '../messages/messages'
import { isLanguage } from './languages'

/** An event of the element that the frame causes. */
export type ElementEvent = {
  readonly [Type in keyof FrameEventDetails]: {
    readonly type: Type
    readonly detail: FrameEventDetails[Type]
  }
}[keyof FrameEventDetails]

/** Asks the frame to size itself by its content and to say its height: open-iframe-resizer's own message. */
export const RESIZE_REQUEST = { type: 'iframe-child-init' }

/** More than any layout of the product needs; a frame may not take the page away. */
const MAX_HEIGHT_PX = 4000

/** The height that a message asks for, in whole CSS pixels, `null` when it is none that can be. */
export function parseHeight(data: unknown): number | null {
  const { type, height } = fieldsOf(data)
  if (type !== 'iframe-resized') return null
  return typeof height === 'number' && height > 0 && height <= MAX_HEIGHT_PX ? Math.ceil(height) : null
}

/** Each type of news with its fields checked: a page may be sent anything. */
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

/** The event that a message becomes, `null` when it is no news of version 1. */
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

/** Whether a value is one of a table's keys. */
function isKeyOf<Key extends string>(table: Readonly<Record<Key, true>>, value: unknown): value is Key {
  return typeof value === 'string' && Object.hasOwn(table, value)
}
