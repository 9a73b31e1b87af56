/**
 * Light or dark: a frame follows the page around it, not the visitor, since browsers put an opaque box behind
 * a frame of another scheme. A page that does not say which (`?scheme=`) is assumed to be light.
 */
import { isFramed, type WindowWithParent } from '../connection'

const schemes = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof schemes)[number]

/** What of the browser's window is used. */
interface SchemeWindow extends WindowWithParent {
  readonly location: Pick<Location, 'search'>
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } }
}

/** Marks a frame's document with its scheme, `auto` for the visitor's own; does nothing outside a frame. */
export function connectScheme(window: SchemeWindow): void {
  if (!isFramed(window)) return
  window.document.documentElement.dataset.scheme = parseScheme(window.location.search).scheme ?? 'light'
}

/** Gives what `?scheme=` asks for, if it is one. */
export function parseScheme(search: string): { readonly scheme?: Scheme } {
  const asked = new URLSearchParams(search).get('scheme')
  const scheme = schemes.find((one) => one === asked)
  return scheme ? { scheme } : {}
}
