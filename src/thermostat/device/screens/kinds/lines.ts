/** What all screens with lines share: the focus, its moves, and a tap that focuses and confirms. */
import type { ButtonLegend } from '../../body'
import { changeView } from '../../change'
import type { Action, Actions, Device, Screen } from '../../model'

/** Previous and next through `count` lines, absent at the ends (behaviour 14.2). */
export function moves(device: Device, count: number, confirm?: Action): Actions {
  const focus = Math.min(device.view.focus, count - 1)
  return {
    previous: focus > 0 ? moveTo(focus - 1) : undefined,
    confirm,
    next: focus < count - 1 ? moveTo(focus + 1) : undefined,
  }
}

/** What the buttons do in a list. */
export const listLegend: ButtonLegend = {
  previous: 'legend.up',
  confirm: 'legend.choose',
  next: 'legend.down',
}

/** A tap on a line does what focusing it and pressing confirm does (behaviour 1.19). */
export function tapConfirms(screen: Pick<Screen, 'actions'>, count: number) {
  return (_device: Device, line: number): Action | undefined =>
    isLine(line, count)
      ? (device, at) => {
          const focused = withFocus(device, line)
          return screen.actions(focused).confirm?.(focused, at) ?? focused
        }
      : undefined
}

/** A tap on a tab, a page or a cell only goes there. */
export function tapFocuses(count: number) {
  return (_device: Device, line: number): Action | undefined =>
    isLine(line, count) ? moveTo(line) : undefined
}

function isLine(line: number, count: number): boolean {
  return Number.isInteger(line) && line >= 0 && line < count
}

function moveTo(focus: number): Action {
  return (device) => withFocus(device, focus)
}

function withFocus(device: Device, focus: number): Device {
  return changeView(device, { focus, refusal: null, saved: false })
}
