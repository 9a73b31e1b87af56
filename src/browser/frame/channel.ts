/** The product's own messages to and from the page around it, version 1: plain objects. docs/embedding.md shows them to host pages. */
import {
  type Button,
  controls,
  type Device,
  type Happening,
  here,
  isPath,
  type Language,
  languageOf,
} from '../../device/device'
import { isObject } from '../area'
import { knownLanguage } from '../language'
import type { DeviceStore } from '../store'

/** What the child says. */
export type News = { readonly v: 1 } & (
  | { readonly type: 'ready'; readonly path: string; readonly lang: Language }
  | { readonly type: 'screen'; readonly path: string }
  | { readonly type: 'language'; readonly lang: Language }
  | { readonly type: 'press'; readonly button: Button }
)

/** What a parent's message makes happen; `null` for anything that is not one of the three that are heard. */
export function readWish(data: unknown): Happening | null {
  if (!isObject(data) || data.v !== 1) return null
  switch (data.type) {
    case 'go': {
      const { path } = data
      return isPath(path) ? { type: 'go', path } : null
    }
    case 'language': {
      const language = knownLanguage(data.lang)
      return language && { type: 'language', language }
    }
    case 'reset':
      return { type: 'reset' }
    default:
      return null
  }
}

/** What a parent hears first: where the device is and what it speaks. */
export function ready(device: Device): News {
  return { v: 1, type: 'ready', path: pathOf(device), lang: languageOf(device) }
}

const buttons = ['previous', 'confirm', 'next', 'back', 'close'] as const satisfies readonly Button[]

/** Tells of every press that the device takes, every change of the screen and of the language. Gives what ends it. */
export function tellNews(store: DeviceStore, tell: (news: News) => void): () => void {
  return store.subscribe(({ device }, { device: before }) => {
    const pressed = buttons.find((button) => device.hands[button] && !before.hands[button])
    if (pressed && controls(before)[pressed]) tell({ v: 1, type: 'press', button: pressed })
    const path = pathOf(device)
    if (path !== pathOf(before)) tell({ v: 1, type: 'screen', path })
    const lang = languageOf(device)
    if (lang !== languageOf(before)) tell({ v: 1, type: 'language', lang })
  })
}

function pathOf(device: Device): string {
  return here(device.trail).path
}
