/** Whether the last presses are listed beside the device (`?presses=show`), for a class that looks on. */
import type { Area } from './area'
import { SESSION } from './session'

const KEY = `${SESSION}.presses`

/**
 * Reads the query of the address, or else the one with which the tab was opened: the address soon loses it.
 * `?presses=hide` ends it.
 */
export function readPressesShown(search: string, session: Pick<Area, 'read' | 'write'>): boolean {
  const asked = new URLSearchParams(search).get('presses')
  if (asked !== 'show' && asked !== 'hide') return session.read(KEY) === 'show'
  session.write(KEY, asked)
  return asked === 'show'
}
