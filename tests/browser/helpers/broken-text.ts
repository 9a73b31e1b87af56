/** Makes drawing a part of the page throw: one of its texts cannot be said while it is broken. */
import type { Page } from '@playwright/test'

/** As the catalogs are built: a text without values, by its id, which the minifier quotes as it likes. */
const textOf = (id: string) => new RegExp(`"${id.replaceAll('.', '\\.')}":(["'\`])((?:\\\\.|(?!\\1).)*)\\1`)

/** What has parts is asked for them. */
const breakable = (id: string, text: string) =>
  `{map:()=>{if(window.brokenText==="${id}")throw new Error("broken: "+${text});return[${text}]}}`

/** To be called before the page is opened, with all that will be broken there. */
export async function makeBreakable(page: Page, ...ids: readonly string[]): Promise<void> {
  await page.route(/\/assets\/[\w-]+\.js/, async (route) => {
    const answer = await route.fetch()
    let code = await answer.text()
    for (const id of ids)
      code = code.replace(
        textOf(id),
        (_whole, quote: string, text: string) => `"${id}":${breakable(id, quote + text + quote)}`,
      )
    await route.fulfill({ response: answer, body: code })
  })
}

/** From now on this text alone is broken, if any. */
export const breakText = (page: Page, id: string | null) =>
  page.evaluate((now) => void Object.assign(window, { brokenText: now }), id)
