/** The focus of screens with lines, tabs or pages, and how buttons and taps move it. */
import type { ButtonLegend } from '../../body'
import { changeView } from '../../change'
import type { Action, Actions, Device, Screen } from '../../model'

/** Previous and next move the focus through `count` lines, and are disabled at the ends (behaviour 14.2). */
export function focusActions(device: Device, count: number, confirm?: Action): Actions {
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

/** A tap on a line works like focusing it and pressing confirm (behaviour 1.19). */
export function tapToConfirm(screen: Pick<Screen, 'actions'>, count: number) {
  return (_device: Device, line: number): Action | undefined =>
    isLineIndex(line, count)
      ? (device, at) => {
          const focused = withFocus(device, line)
          return screen.actions(focused).confirm?.(focused, at) ?? focused
        }
      : undefined
}

/** A tap on a tab, a page or a value only moves the focus. */
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

function withFocus(device: Device, focus: number): Device {
  return changeView(device, { focus, refusal: null, saved: false })
}
