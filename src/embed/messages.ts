/** What the frame says and what it is told. The frame's side is `src/browser/frame/`. */
import type { FloorThermostatDetails, ThermostatButton, ThermostatLanguage } from './embed'
import { isLanguage } from './languages'

/** What the device in the frame takes. */
export type Order =
  | { readonly type: 'go'; readonly path: string }
  | { readonly type: 'language'; readonly lang: ThermostatLanguage }
  | { readonly type: 'reset' }

/** What the device in the frame told. */
export type News = {
  readonly [Type in keyof FloorThermostatDetails]: {
    readonly type: Type
    readonly detail: FloorThermostatDetails[Type]
  }
}[keyof FloorThermostatDetails]

/** Asks the frame to size itself by its content and to say its height: open-iframe-resizer's own message. */
export const SIZE_YOURSELF = { type: 'iframe-child-init' }

/** More than any layout of the product needs; a frame may not take the page away. */
const HIGHEST = 4000

/** The height that a message asks for, in whole CSS pixels, `null` when it is none that can be. */
export function heightIn(data: unknown): number | null {
  if (!isObject(data) || data.type !== 'iframe-resized') return null
  const { height } = data
  return typeof height === 'number' && height > 0 && height <= HIGHEST ? Math.ceil(height) : null
}

/** What a message tells, `null` when it is none of version 1. Anything may come. */
export function newsIn(data: unknown): News | null {
  if (!isObject(data) || data.v !== 1) return null
  const { type, path, lang, button } = data
  switch (type) {
    case 'ready':
      return isPath(path) && isLanguage(lang) ? { type, detail: { path, lang } } : null
    case 'screen':
      return isPath(path) ? { type, detail: { path } } : null
    case 'language':
      return isLanguage(lang) ? { type, detail: { lang } } : null
    case 'press':
      return isButton(button) ? { type, detail: { button } } : null
    default:
      return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/')
}

function isButton(value: unknown): value is ThermostatButton {
  switch (value) {
    case 'previous':
    case 'confirm':
    case 'next':
    case 'back':
    case 'close':
      return true
    default:
      return false
  }
}
