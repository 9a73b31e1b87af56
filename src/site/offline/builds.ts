/**
 * The builds of the product that the worker keeps: its own, whole but for languages that nobody has used, and
 * two before it (behaviour 27.3). Pages beside the device are kept with it once they were seen (27.6).
 */

/** A file of the build. One with a hash in its name needs no revision. */
export interface BuildFile {
  /** Relative to the scope; empty for the page itself. */
  readonly url: string
  readonly revision: string | null
  /** The language whose texts it has: it is kept once somebody uses it. */
  readonly language?: string
}

export type BuildCache = ReturnType<typeof createBuildCache>

/** For tabs that were opened before a deploy and load a language only now. */
const MAX_OLD_BUILDS = 2

/** The worker's own build, and where it is kept. */
interface CurrentBuild {
  readonly scope: string
  readonly files: readonly BuildFile[]
  /** What the names of all caches of this product in this folder begin with. */
  readonly prefix: string
  readonly cacheName: string
  /** The folder of the files with a hash in their names. */
  readonly assets: URL
}

/** @param scope the worker's scope, the absolute address of the page */
export function createBuildCache(scope: string, files: readonly BuildFile[]) {
  // Other products, and this one in other folders, have caches here too. No address holds a space.
  const prefix = `thermostat ${scope} `
  // The page names by hash all that it loads, so its revision stands for the whole build.
  const cacheName = prefix + files.find(({ url }) => url === '')?.revision
  const build: CurrentBuild = { scope, files, prefix, cacheName, assets: new URL('assets/', scope) }
  return {
    /** Loads the whole build with the languages that are kept already, or rejects and keeps nothing of it. */
    install: () => install(build),
    /** Drops the builds that no open tab can need. */
    deleteOldBuilds: () => deleteOldBuilds(build),
    /** A file of this build by its address; the scope is that of the page. */
    findOwn: (address: string) => find(cacheName, address),
    /** What was kept, by this build or one that an open tab may still run: a file with a hash, a page of the manual. */
    findCached: (address: string) => findInBuilds(build, address),
    /** Keeps the texts of a language that a page is in. */
    cacheLanguage: (language: unknown) => cacheLanguage(build, language),
    /** Keeps the host's answer for a file with a hash in its name or a page of the manual, and gives it back. */
    cacheAnswer: (address: string, answer: Response) => cacheAnswer(build, address, answer),
    /** Whether each of our files that a page names is kept, or is there on the host. */
    hasAllFiles: (page: string) => hasAllFiles(build, page),
  }
}

async function install(build: CurrentBuild): Promise<void> {
  const { files, cacheName } = build
  const isNew = !(await caches.keys()).includes(cacheName)
  const cache = await caches.open(cacheName)
  const used = await cachedAssetPaths(build)
  const loading = files
    .filter(({ language }) => language === undefined || used.some((path) => path.startsWith(`${language}-`)))
    // A cache that was deleted meanwhile is not opened again.
    .map((file) => cacheFile(build, file, cache))
  try {
    await Promise.all(loading)
  } catch (error) {
    // A worker of the same build may still use it.
    if (isNew) await caches.delete(cacheName)
    throw error
  }
}

/** What earlier builds keep, by its name in their folder of assets. */
async function cachedAssetPaths(build: CurrentBuild): Promise<readonly string[]> {
  const names = [build.cacheName, ...(await oldCacheNames(build))]
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return keys.flat().map(({ url }) => url.replace(build.assets.href, ''))
}

async function cacheFile(build: CurrentBuild, { url, revision }: BuildFile, into?: Cache): Promise<void> {
  const address = new URL(url, build.scope).href
  const kept = revision === null ? await findInBuilds(build, address) : undefined
  const cache = into ?? (await caches.open(build.cacheName))
  await cache.put(address, kept ?? (await loadFile(build, address)))
}

async function cacheLanguage(build: CurrentBuild, language: unknown): Promise<void> {
  const files = build.files.filter((one) => one.language !== undefined && one.language === language)
  await Promise.all(files.map((file) => cacheFile(build, file)))
}

/** Keeps an answer with the build that is in use now: with that it goes. */
async function cacheAnswer(build: CurrentBuild, address: string, answer: Response): Promise<Response> {
  const isPage = !address.startsWith(build.assets.href)
  if (answer.ok && !answer.redirected && isHtml(answer) === isPage) {
    const copy = answer.clone()
    // A full disk is no reason to refuse the answer.
    await caches
      .open(build.cacheName)
      .then((cache) => cache.put(address, copy))
      .catch(() => {})
  }
  return answer
}

function addressesOf({ files, scope }: CurrentBuild): readonly string[] {
  return files.map(({ url }) => new URL(url, scope).href)
}

async function deleteOldBuilds(build: CurrentBuild): Promise<void> {
  const old = (await oldCacheNames(build)).slice(MAX_OLD_BUILDS)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The caches of earlier builds, the newest first. */
async function oldCacheNames({ prefix, cacheName }: CurrentBuild): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName).reverse()
}

async function findInBuilds(build: CurrentBuild, address: string): Promise<Response | undefined> {
  for (const name of [build.cacheName, ...(await oldCacheNames(build))]) {
    const file = await find(name, address)
    if (file) return file
  }
  return undefined
}

function find(cacheName: string, address: string): Promise<Response | undefined> {
  // Not by opening the cache, which would make one again that was deleted meanwhile. Hosts say that an answer
  // varies by its compression, which no longer matters here.
  return caches.match(address, { cacheName, ignoreVary: true })
}

/**
 * The browser's own copy, if it has one: of a file with a hash in its name always, of the page at a first
 * visit, which has just loaded it.
 * @throws where the host is in the middle of a deploy, or answers with another page for a missing file
 */
async function loadFile(build: CurrentBuild, address: string): Promise<Response> {
  const hasHash = address.startsWith(build.assets.href)
  const mayBeCopy = hasHash || (await oldCacheNames(build)).length === 0
  const response = mayBeCopy ? await fetch(address, { cache: 'force-cache' }) : null
  if (response && (await isOfBuild(build, address, response))) return response
  const fresh = await fetch(address, { cache: 'reload' })
  if (await isOfBuild(build, address, fresh)) return fresh
  throw new Error(`${address} is not of this build`)
}

async function isOfBuild(build: CurrentBuild, address: string, response: Response): Promise<boolean> {
  const isPage = address === build.scope
  if (!response.ok || response.redirected || isHtml(response) !== isPage) return false
  return !isPage || namesOnlyFilesOf(build, await response.clone().text())
}

export function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('html') ?? false
}

function namesOnlyFilesOf(build: CurrentBuild, page: string): boolean {
  const addresses = addressesOf(build)
  const named = assetsNamedIn(page, build)
  return named.length > 0 && named.every((address) => addresses.includes(address))
}

/** The addresses of the files with a hash in their names that a page names. */
function assetsNamedIn(page: string, { assets }: CurrentBuild): readonly string[] {
  const words = page.split(/["'=\s>]/).filter((word) => word.startsWith(assets.pathname))
  return words.map((path) => assets.origin + path)
}

async function hasAllFiles(build: CurrentBuild, page: string): Promise<boolean> {
  const found = assetsNamedIn(page, build).map(
    async (address) => (await findInBuilds(build, address)) !== undefined || isOnHost(address),
  )
  return (await Promise.all(found)).every(Boolean)
}

/** Asks without loading it: the page does that itself. */
async function isOnHost(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD' })
  return response.ok && !isHtml(response)
}
