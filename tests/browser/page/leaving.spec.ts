/** Style sheets that the page may not read: of browser extensions, or left by a network that failed. */

import { timeButton } from '../helpers/deck'
import { pressKey } from '../helpers/press-key'
import { expect, type Page, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const FOREIGN = 'https://foreign.example/skin.css'
const display = (page: Page) => page.locator('[data-display]')

/** Adds a style sheet as a browser extension does, and waits until the browser knows what becomes of it. */
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
  await pressKey(page, 'Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await pressKey(page, 'Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
}

test.describe('where an extension may bring what our policy forbids', () => {
  test.use({ bypassCSP: true })

  test('a style sheet of another origin, which nobody may read, costs nothing', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.route(FOREIGN, (route) =>
      route.fulfill({ contentType: 'text/css', body: '.display { outline: 1px solid red }' }),
    )
    await page.goto('/home')
    await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
    await addSheet(page, FOREIGN)
    await expect(display(page)).toHaveCSS('outline-width', '1px')
    await walkThroughMenu(page)
  })
})

test('one that our own policy blocks costs nothing', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await addSheet(page, FOREIGN)
  await walkThroughMenu(page)
})

test('one of ours that does not arrive costs nothing but what it is for', { tag: '@whole' }, async ({
  page,
}) => {
  await page.route(/\/assets\/time-[\w-]+\.css/, (route) => route.abort())
  await page.goto('/home')
  await timeButton(page).click()
  await expect(page.locator('[data-time] [role="alert"]')).toBeVisible()
  await page.locator('[data-key="confirm"]').focus()
  await walkThroughMenu(page)
})
