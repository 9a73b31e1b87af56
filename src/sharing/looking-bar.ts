/** Says that the device in view is one that somebody shared, and what to do with it. */
import type { SharedDevice } from '../browser/connect'
import type { Language } from '../device/device'
import { loadShareTexts, type ShareTexts } from '../texts/share'
import { button, element } from './dom'
import { backToOwn, type LookingWindow, takeOver } from './looking'
import './looking-bar.css'

/** What it needs of the page. */
export interface LookingPlace {
  readonly language: Language
  /** Says a sentence in the page's one live region. */
  announce(sentence: string): void
}

/**
 * @param shared `null` where the link shares no device, so that the visitor's own is in view
 * @returns draws the bar into an element of the page, again for each language
 */
export function lookingBar(window: LookingWindow, shared: SharedDevice | null) {
  // The page around a frame decided what it shows, and there is nothing of its own to go back to.
  let isClosed = shared !== null && window.parent !== window.self
  let said = ''

  return async (place: HTMLElement, { language, announce }: LookingPlace): Promise<void> => {
    const texts = await loadShareTexts(language)
    if (!texts || isClosed) return
    const sentence = texts[shared ? 'share.looking' : 'share.bad']
    const buttons = shared ? choices(window, shared, texts, announce) : [closing(place, texts)]
    const label = texts['share.shared']
    place.replaceChildren(
      element(
        'section',
        { className: 'looking', 'data-looking': shared ? 'shared' : 'bad', 'aria-label': label },
        element('p', {}, sentence),
        ...buttons,
      ),
    )
    if (said !== sentence) announce(sentence)
    said = sentence
  }

  function closing(place: HTMLElement, texts: ShareTexts): HTMLElement {
    return button(texts['share.close'], () => {
      isClosed = true
      place.replaceChildren()
      // The button goes with what it does; the focus must not go with it.
      document.querySelector<HTMLElement>('[data-key="confirm"]')?.focus({ preventScroll: true })
    })
  }
}

function choices(
  window: LookingWindow,
  shared: SharedDevice,
  texts: ShareTexts,
  announce: LookingPlace['announce'],
): readonly HTMLElement[] {
  return [
    button(texts['share.takeOver'], () => {
      if (!takeOver(window, shared)) announce(texts['share.refused'])
    }),
    button(texts['share.back'], () => backToOwn(window)),
  ]
}
