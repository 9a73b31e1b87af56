/**
 * The colour scheme of a frame follows the host page, not the visitor: browsers draw an opaque background behind a
 * frame of another scheme. Without `?scheme=` the host page is assumed to be light.
 */
import { isFramed, type WindowWithParent } from '../connection'

const schemes = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof schemes)[number]

interface SchemeWindow extends WindowWithParent {
  readonly location: Pick<Location, 'search'>
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } }
}

/** Sets `data-scheme` in a frame, `auto` for the visitor's own scheme; does nothing outside a frame. */
export function connectScheme(window: SchemeWindow): void {
  if (!isFramed(window)) return
  window.document.documentElement.dataset.scheme = parseScheme(window.location.search).scheme ?? 'light'
}

/** Returns the scheme of `?scheme=`, if it is valid. */
export function parseScheme(search: string): { readonly scheme?: Scheme } {
  const value = new URLSearchParams(search).get('scheme')
  const scheme = schemes.find((known) => known === value)
  return scheme ? { scheme } : {}
}
