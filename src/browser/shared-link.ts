/** The fragment of a link that shares a device, and such links opened where the product is open already. */
import { type Connection, connectionOf, type Listening, listen } from './connection'

/** Before what `src/share/` packs. */
const MARK = '#d='

/** What of the browser's window is used. */
export interface LinkWindow extends Listening {
  readonly history: Pick<History, 'replaceState'>
  readonly location: Pick<Location, 'reload'>
}

/** Gives what a fragment says of a device, whatever that is; `null` for a fragment of something else. */
export function packedIn(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null
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
