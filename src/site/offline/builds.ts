/**
 * The builds in the worker's caches: its own, complete except for unused languages, and the two before it
 * (behaviour 27.3). Pages of the manual are cached once they have been seen (27.6).
 */

/** A file of the build. A file with a hash in its name needs no revision. */
export interface BuildFile {
  /** Relative to the scope; empty for the page itself. */
  readonly url: string
  readonly revision: string | null
  /** The language of its texts; the file is cached once a visitor uses the language. */
  readonly language?: string
}

export type BuildCache = ReturnType<typeof createBuildCache>

/** For tabs that were opened before a deploy and load a language afterwards. */
const MAX_OLD_BUILDS = 2

interface CurrentBuild {
  readonly scope: string
  readonly files: readonly BuildFile[]
  /** The common prefix of the caches of this product in this folder. */
  readonly prefix: string
  readonly cacheName: string
  /** The folder of the files with a hash in their names. */
  readonly assets: URL
}

/** @param scope the worker's scope, the absolute address of the page */
export function createBuildCache(scope: string, files: readonly BuildFile[]) {
  // Other products, and this one in other folders, have caches of the same origin. Addresses contain no space.
  const prefix = `thermostat ${scope} `
  // The page names all of its files by hash, so its revision identifies the whole build.
  const cacheName = prefix + files.find(({ url }) => url === '')?.revision
  const build: CurrentBuild = { scope, files, prefix, cacheName, assets: new URL('assets/', scope) }
  return {
    /** Caches the build, but only languages that a build has cached already. If it rejects, it leaves no new cache. */
    install: () => install(build),
    /** Keeps the two builds before this one, which open tabs may still need. */
    deleteOldBuilds: () => deleteOldBuilds(build),
    /** Finds a file of this build by its address; the page has the address of the scope. */
    findOwn: (address: string) => find(cacheName, address),
    /** Finds a hashed file or a page of the manual in any cached build. */
    findCached: (address: string) => findInBuilds(build, address),
    cacheLanguage: (language: unknown) => cacheLanguage(build, language),
    /** Caches the host's answer for a hashed file or a page of the manual, and returns it. */
    cacheAnswer: (address: string, answer: Response) => cacheAnswer(build, address, answer),
    /** True if each hashed file that a page names is cached or on the host. */
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
    // Uses the opened cache, so that a cache deleted meanwhile is not created again.
    .map((file) => cacheFile(build, file, cache))
  try {
    await Promise.all(loading)
  } catch (error) {
    // An existing cache stays: a worker of the same build may still use it.
    if (isNew) await caches.delete(cacheName)
    throw error
  }
}

/** Returns the paths of all cached files, relative to the assets folder. */
async function cachedAssetPaths(build: CurrentBuild): Promise<readonly string[]> {
  const names = [build.cacheName, ...(await oldCacheNames(build))]
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return keys.flat().map(({ url }) => url.replace(build.assets.href, ''))
}

async function cacheFile(build: CurrentBuild, { url, revision }: BuildFile, into?: Cache): Promise<void> {
  const address = new URL(url, build.scope).href
  const cached = revision === null ? await findInBuilds(build, address) : undefined
  const cache = into ?? (await caches.open(build.cacheName))
  await cache.put(address, cached ?? (await loadFile(build, address)))
}

async function cacheLanguage(build: CurrentBuild, language: unknown): Promise<void> {
  const files = build.files.filter((file) => file.language !== undefined && file.language === language)
  await Promise.all(files.map((file) => cacheFile(build, file)))
}

/** Caches an answer with the current build, so that both are deleted together. */
async function cacheAnswer(build: CurrentBuild, address: string, answer: Response): Promise<Response> {
  const isPage = !address.startsWith(build.assets.href)
  if (answer.ok && !answer.redirected && isHtml(answer) === isPage) {
    const copy = answer.clone()
    // With a full disk, the answer is still returned.
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

/** Returns the names of earlier builds' caches, the newest first. */
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
  // Opening the cache would create a deleted one again. `Vary` is ignored, because hosts set it for the compression,
  // which does not matter here.
  return caches.match(address, { cacheName, ignoreVary: true })
}

/**
 * Loads a file of this build, from the browser's cache if possible: a hashed file always, others only on a first
 * visit, which has just loaded them.
 * @throws if the host has no such file of this build, as in the middle of a deploy
 */
async function loadFile(build: CurrentBuild, address: string): Promise<Response> {
  const hasHash = address.startsWith(build.assets.href)
  const mayBeCopy = hasHash || (await oldCacheNames(build)).length === 0
  const response = mayBeCopy ? await fetch(address, { cache: 'force-cache' }) : null
  if (response && (await isOfBuild(build, address, response))) return response
  const fresh = await fetch(address, { cache: 'reload' })
  if (await isOfBuild(build, address, fresh)) return fresh
  throw new Error(`${address} does not belong to this build`)
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

/** Returns the addresses of the hashed files that a page names. */
function assetsNamedIn(page: string, { assets }: CurrentBuild): readonly string[] {
  const words = page.split(/["'=\s>]/).filter((word) => word.startsWith(assets.pathname))
  return words.map((path) => assets.origin + path)
}

async function hasAllFiles(build: CurrentBuild, page: string): Promise<boolean> {
  const available = assetsNamedIn(page, build).map(
    async (address) => (await findInBuilds(build, address)) !== undefined || isOnHost(address),
  )
  return (await Promise.all(available)).every(Boolean)
}

/** Sends a HEAD request, since the page loads the file itself. */
async function isOnHost(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD' })
  return response.ok && !isHtml(response)
}
