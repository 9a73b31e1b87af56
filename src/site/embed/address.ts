/** Where the product is, and the address that the frame shows. */

/** What of the element's attributes goes into the query, `null` for what is not there. */
export type Query = Readonly<Record<string, string | null>>

/**
 * The folder that a script was loaded from.
 * @param script the address of the running script, where the browser says it: not in a module
 * @param stack the trace of an error that the script made; its first address is the script's
 */
export function folderOf(script: string | undefined, stack: string | undefined): string | null {
  return /https?:[^\s?#]+\//.exec(script || stack || '')?.[0] ?? null
}

/**
 * Finds the product. A caching plugin that copies, combines or inlines the script changes its folder, so the
 * address that the build knows comes first (behaviour 25.9).
 * @param src what the page says
 * @param site the product's address as the build knows it, empty without SITE_URL
 * @param beside the script's own folder
 * @throws TypeError when none of them says it
 */
export function productFolder(src: string | null, site: string, beside: string | null): string {
  const folder = src ?? (site || beside)
  if (folder === null)
    throw new TypeError('floor-thermostat: say where the product is, with src="https://…/"')
  return folder
}

/**
 * The address of a screen of the product.
 * @param folder the product's own address, with or without a slash or `index.html` at its end; its fragment,
 *   which may share a device, stays
 * @param base what a relative one is relative to
 * @throws TypeError when the folder is no address of the web, so that none is ever a script
 */
export function frameAddress(folder: string, base: string, path: string, query: Query): URL {
  const url = new URL(folder, base)
  if (!/^https?:$/.test(url.protocol))
    throw new TypeError(`floor-thermostat: ${folder} is no address of the web`)
  const root = url.pathname.replace(/\/*(index\.html)?$/, '/')
  url.search = ''
  url.pathname = root + path.slice(1)
  // Dots lead out of the folder, to other pages of the same host.
  if (!url.pathname.startsWith(root)) url.pathname = root
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value)
  return url
}

/** A path with one slash in front, as a route is spelled. */
export function routeOf(path: string): string {
  return path.replace(/^\/*/, '/')
}

/**
 * The scheme that the frame has to follow, `null` for a light page.
 * @param colorScheme the computed `color-scheme` around the frame
 */
export function schemeFor(colorScheme: string): 'dark' | 'auto' | null {
  if (!colorScheme.includes('dark')) return null
  return colorScheme.includes('light') ? 'auto' : 'dark'
}
