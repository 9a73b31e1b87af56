/** Says that the device in view is one that somebody shared, and what to do with it. */
import type { SharedDevice } from '../browser/shared-link'
import type { Language } from '../device/device'
import { loadShareTexts, type Told } from '../texts/share'
import { button, element } from './dom'
import { backToOwn, type LookingWindow, takeOver } from './looking'
import './looking-bar.css'

/** What it needs of the page. */
export interface LookingPlace {
  readonly language: Language
  /** How the page names another try, in its language. */
  readonly retry: string
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
  let isRefused = false
  let said = ''
  let drawings = 0

  return async function draw(place: HTMLElement, page: LookingPlace): Promise<void> {
    const drawing = ++drawings
    const told = await loadShareTexts(page.language)
    if (isClosed || drawing !== drawings) return
    const { texts, language } = told
    const sentence = texts[shared ? 'share.looking' : 'share.bad']
    // What was pressed goes with the bar; the focus must not go with it.
    const hasFocus = place.contains(document.activeElement)
    place.replaceChildren(
      element(
        'section',
        {
          className: 'looking',
          lang: language,
          'data-looking': shared ? 'shared' : 'bad',
          'aria-label': texts['share.shared'],
        },
        element('p', {}, sentence),
        ...(shared ? choices(shared, told, again) : [closing(place, told)]),
        language !== page.language && tryAgain(page, again),
        isRefused && element('p', { className: 'looking-refused' }, texts['share.refused']),
      ),
    )
    if (hasFocus) place.querySelector('button')?.focus({ preventScroll: true })
    if (said !== sentence) page.announce(sentence)
    said = sentence

    function again(refusal?: string): void {
      if (refusal) page.announce(refusal)
      void draw(place, page)
    }
  }

  function choices(shared: SharedDevice, { texts }: Told, again: (refusal: string) => void): HTMLElement[] {
    return [
      button(texts['share.takeOver'], () => {
        isRefused = !takeOver(window, shared)
        if (isRefused) again(texts['share.refused'])
      }),
      button(texts['share.back'], () => backToOwn(window)),
    ]
  }

  function closing(place: HTMLElement, { texts }: Told): HTMLElement {
    return button(texts['share.close'], () => {
      isClosed = true
      place.replaceChildren()
      // The button goes with what it does; the focus must not go with it.
      document.querySelector<HTMLElement>('[data-key="confirm"]')?.focus({ preventScroll: true })
    })
  }
}

/** Where its texts could not be loaded, and the bar is in English. */
function tryAgain({ language, retry }: LookingPlace, again: () => void): HTMLElement {
  const one = button(retry, () => again())
  one.lang = language
  return one
}
