/**
 * Light or dark: a frame follows the page around it, not the visitor, since browsers put an opaque box behind a
 * frame of another scheme. A page that does not say which (`?scheme=`) is assumed to be light.
 */

const schemes = ['light', 'dark', 'auto'] as const

/** What of the browser's window is used. */
export interface SchemeWindow {
  readonly self: unknown
  readonly parent: unknown
  readonly location: Pick<Location, 'search'>
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } }
}

/** Writes the scheme of a frame to the document's element, `auto` for the visitor's own; nothing outside a frame. */
export function connectScheme({ self, parent, location, document }: SchemeWindow): void {
  if (parent === self) return
  const asked = new URLSearchParams(location.search).get('scheme')
  document.documentElement.dataset.scheme = schemes.find((scheme) => scheme === asked) ?? 'light'
}
