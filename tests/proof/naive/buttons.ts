/** Which buttons may act (behaviour 1.2, 1.10). */
import * as edit from './edit'
import * as home from './home'
import { isDisabled, lineAt } from './lists'
import type { Memory } from './memory'

/** What the model is told about the screen in view. */
export interface Seen {
  readonly path: string
  readonly overlay: boolean
  /** The line that has the focus. */
  readonly focus: number
  /** The lines to choose from: the path where each leads, or the id of its text. */
  readonly lines: readonly string[]
}

/** The buttons that may act; `undefined` where the rules leave it to the screen. */
export interface Enabled {
  previous?: boolean
  confirm?: boolean
  next?: boolean
  back: boolean
  close: boolean
}

const CONNECTED = '/home/menu/settings/wifi/choose-network/enter-password/connected'

/** Whether something is pending, so that no button acts (behaviour 1.9). */
export function isPending(memory: Memory, { path, overlay }: Seen): boolean {
  return overlay || path === CONNECTED || (path === '/' && memory.installationGuide !== 'false')
}

/** Screens without anything to confirm (behaviour 14.1). */
const withoutConfirm: readonly string[] = [
  '/home/menu/energy-consumption',
  '/home/menu/installer/applications/hotel/edit',
  '/home/menu/installer/sensor/sensor-choice/room-sensor-floor',
  '/home/menu/installer/sensor/sensor-choice/floor-sensor-room',
  '/home/menu/program/week/review',
  '/home/menu/program/week/edit',
  '/home/menu/program/timer/edit',
  '/home/menu/program/remote-control/edit',
  '/home/menu/installer/system-info',
]

export function enabled(memory: Memory, seen: Seen, draft: number | null): Enabled {
  if (isPending(memory, seen))
    return { previous: false, confirm: false, next: false, back: false, close: false }
  const leave = mayLeave(memory, seen.path)
  return { back: leave, close: leave, ...three(memory, seen, draft) }
}

/** Whether back and close may act (behaviour 2.8). */
function mayLeave(memory: Memory, path: string): boolean {
  if (path === '/home/menu/settings/language') return memory.installationGuide === 'false'
  return path !== '/' && path !== '/home'
}

/** Previous, confirm and next. */
function three(memory: Memory, seen: Seen, draft: number | null): Partial<Enabled> {
  const { path, focus } = seen
  if (path === '/home')
    return {
      previous: home.mayPrevious(memory),
      confirm: home.mayConfirm(memory),
      next: home.mayNext(memory),
    }
  if (edit.edits(path))
    return {
      confirm: edit.mayEdit(memory, path),
      previous: edit.lower(memory, path, draft) !== draft,
      next: edit.raise(memory, path, draft) !== draft,
    }
  const { lines } = seen
  // The ends of a list (behaviour 14.2); delayed start-up has one line outside the guide (behaviour 6.8).
  if (lines.length > 0) {
    const line = lineAt(focus, lines)
    const ends = { previous: line > 0, next: line < lines.length - 1 }
    return isDisabled(memory, lines[line] ?? '') ? { ...ends, confirm: false } : ends
  }
  return withoutConfirm.includes(path) ? { confirm: false } : {}
}
