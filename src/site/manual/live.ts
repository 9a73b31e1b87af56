/**
 * The live device in a page of the manual: in a frame of its own, from a press on its button until the next.
 * The link beside the button leads to the same for those without scripts.
 */
import { schemeFor } from '../embed/address'
import { languageForTag, titles } from '../embed/languages'
import { parseHeight, RESIZE_REQUEST } from '../embed/messages'
import { reservedHeight } from '../embed/reserved-height'

/** @param button says in `data-close` what it does while the device is there */
export function connectLiveButton(button: HTMLButtonElement): void {
  const place = button.parentElement
  const link = place?.querySelector<HTMLAnchorElement>('a[href]')
  if (!place || !link) return
  const { textContent: open } = button
  let close: (() => void) | null = null
  link.hidden = true
  button.hidden = false
  button.addEventListener('click', () => {
    const isOpen = place.toggleAttribute('data-open')
    close?.()
    close = isOpen ? showDevice(place, link.href) : null
    button.textContent = isOpen ? (button.dataset.close ?? open) : open
    // The button keeps the focus: it comes before the device, and closes it.
    if (isOpen) place.scrollIntoView({ block: 'nearest' })
  })
}

/** @returns takes it away again */
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

/** Light or dark as the page is. */
function withColorScheme(address: string): string {
  const url = new URL(address)
  const scheme = schemeFor(getComputedStyle(document.documentElement).colorScheme)
  if (scheme) url.searchParams.set('scheme', scheme)
  return url.href
}
