/** Tests style sheets that the page may not read: of browser extensions, or after a failed request. */
import { deckButton } from '../helpers/deck'
import { waitForPage } from '../helpers/lazy-modules'
import { display, key, open, waitForPath } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const FOREIGN = 'https://foreign.example/skin.css'

/** Adds a style sheet as a browser extension does, and waits until it has loaded or failed. */
async function addSheet(page: Page, href: string) {
  await page.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
        link.onload = link.onerror = () => resolve()
        document.head.append(link)
      }),
    href,
  )
}

async function walkThroughMenu(page: Page) {
  for (const path of ['/home/menu', '/home/menu/program']) {
    await pressKey(page, 'Enter')
    await waitForPath(page, path)
  }
  await waitForPage(page)
}

for (const [what, bypassCSP, outline] of [
  ['that our own policy blocks', false, 'none'],
  ['of another origin, which nobody may read', true, 'solid'],
] as const)
  test.describe(`a style sheet ${what}`, tagWholeIf(bypassCSP), () => {
    test.use({ bypassCSP })

    test('causes no error', async ({ page }) => {
      const body = '[data-display] { outline: 1px solid red }'
      await page.route(FOREIGN, (route) => route.fulfill({ contentType: 'text/css', body }))
      await open(page, '/home')
      await addSheet(page, FOREIGN)
      await expect(display(page)).toHaveCSS('outline-style', outline)
      await walkThroughMenu(page)
    })
  })

test('if a style sheet of the product is missing, only its own styles are lost', { tag: '@whole' }, async ({
  page,
}) => {
  await page.route(/\/assets\/time-[\w-]+\.css/, (route) => route.abort())
  await open(page, '/home')
  await deckButton(page).click()
  await expect(page.locator('[data-time] [role="alert"]')).toBeVisible()
  await key(page, 'confirm').focus()
  await walkThroughMenu(page)
})
