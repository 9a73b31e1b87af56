/**
 * What the product can store in another site’s page. Playwright turns storage partitioning off, and then its
 * browser refuses storage to such frames. Visitors’ browsers do neither, so these tests set both themselves.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium'
import { heard, hears, productIn, test } from '../helpers/frame-host'

// This argument replaces Playwright's own, which turns the partitioning off.
const launchOptions = {
  executablePath: findChromium(),
  args: ['--disable-features=HttpsUpgrades', '--disable-gpu'],
}
test.use({ launchOptions })

const open = (src: string, more = '') =>
  `<iframe title="Thermostat" src="${src}" width="400" height="700" ${more}></iframe>`
const framed = (page: Page) => productIn(page)
const value = (page: Page) => framed(page).locator('[data-display] [data-value]')

test('partitioned storage is remembered, and kept apart from what the product’s own site remembers', async ({
  page,
  host,
}) => {
  const product = `${host.product('cross-origin')}/home`
  const address = host.serve(open(product))
  await page.goto(product)
  // The page shows the buttons before its script runs, but not the screen.
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  for (const expected of ['20', '21', '22']) {
    await page.locator('[data-key="next"]').click()
    await expect(page.locator('[data-display] [data-value]')).toHaveAttribute('data-value', expected)
  }

  await page.goto(address)
  await expect(value(page)).toHaveAttribute('data-value', '19')
  await expect(framed(page).locator('[data-forgetful]')).toHaveCount(0)
  await framed(page).locator('[data-key="next"]').click()
  await expect(value(page)).toHaveAttribute('data-value', '20')
  await page.reload()
  await expect(value(page)).toHaveAttribute('data-value', '20')

  await page.goto(product)
  await expect(page.locator('[data-display] [data-value]')).toHaveAttribute('data-value', '22')
})

async function worksFromMemory(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await expect(framed(page).locator('[data-forgetful]')).toBeVisible()
  await framed(page).locator('[data-key="next"]').click()
  await expect(value(page)).toHaveAttribute('data-value', '20')
  await framed(page).locator('[data-key="confirm"]').click()
  await framed(page).locator('[data-key="back"]').click()
  await expect(value(page)).toHaveAttribute('data-value', '20')
  expect(errors).toEqual([])
}

test('a visitor who blocks all storage: the device works and says that nothing is remembered', {
  tag: '@whole',
}, async ({ host }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const context = await chromium.launchPersistentContext(profile, launchOptions)
  try {
    const page = await context.newPage()
    await page.goto(host.serve(open(`${host.product('cross-origin')}/home`)))
    expect(await framed(page).evaluate(() => 'localStorage' in window)).toBe(true)
    await expect(framed(page).evaluate(() => localStorage.length)).rejects.toThrow('SecurityError')
    await worksFromMemory(page)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test('a sandbox without an origin: the device works and says that nothing is remembered', {
  tag: '@whole',
}, async ({ page, host }) => {
  // A page without an origin loads scripts, fonts and config.json only if the host allows every origin.
  await page.route(/\/assets\/|config\.json/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
  const src = `${host.product('cross-origin')}/home`
  await page.goto(host.serve(hears + open(src, 'sandbox="allow-scripts"')))
  await worksFromMemory(page)
  await expect.poll(() => heard(page, 'ready')).toEqual([{ v: 1, type: 'ready', path: '/home', lang: 'en' }])
  await page.evaluate(() => window.frames[0]?.postMessage({ v: 1, type: 'go', path: '/home/menu' }, '*'))
  await expect(framed(page).locator('[data-display]')).toHaveAttribute('data-path', '/home/menu')
})
