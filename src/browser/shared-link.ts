/** The fragment of a link that shares a device, and such links opened where the product is open already. */
import { type Connection, connectionOf, type Listening, listen } from './connection'
import { stampOf } from './url'

/** Before what `src/share/` packs. */
const MARK = '#d='

/** What of the browser's window is used. */
export interface LinkWindow extends Listening {
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'hash' | 'reload'>
}

/** Gives what a fragment says of a device, whatever that is; `null` for a fragment of something else. */
export function packedIn(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null
}

/** The page begins anew with a link that is opened in it: the device in view goes on in storage. */
export function connectLinks(window: LinkWindow): Connection {
  const { history, location } = window
  let opened = ''
  return connectionOf(
    // Before the address adapter makes the new entry a place of the device, and drops its fragment.
    listen(
      window,
      'popstate',
      () => {
        const isNew = stampOf(history.state) === null && packedIn(location.hash) !== null
        opened = isNew ? location.hash : ''
      },
      true,
    ),
    listen(window, 'hashchange', () => {
      if (!opened) return
      history.replaceState(history.state, '', opened)
      location.reload()
    }),
  )
}
