/** Makes a part of the page throw while it is drawn, by one of its texts. */
import type { Page } from '@playwright/test'

/** A text without values in a built catalog, by its id. The minifier chooses the quotes. */
const patternOfText = (id: string) =>
  new RegExp(`"${id.replaceAll('.', '\\.')}":(["'\`])((?:\\\\.|(?!\\1).)*)\\1`)

/** A broken text is an object whose parts throw when they are read. */
const throwingText = (id: string, text: string) =>
  `{map:()=>{if(window.brokenText==="${id}")throw new Error("broken: "+${text});return[${text}]}}`

/** Prepares texts to be broken later. Must be called before the page is opened. */
export async function makeBreakable(page: Page, ...ids: readonly string[]): Promise<void> {
  await page.route(/\/assets\/[\w-]+\.js/, async (route) => {
    const answer = await route.fetch()
    let code = await answer.text()
    for (const id of ids)
      code = code.replace(
        patternOfText(id),
        (_whole, quote: string, text: string) => `"${id}":${throwingText(id, quote + text + quote)}`,
      )
    await route.fulfill({ response: answer, body: code })
  })
}

/** Breaks only this text from now on, or none. */
export const breakText = (page: Page, id: string | null) =>
  page.evaluate((now) => void Object.assign(window, { brokenText: now }), id)
