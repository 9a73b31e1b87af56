/** Addresses: deep links, overlays, languages, garbage (behaviour 3). */

import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const display = (page: Page) => page.locator('[data-display]')
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // The host's answer to an address that is none is the 404 page, and Chromium says so.
    const isHosts404 = message.location().url === page.url() && message.text().includes('404')
    if (message.type() === 'error' && !isHosts404) errors.push(message.text())
  })
  return errors
}

test('an overlay opened as a deep link drops its query and stays', { tag: '@whole' }, async ({ page }) => {
  await stopClock(page)
  await page.goto('/home/menu/program/week?status=start&context=program')
  await expect(display(page).locator('[data-overlay]')).toHaveAttribute('data-overlay', 'start')
  await expect(display(page)).toHaveAttribute('data-pending', 'true')
  await page.clock.runFor(1500)
  await expect(display(page).locator('[data-overlay]')).toHaveCount(0)
  await expect(page).toHaveURL('/home/menu/program/week')
})

test('an unknown status or context shows no overlay, and leaves the address', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto('/home/menu/program?status=boom&context=program')
  await expect(page).toHaveURL('/home/menu/program')
  await expect(display(page).locator('[data-overlay]')).toHaveCount(0)
})

// behaviour 3.6, 20.2
test('a known language is stored, becomes that of the document, and leaves the address', async ({ page }) => {
  await page.goto('/home?lang=sv')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page).toHaveURL('/home')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('sv')
})

test('an unknown language is ignored', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/home?lang=xx')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/home')
})

test('an address typed in a tab that has a trail is its next place: back leads to what was seen before', async ({
  page,
}) => {
  await page.goto('/home/menu/settings/screensaver')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings/screensaver')
  await page.goto('/embed.html')
  await page.goto('/home/menu/program')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
  await key(page, 'Back').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings/screensaver')
  await expect(page).toHaveURL('/home/menu/settings/screensaver')
  await key(page, 'Back').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings')
})

test('an overlay typed in a tab that has a trail goes back one step', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/home')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await page.goto('/home/menu/settings/keylock?status=save&context=settings')
  await expect(page.locator('[data-overlay="save"]')).toBeVisible()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(page).toHaveURL('/home')
})

const hostile = [
  '/%E0%A4%A',
  '//home',
  '/home//menu',
  '/HOME',
  '/__proto__',
  '/home/menu/constructor',
  '/home?status=__proto__&context=constructor',
  '/home?lang=__proto__',
  '/home?status=start&status=stop&context=program',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/<script>alert(1)</script>',
  '/home#<img src=x onerror=alert(1)>',
  `/${'a'.repeat(3000)}`,
  '/home/menu/program/week/',
  '/ünïcödé/☃',
]
for (const [index, address] of hostile.entries()) {
  test(
    `${address.slice(0, 60)} shows a screen and logs no error`,
    wholeIf(index % 5 > 0),
    async ({ page, baseURL }) => {
      const errors = collectErrors(page)
      await page.goto(new URL(baseURL ?? '').origin + address)
      await expect(display(page)).toHaveAttribute('data-path', /^\//)
      await key(page, 'Close').click({ force: true })
      await expect(display(page)).toHaveAttribute('data-path', /^\//)
      expect(errors).toEqual([])
    },
  )
}

test('messages of strangers change nothing', { tag: '@whole' }, async ({ page }) => {
  const errors = collectErrors(page)
  await page.goto('/home/menu')
  await page.evaluate(() => {
    for (const message of [
      null,
      1,
      '[iFrameSizer]x:1:2',
      {},
      { v: 1, type: 'go', path: '/home' },
      { type: '__proto__' },
    ])
      window.postMessage(message, '*')
  })
  await key(page, 'Next').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  expect(errors).toEqual([])
})
