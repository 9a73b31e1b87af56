/** What the product can store in another site’s page, in a browser that keeps sites' storage as visitors' do. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Frame, type Page } from '@playwright/test'
import { chromiumWithStorage } from '../helpers/chromium-itself'
import { heard, hears, productIn, test } from '../helpers/frame-host'

test.use({ launchOptions: chromiumWithStorage })

const open = (src: string, more = '') =>
  `${hears}<iframe title="Thermostat" src="${src}" width="400" height="700" ${more}></iframe>`
const isAt = (place: Page | Frame, value: string) =>
  expect(place.locator('[data-display] [data-value]')).toHaveAttribute('data-value', value)
const press = (place: Page | Frame, name: string) => place.locator(`[data-key="${name}"]`).click()

test('partitioned storage is remembered, and kept apart from what the product’s own site remembers', async ({
  page,
  host,
}) => {
  const product = `${host.product('cross-origin')}/home`
  await page.goto(product)
  // The page shows the buttons before its script runs, but not the screen.
  await isAt(page, '19')
  for (const value of ['20', '21']) {
    await press(page, 'next')
    await isAt(page, value)
  }

  await page.goto(host.serve(open(product)))
  await isAt(productIn(page), '19')
  await expect(productIn(page).locator('[data-forgetful]')).toHaveCount(0)
  await press(productIn(page), 'next')
  await isAt(productIn(page), '20')
  await page.reload()
  await isAt(productIn(page), '20')

  await page.goto(product)
  await isAt(page, '21')
})

async function worksFromMemory(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const framed = productIn(page)
  await expect(framed.locator('[data-forgetful]')).toBeVisible()
  await press(framed, 'next')
  await isAt(framed, '20')
  await press(framed, 'confirm')
  await press(framed, 'back')
  await isAt(framed, '20')
  expect(errors).toEqual([])
}

test('a visitor who blocks all storage: the device works and says that nothing is remembered', {
  tag: '@whole',
}, async ({ host }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const context = await chromium.launchPersistentContext(profile, chromiumWithStorage)
  try {
    const page = await context.newPage()
    await page.goto(host.serve(open(`${host.product('cross-origin')}/home`)))
    expect(await productIn(page).evaluate(() => 'localStorage' in window)).toBe(true)
    await expect(productIn(page).evaluate(() => localStorage.length)).rejects.toThrow('SecurityError')
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
  await page.goto(host.serve(open(`${host.product('cross-origin')}/home`, 'sandbox="allow-scripts"')))
  await worksFromMemory(page)
  await expect.poll(() => heard(page, 'ready')).toEqual([{ v: 1, type: 'ready', path: '/home', lang: 'en' }])
  await page.evaluate(() => window.frames[0]?.postMessage({ v: 1, type: 'go', path: '/home/menu' }, '*'))
  await expect(productIn(page).locator('[data-display]')).toHaveAttribute('data-path', '/home/menu')
})
