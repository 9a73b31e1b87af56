/** Actions of buttons and taps that move the focus between lines, tabs or pages. */
import type { ButtonLegend } from '../../body'
import { changeView } from '../../change'
import type { Action, Actions, Device, Screen } from '../../model'

/**
 * Returns the actions of the three buttons.
 * Previous and next move the focus through `count` lines, and are disabled at the ends (behaviour 14.2).
 */
export function focusActions(device: Device, count: number, confirm?: Action): Actions {
  // A question may have fewer answers than when the focus was set.
  const focus = Math.min(device.view.focus, count - 1)
  return {
    previous: focus > 0 ? focusAction(focus - 1) : undefined,
    confirm,
    next: focus < count - 1 ? focusAction(focus + 1) : undefined,
  }
}

export const listLegend: ButtonLegend = {
  previous: 'legend.up',
  confirm: 'legend.choose',
  next: 'legend.down',
}

/** Returns the tap handler of a list: a tap on a line focuses it and presses confirm (behaviour 1.19). */
export function tapToConfirm(screen: Pick<Screen, 'actions'>, count: number) {
  return (_device: Device, line: number): Action | undefined =>
    isLineIndex(line, count)
      ? (device, at) => {
          const focused = withFocus(device, line)
          return screen.actions(focused).confirm?.(focused, at) ?? focused
        }
      : undefined
}

/** Returns the tap handler of tabs, pages or values: a tap only moves the focus. */
export function tapToFocus(count: number) {
  return (_device: Device, line: number): Action | undefined =>
    isLineIndex(line, count) ? focusAction(line) : undefined
}

function isLineIndex(line: number, count: number): boolean {
  return Number.isInteger(line) && line >= 0 && line < count
}

function focusAction(focus: number): Action {
  return (device) => withFocus(device, focus)
}

/** Moves the focus. This ends a refusal, and the advice that the value is saved (behaviour 9.4). */
function withFocus(device: Device, focus: number): Device {
  return changeView(device, { focus, refusal: null, saved: false })
}
