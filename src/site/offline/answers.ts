/** Answers of the service worker: pages from the network first, hashed files from the cached builds. */
import { type BuildCache, isHtml } from './builds'

/** After this time without an answer the network counts as missing (behaviour 27.2). */
export const NETWORK_TIMEOUT_MS = 5000

/** The first folders of the paths that the product's page serves. Other pages in the scope are not ours. */
const pageFolders = ['', 'index.html', 'home', 'upgrade', 'hardware-test', 'sheet']

/** The folder of the manual, whose pages are cached once they have been seen. */
const MANUAL_FOLDER = 'manual'

/**
 * Returns the answer to a request, or `null` if the browser handles it itself.
 * @param scope the worker's scope, the absolute address of the page
 */
export function answerTo(
  request: Request,
  scope: string,
  builds: Pick<BuildCache, 'findOwn' | 'findCached' | 'cacheAnswer' | 'hasAllFiles'>,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  const address = origin + pathname
  if (request.method !== 'GET' || !address.startsWith(scope)) return null
  const [first = ''] = address.slice(scope.length).split('/')
  if (request.mode === 'navigate') {
    // A page that was never seen is missing offline, and the browser shows its own error.
    if (first === MANUAL_FOLDER)
      return networkFirst(
        request,
        () => builds.findCached(address),
        builds.hasAllFiles,
        (answer) => builds.cacheAnswer(address, answer),
      )
    return pageFolders.includes(first)
      ? networkFirst(request, () => builds.findOwn(scope), builds.hasAllFiles)
      : null
  }
  if (first === 'assets')
    return builds
      .findCached(address)
      .then(async (cached) => cached ?? builds.cacheAnswer(address, await fetch(request)))
  // The page draws nothing before this file, so it comes from the cache.
  if (first === 'framed.js') return builds.findOwn(address).then((cached) => cached ?? fetch(request))
  // Offline, the configuration is empty.
  return first === 'config.json' ? fetch(request).catch(() => Response.json({})) : null
}

/**
 * Returns the host's answer, not the browser's cached one; the worker's cached one if the host is unreachable, silent
 * or failing.
 * @param store caches a usable answer of the host, and returns it
 */
async function networkFirst(
  request: Request,
  findCached: () => Promise<Response | undefined>,
  hasAllFiles: BuildCache['hasAllFiles'],
  store: (answer: Response) => Promise<Response> = async (answer) => answer,
): Promise<Response> {
  const answer = fetch(request, { cache: 'no-cache' })
  const usable = answer.then(async (page) => ((await isUsable(page, hasAllFiles)) ? store(page) : null))
  return (await Promise.race([usable, networkTimeout()]).catch(() => null)) ?? (await findCached()) ?? answer
}

/** During a deploy a page may name scripts that are not on the host yet. */
async function isUsable(page: Response, hasAllFiles: BuildCache['hasAllFiles']): Promise<boolean> {
  if (page.status >= 500) return false
  return !isHtml(page) || hasAllFiles(await page.clone().text())
}

function networkTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null))
}
