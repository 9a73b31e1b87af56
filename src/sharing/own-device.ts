/** The visitor's own device in the browser's storage: replaced as a whole, or forgotten. */
import { fieldNames } from '../device/device'

/** What of a browser's storage is used. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface StorageWindow {
  readonly localStorage: KeyValues
}

/** The settings as one object, and besides it each under its own key. */
const STATE = 'state'
/** The backup of what stood under `state` and was not readable as settings. */
const UNREADABLE = 'state.unreadable'
/** Where it is tried whether there is room. */
const ROOM = 'state.room'

/**
 * Puts another device in place of the visitor's own. Nothing changes unless there is room for all of it, and
 * then one write decides: `state` has every setting.
 * @param next where the other device is stored
 * @returns whether the browser stored it
 */
export function replaceOwn(window: StorageWindow, next: KeyValues): boolean {
  return attempt(() => {
    const { localStorage: own } = window
    const [text, backup] = [own.getItem(STATE), own.getItem(UNREADABLE)]
    const settings = objectIn(next.getItem(STATE)) ?? {}
    const merged = mergedWith(text, settings)
    const isLost = text !== null && merged.kept === null && backup === null
    const copies = fieldNames.map((name) => [name, String(settings[name])] as const)
    makeRoom(own, [merged.text, isLost ? text : '', ...copies.flat()].join(''))
    if (isLost) own.setItem(UNREADABLE, text)
    if (!attempt(() => own.setItem(STATE, merged.text))) {
      if (isLost) own.removeItem(UNREADABLE)
      throw new Error('The browser refuses to store the settings.')
    }
    // Only copies: those that are refused are made at the next start, as any refused copy (behaviour 18).
    for (const copy of copies) attempt(() => own.setItem(...copy))
  })
}

/** @throws where there is no room for a text */
function makeRoom(storage: KeyValues, text: string): void {
  try {
    storage.setItem(ROOM, text)
  } finally {
    storage.removeItem(ROOM)
  }
}

type Properties = Readonly<Record<string, unknown>>

interface Merged {
  readonly text: string
  /** What else stood there and still does; `null` where that could not be kept. */
  readonly kept: Properties | null
}

/** Gives the text of `state`: the other device's settings, besides whatever else stood there. */
function mergedWith(own: string | null, settings: Properties): Merged {
  const kept = objectIn(own)
  try {
    return { text: JSON.stringify({ ...kept, ...nothing, ...settings }), kept }
  } catch {
    // Nested too deep to be written again.
    return { text: JSON.stringify(settings), kept: null }
  }
}

/** Leaves out what the settings say; other properties of the object are kept. */
const nothing = Object.fromEntries(fieldNames.map((name) => [name, undefined]))

function objectIn(text: string | null): Properties | null {
  try {
    const value: unknown = JSON.parse(String(text))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Removes the visitor's own device, as far as the browser lets it. */
export function forgetOwn(window: StorageWindow): void {
  for (const key of [STATE, UNREADABLE, ...fieldNames]) attempt(() => window.localStorage.removeItem(key))
}

/** Whether the browser does it without throwing. */
function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
