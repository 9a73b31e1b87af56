/** Which button of the device each key of the computer's keyboard presses. */
import type { Button, Vertical } from '../device/device'

const buttonByKey: ReadonlyMap<string, Button> = new Map([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Enter', 'confirm'],
  [' ', 'confirm'],
  ['Escape', 'back'],
  ['Backspace', 'back'],
  ['Home', 'close'],
])

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>

export interface KeyboardFocus {
  /** In the device, nowhere, on what was clicked beside it, or on something else that uses the keys itself. */
  readonly place: 'device' | 'nowhere' | 'beside' | 'elsewhere'
  /** The keys on which the focused control does something of its own. */
  readonly ownKeys: readonly string[]
  /** The button of the device that Tab came to: Enter and space press it. */
  readonly button: Button | null
  /** What is up and down on the screen; `null` where nothing is, or the page scrolls. */
  readonly vertical: Vertical | null
}

const activationKeys = ['Enter', ' ']

/** The button that a key presses, `null` where the key does nothing on the device. */
export function buttonOf(press: KeyPress, focus: KeyboardFocus): Button | null {
  if (focus.place === 'elsewhere' || press.isComposing) return null
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  if (focus.ownKeys.includes(press.key)) return null
  if (focus.button && activationKeys.includes(press.key)) return focus.button
  if (press.key === 'ArrowUp') return focus.vertical?.up ?? null
  if (press.key === 'ArrowDown') return focus.vertical?.down ?? null
  return buttonByKey.get(press.key) ?? null
}
