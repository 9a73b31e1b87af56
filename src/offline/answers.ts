/** Which requests the worker answers, and how: a page from the network first, a file with a hash in its name from what is kept. */
import type { Builds } from './builds'

/** A network that has not answered for so long, in milliseconds, counts as none. */
export const PATIENCE = 5000

/** What stands first in the paths of the device's screens. Below the scope other pages may lie, which are not ours. */
const rooms = ['', 'index.html', 'home', 'upgrade', 'hardware-test']

/** The one file without a hash that a page needs. */
const ICON = 'favicon.svg'

/**
 * Gives the answer to a request, or `null` where the browser is to find its own.
 * @param scope the worker's scope, the absolute address of the page
 */
export function answerTo(
  request: Request,
  scope: string,
  { file, asset }: Pick<Builds, 'file' | 'asset'>,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  const address = origin + pathname
  if (request.method !== 'GET' || !address.startsWith(scope)) return null
  const [room = ''] = address.slice(scope.length).split('/')
  if (request.mode === 'navigate') return rooms.includes(room) ? fresh(request, () => file(scope)) : null
  if (room === 'assets') return asset(address).then((kept) => kept ?? fetch(request))
  // Without a network there is nothing to configure, and nothing to complain about.
  if (room === 'config.json') return fetch(request).catch(() => Response.json({}))
  return room === ICON ? fresh(request, () => file(address)) : null
}

/** What the host has, whatever the browser's cache thinks; ours where the host is away, silent or in trouble. */
async function fresh(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const answer = fetch(request, { cache: 'no-cache' })
  const inTime = await Promise.race([answer, silence()]).catch(() => null)
  if (inTime && inTime.status < 500) return inTime
  return (await kept()) ?? answer
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null))
}
