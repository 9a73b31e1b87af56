/** Which requests the worker answers, and how: a page from the network first, a file of the build from what is kept. */
import type { Builds } from './builds'

/** A network that has not answered for so long, in milliseconds, counts as none. */
export const PATIENCE = 5000

/** What stands first in the paths of the device's screens. Below the scope other pages may lie, which are not ours. */
const rooms = ['', 'index.html', 'home', 'upgrade', 'hardware-test']

/**
 * Gives the answer to a request, or `null` where the browser is to find its own.
 * @param scope the worker's scope, the absolute address of the page
 */
export function answerTo(
  request: Request,
  scope: string,
  builds: Pick<Builds, 'page' | 'asset'>,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  const address = origin + pathname
  if (request.method !== 'GET' || !address.startsWith(scope)) return null
  const [room = ''] = address.slice(scope.length).split('/')
  if (request.mode === 'navigate') return rooms.includes(room) ? freshPage(request, builds) : null
  return room === 'assets' ? keptAsset(request, builds) : null
}

/** The host's page, whatever the browser's cache thinks; ours where the host is away, silent or in trouble. */
async function freshPage(request: Request, { page }: Pick<Builds, 'page'>): Promise<Response> {
  const answer = fetch(request, { cache: 'no-cache' })
  const inTime = await Promise.race([answer, silence()]).catch(() => null)
  if (inTime && inTime.status < 500) return inTime
  return (await page()) ?? answer
}

async function keptAsset(request: Request, { asset }: Pick<Builds, 'asset'>): Promise<Response> {
  return (await asset(request.url)) ?? fetch(request)
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null))
}
