/** Which requests the worker answers: pages from the network first, hashed files from the kept builds. */
import { type BuildCache, isHtml } from './builds'

/** A network that has not answered for so long, in ms, counts as none (behaviour 27.2). */
export const NETWORK_TIMEOUT_MS = 5000

/** The first parts of the paths that the one page serves. Other pages below the scope are not ours. */
const pageFolders = ['', 'index.html', 'home', 'upgrade', 'hardware-test', 'sheet']

/** The folder of the pages beside the device, each of which is kept once it was seen. */
const MANUAL_FOLDER = 'manual'

/**
 * Gives the answer to a request, or `null` where the browser answers it itself.
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
    // One that was never seen is not there without a network: the browser says so in its own words.
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
      .then(async (kept) => kept ?? builds.cacheAnswer(address, await fetch(request)))
  // The page draws nothing before it, so that it comes without the network.
  if (first === 'framed.js') return builds.findOwn(address).then((kept) => kept ?? fetch(request))
  // Without a network the site is as if it configured nothing.
  return first === 'config.json' ? fetch(request).catch(() => Response.json({})) : null
}

/**
 * The host's answer, past the browser's cache; the kept one where the host is away, silent or in trouble.
 * @param take what is done with an answer of the host before it is given
 */
async function networkFirst(
  request: Request,
  kept: () => Promise<Response | undefined>,
  hasAllFiles: BuildCache['hasAllFiles'],
  take: (answer: Response) => Promise<Response> = async (answer) => answer,
): Promise<Response> {
  const answer = fetch(request, { cache: 'no-cache' })
  const usable = answer.then(async (page) => ((await isUsable(page, hasAllFiles)) ? take(page) : null))
  return (await Promise.race([usable, networkTimeout()]).catch(() => null)) ?? (await kept()) ?? answer
}

/** In the middle of a deploy a page may name scripts that are not there yet. */
async function isUsable(page: Response, hasAllFiles: BuildCache['hasAllFiles']): Promise<boolean> {
  if (page.status >= 500) return false
  return !isHtml(page) || hasAllFiles(await page.clone().text())
}

function networkTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null))
}
