/** Records every caption that a page shows, also between two checks of the test. */
import type { Page } from '@playwright/test'

export interface CaptionEntry {
  /** The value of the hook `data-state`. */
  readonly state: string | null
  readonly text: string
  /** The value of the hook `data-step`. */
  readonly step: string | null
  readonly lines: number
  /** The quieter line below it, and how many lines it takes. */
  readonly aside: string
  readonly asideLines: number
}

/** Must be called before the page is opened. */
export async function recordCaptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: CaptionEntry[] = []
    Object.assign(window, { captionEntries: entries })
    const linesOf = (element: Element | null) =>
      element?.textContent
        ? Math.round(
            element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
          )
        : 0
    /** The lines below the sentence: a long caption continues on the sentence's last line. */
    const asideLinesOf = (aside: Element | null, sentence: Element) => {
      const start = sentence.getBoundingClientRect().bottom
      return aside?.textContent &&
        getComputedStyle(aside).display === 'inline' &&
        !sentence.matches('.unseen')
        ? Math.round(
            (aside.getBoundingClientRect().bottom - start) /
              Number.parseFloat(getComputedStyle(aside).lineHeight),
          )
        : linesOf(aside)
    }
    /** The names of buttons are hidden and only for screen readers. */
    const visibleTextOf = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node instanceof Element && node.matches('.unseen') ? '' : node.textContent))
        .join('')
    let last: Partial<CaptionEntry> = {}
    const recordChange = () => {
      const caption = document.querySelector<HTMLElement>('[data-caption]')
      if (!caption) return
      const aside = document.querySelector('[data-aside]')
      const now = {
        state: document.querySelector('[data-companion]')?.getAttribute('data-state') ?? null,
        text: visibleTextOf(caption),
        step: caption.dataset.step ?? null,
        aside: aside?.textContent ?? '',
      }
      if (last?.text === now.text && last.step === now.step && last.aside === now.aside) return
      last = now
      entries.push({ ...now, lines: linesOf(caption), asideLines: asideLinesOf(aside, caption) })
    }
    new MutationObserver(recordChange).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

/** Returns the captions since the last call. */
export function takeCaptions(page: Page): Promise<readonly CaptionEntry[]> {
  return page.evaluate(() =>
    (window as unknown as { captionEntries: CaptionEntry[] }).captionEntries.splice(0),
  )
}
