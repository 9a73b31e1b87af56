/** What the computer's keys mean on the device. */
import type { Button } from '../device/device'

const keys: ReadonlyMap<string, Button> = new Map([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Enter', 'confirm'],
  [' ', 'confirm'],
  ['Escape', 'back'],
  ['Backspace', 'back'],
  ['Home', 'close'],
])

export interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

export interface Focus {
  /** In the device, nowhere, or on something else that wants its keys for itself. */
  readonly place: 'device' | 'nowhere' | 'elsewhere'
  /** The keys on which the focused control does something of its own. */
  readonly keeps: readonly string[]
}

/** The button that a key presses, or `null` where the key is not the device's. */
export function buttonOf(press: KeyPress, focus: Focus): Button | null {
  if (focus.place === 'elsewhere' || press.isComposing) return null
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  if (focus.keeps.includes(press.key)) return null
  return keys.get(press.key) ?? null
}
