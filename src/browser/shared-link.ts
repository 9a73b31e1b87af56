/** The fragment of a link that shares a device, and such links opened where the product is open already. */
import { type Area, openArea } from './area'
import type { SharedDevice } from './connect'
import { type Connection, connectionOf, type Listening, listen } from './connection'
import { SESSION } from './session'

/** Before what `src/share/` packs. */
const MARK = '#d='

/** What of the browser's window is used. */
export interface LinkWindow extends Listening {
  readonly history: Pick<History, 'replaceState'>
  readonly location: Pick<Location, 'reload'>
}

/** The same, of a page that begins. The mere mention of its storage may throw. */
export interface BeginningWindow {
  readonly history: Pick<History, 'state'>
  readonly sessionStorage: Parameters<Area['is']>[0]
}

/** Gives what a fragment says of a device, whatever that is; `null` for a fragment of something else. */
export function packedIn(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null
}

/** A link that is opened begins a way of its own: its back must not lead to the visitor's own device. */
export function beginWay(window: BeginningWindow): void {
  if (window.history.state === null) openArea(() => window.sessionStorage).remove(SESSION)
}

/**
 * Stands in for a shared device that could not be loaded: the visitor's own, at the link's address, of which
 * nothing is stored.
 */
export function standIn(link: string, own: Area): SharedDevice {
  const values = new Map<string, string | null>()
  return {
    link,
    storage: {
      getItem: (key) => (values.has(key) ? values.get(key) : own.read(key)) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.set(key, null),
    },
  }
}

/**
 * The page begins anew where a link is opened in it, or left by the browser's back: the address decides whose
 * device is in view. Steps between the places of one device have another path, and change nothing.
 * @param opened a link opened before this was there to hear of it
 */
export function connectLinks(window: LinkWindow, opened?: HashChangeEvent): Connection {
  if (opened) follow(window, opened)
  return connectionOf(listen(window, 'hashchange', (event) => follow(window, event as HashChangeEvent)))
}

function follow({ history, location }: LinkWindow, { oldURL, newURL }: HashChangeEvent): void {
  const [before, after] = [new URL(oldURL), new URL(newURL)]
  if (before.pathname !== after.pathname || packedIn(before.hash) === packedIn(after.hash)) return
  // The address adapter has written its own address over it.
  history.replaceState(null, '', newURL)
  location.reload()
}
