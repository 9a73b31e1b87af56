/** The live device in a page of the manual, in a frame that a button opens and closes. */
import { schemeFor } from '../embed/address'
import { languageForTag, titles } from '../embed/languages'
import { parseHeight, RESIZE_REQUEST } from '../embed/messages'
import { reservedHeight } from '../embed/reserved-height'

/**
 * @param button has its text for closing in `data-close`
 * @param link   opens the same device without scripts; hidden from now on
 */
export function connectLiveButton(button: HTMLButtonElement, link: HTMLAnchorElement): void {
  const place = button.parentElement
  if (!place) return
  const { textContent: open } = button
  let close: (() => void) | null = null
  link.hidden = true
  button.hidden = false
  button.addEventListener('click', () => {
    const isOpen = place.toggleAttribute('data-open')
    close?.()
    close = isOpen ? showDevice(place, link.href) : null
    button.textContent = isOpen ? (button.dataset.close ?? open) : open
    // The button keeps the focus, because it precedes the device and closes it.
    if (isOpen) place.scrollIntoView({ block: 'nearest' })
  })
}

/** @returns a function that removes the device */
function showDevice(place: HTMLElement, address: string): () => void {
  const frame = document.createElement('iframe')
  const { origin } = location
  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin) return
    const height = parseHeight(data)
    if (height) frame.style.height = `${height}px`
  }
  addEventListener('message', onMessage)
  frame.title = titles[languageForTag(document.documentElement.lang) ?? 'en']
  frame.style.height = `${reservedHeight(place.clientWidth)}px`
  frame.onload = () => frame.contentWindow?.postMessage(RESIZE_REQUEST, origin)
  frame.src = withColorScheme(address)
  place.append(frame)
  return () => {
    removeEventListener('message', onMessage)
    frame.remove()
  }
}

/** Adds the page's color scheme to an address. */
function withColorScheme(address: string): string {
  const url = new URL(address)
  const scheme = schemeFor(getComputedStyle(document.documentElement).colorScheme)
  if (scheme) url.searchParams.set('scheme', scheme)
  return url.href
}
