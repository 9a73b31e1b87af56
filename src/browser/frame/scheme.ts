/**
 * Light or dark in a frame is the page's around it, not the visitor's: where the two differ, browsers put an opaque box behind
 * the frame. A page that does not say (`?scheme=`) is taken for a light one, as most are.
 */

const schemes = ['light', 'dark', 'auto'] as const

/** What of the browser's window is used. */
export interface SchemeWindow {
  readonly self: unknown
  readonly parent: unknown
  readonly location: Pick<Location, 'search'>
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } }
}

/** Says on the document's element which scheme is in force in a frame; `auto` is the visitor's own. Nothing outside a frame. */
export function followScheme({ self, parent, location, document }: SchemeWindow): void {
  if (parent === self) return
  const asked = new URLSearchParams(location.search).get('scheme')
  document.documentElement.dataset.scheme = schemes.find((scheme) => scheme === asked) ?? 'light'
}
