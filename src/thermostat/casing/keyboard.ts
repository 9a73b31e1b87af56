/** Maps keys of the keyboard to buttons of the device. */
import type { Button, VerticalButtons } from '../device/device'

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
  /** The place of the focused element: in the device, nowhere, or elsewhere on the page, which then has the keys. */
  readonly place: 'device' | 'none' | 'other'
  /** Keys that the focused control handles itself. */
  readonly ownKeys: readonly string[]
  /** The button of the device that was reached by Tab: Enter and space press it. */
  readonly button: Button | null
  /** The buttons for arrow up and down; `null` if these keys scroll the page. */
  readonly vertical: VerticalButtons | null
}

const activationKeys = ['Enter', ' ']

/** Returns the button that a key presses, `null` if the key does nothing on the device. */
export function buttonOf(press: KeyPress, focus: KeyboardFocus): Button | null {
  if (focus.place === 'other' || press.isComposing) return null
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  if (focus.ownKeys.includes(press.key)) return null
  if (focus.button && activationKeys.includes(press.key)) return focus.button
  if (press.key === 'ArrowUp') return focus.vertical?.up ?? null
  if (press.key === 'ArrowDown') return focus.vertical?.down ?? null
  return buttonByKey.get(press.key) ?? null
}
