/** The builds of the product that the worker keeps: its own, whole, and two before it (behaviour 27.3). */

/** A file of the build. One with a hash in its name needs no revision. */
export interface BuildFile {
  /** Relative to the scope; empty for the page itself. */
  readonly url: string
  readonly revision: string | null
}

export interface Builds {
  /** Loads the whole build, or rejects and keeps nothing of it. */
  install(): Promise<void>
  /** Drops the builds that no open tab can need. */
  forget(): Promise<void>
  /** A file of this build by its address; the scope is that of the page. */
  file(address: string): Promise<Response | undefined>
  /** A file with a hash in its name, of this build or of one that an open tab may still run. */
  asset(address: string): Promise<Response | undefined>
}

/** For tabs that were opened before a deploy and load a language only now. */
const BUILDS_BEFORE = 2

/** @param scope the worker's scope, the absolute address of the page */
export function keepBuilds(scope: string, files: readonly BuildFile[]): Builds {
  // Other products, and this one in other folders, have caches here too. No address holds a space.
  const prefix = `thermostat ${scope} `
  // The page names by hash all that it loads, so its revision stands for the whole build.
  const own = prefix + files.find(({ url }) => url === '')?.revision
  const assets = new URL('assets/', scope)
  const addresses = files.map(({ url }) => new URL(url, scope).href)

  /** The newest first. */
  const before = async () =>
    (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own).reverse()

  const find = async (name: string, address: string) =>
    // Hosts say that an answer varies by its compression, which no longer matters here.
    (await caches.open(name)).match(address, { ignoreVary: true })

  const asset = async (address: string) => {
    for (const name of [own, ...(await before())]) {
      const file = await find(name, address)
      if (file) return file
    }
    return undefined
  }

  /** A host may be in the middle of a deploy, or answer with a page of its own where a file is missing. */
  const load = async (address: string) => {
    const isPage = address === scope
    const hasHash = address.startsWith(assets.href)
    const response = await fetch(address, { cache: hasHash ? 'default' : 'reload' })
    const isHtml = response.headers.get('content-type')?.includes('html') ?? false
    const fits = response.ok && !response.redirected && isHtml === isPage
    if (!fits || (isPage && !isOfThisBuild(await response.clone().text()))) {
      throw new Error(`${address} is not of this build`)
    }
    return response
  }

  const isOfThisBuild = (page: string) => {
    const named = page.split(/["'=\s>]/).filter((word) => word.startsWith(assets.pathname))
    return named.length > 0 && named.every((path) => addresses.includes(assets.origin + path))
  }

  return {
    async install() {
      const isNew = !(await caches.keys()).includes(own)
      const cache = await caches.open(own)
      const loading = files.map(async ({ url, revision }) => {
        const address = new URL(url, scope).href
        const kept = revision === null ? await asset(address) : undefined
        await cache.put(address, kept ?? (await load(address)))
      })
      try {
        await Promise.all(loading)
      } catch (error) {
        // A worker of the same build may still use it.
        if (isNew) await caches.delete(own)
        throw error
      }
    },
    async forget() {
      const old = (await before()).slice(BUILDS_BEFORE)
      await Promise.all(old.map((name) => caches.delete(name)))
    },
    file: (address) => find(own, address),
    asset,
  }
}
