/** Translates a page as browsers do: each text becomes elements of their own, again after each change. */
import type { Page } from '@playwright/test'

/** Marks around each translated text, instead of another language. */
const [OPENING, CLOSING] = ['⟦', '⟧']

/** Translates from the first element on, before any script of the page runs. */
export const translateFromStart = (page: Page) => page.addInitScript(translate, [OPENING, CLOSING])

/** Translates from now on, as on a visitor's request. */
export const translateNow = (page: Page) => page.evaluate(translate, [OPENING, CLOSING])

/** Returns the visible texts outside the display in their order, without the marks of a translation. */
export const readTexts = async (page: Page): Promise<string[]> =>
  (await textsInView(page)).map((text) => text.replaceAll(OPENING, '').replaceAll(CLOSING, '').trim())

/** Returns the visible texts that a translator may change and has not. */
export const untranslatedTexts = async (page: Page): Promise<string[]> =>
  (await textsInView(page)).filter((text) => !text.startsWith(OPENING))

/** Returns the drawn texts that share their element with others: React would write into the replaced text. */
export const sharedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.getElementById('root') ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const shared: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (!parent || parent.closest('[translate="no"], script, style, noscript') || !text.nodeValue?.trim())
        continue
      if (parent.childNodes.length > 1) shared.push(`${parent.outerHTML}: ${text.nodeValue}`)
    }
    return shared
  })

function textsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      const isExcluded = parent?.closest('[translate="no"], script, style, noscript')
      const words = text.nodeValue?.trim()
      if (parent && words && !isExcluded && parent.checkVisibility()) texts.push(words)
    }
    return texts
  })
}

function translate([opening, closing]: string[]): void {
  const isOwn = (node: Node) => node.parentElement?.localName === 'font'
  const translateText = (text: Node) => {
    if (!text.nodeValue?.trim() || isOwn(text)) return
    if (text.parentElement?.closest('[translate="no"], .notranslate, script, style, noscript, textarea'))
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `${opening}${text.nodeValue}${closing}`
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const translateAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translateText(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
    texts.forEach(translateText)
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translateAll(target)
      else addedNodes.forEach(translateAll)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  translateAll(document)
}
