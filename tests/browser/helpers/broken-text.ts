/** Makes drawing a part of the page throw: one of its texts cannot be said while it is broken. */
import type { Page } from '@playwright/test'

/** As the catalogs are built: a text without values, by its id, which the minifier quotes as it likes. */
const textOf = (id: string) => new RegExp(`"${id.replaceAll('.', '\\.')}":(["'\`])((?:\\\\.|(?!\\1).)*)\\1`)

/** What has parts is asked for them. */
const broken = (text: string) =>
  `{map:()=>{if(window.isTextBroken)throw new Error("broken: "+${text});return[${text}]}}`

/** To be called before the page is opened. */
export async function makeBreakable(page: Page, id: string): Promise<void> {
  await page.route(/\/assets\/[\w-]+\.js/, async (route) => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace(
      textOf(id),
      (_whole, quote: string, text: string) => `"${id}":${broken(quote + text + quote)}`,
    )
    await route.fulfill({ response: answer, body: code })
  })
}

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((now) => void Object.assign(window, { isTextBroken: now }), isBroken)

export const breakText = (page: Page) => setBroken(page, true)
export const mendText = (page: Page) => setBroken(page, false)
