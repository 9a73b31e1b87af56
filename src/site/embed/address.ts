/** The product's address, and the address of the frame. */

/** Query parameters from the element's attributes, `null` for a missing one. */
export type Query = Readonly<Record<string, string | null>>

/**
 * Returns the folder that a script was loaded from, with a slash at its end.
 * @param script the address of the running script; browsers do not tell it to modules
 * @param stack  the stack of an error that the script created; its first address is the script's
 */
export function folderOf(script: string | undefined, stack: string | undefined): string | null {
  return /https?:[^\s?#]+\//.exec(script || stack || '')?.[0] ?? null
}

/**
 * Returns the address of the product. The build's address has precedence over the script's folder, which changes
 * when a caching plugin copies, combines or inlines the script (behaviour 25.9).
 * @param src    the element's attribute
 * @param site   the product's address in the build, empty without SITE_URL
 * @param beside the script's own folder
 * @throws TypeError if none of them is known
 */
export function productFolder(src: string | null, site: string, beside: string | null): string {
  const folder = src ?? (site || beside)
  if (folder === null)
    throw new TypeError('floor-thermostat: say where the product is, with src="https://…/"')
  return folder
}

/**
 * Returns the address of a screen of the product.
 * @param folder the product's address, with or without a slash or `index.html` at its end; its fragment, which may
 *   share a device, stays
 * @param base   the base of a relative address
 * @throws TypeError if the scheme of the folder is not http or https, such as `javascript:`
 */
export function frameAddress(folder: string, base: string, path: string, query: Query): URL {
  const url = new URL(folder, base)
  if (!/^https?:$/.test(url.protocol))
    throw new TypeError(`floor-thermostat: ${folder} is no address of the web`)
  const root = url.pathname.replace(/\/*(index\.html)?$/, '/')
  url.search = ''
  url.pathname = root + path.slice(1)
  // A path with dots leads out of the folder, to other pages of the same host.
  if (!url.pathname.startsWith(root)) url.pathname = root
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value)
  return url
}

/** Returns a path with exactly one slash at its start. */
export function routeOf(path: string): string {
  return path.replace(/^\/*/, '/')
}

/**
 * Returns the color scheme for the frame, `null` for a light page.
 * @param colorScheme the computed `color-scheme` around the frame
 */
export function schemeFor(colorScheme: string): 'dark' | 'auto' | null {
  if (!colorScheme.includes('dark')) return null
  return colorScheme.includes('light') ? 'auto' : 'dark'
}
