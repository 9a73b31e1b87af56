/** Tests the browser's real storage: its events, reloads and refusals (behaviour 18). */
import { display, key, open, value, waitForPath } from '../helpers/panel'
import { expect, type Page, test } from '../helpers/test'

const state = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? 'null'))

test('a reload restores each stored change, the trail and the focus', async ({ page }) => {
  await open(page, '/home')
  await key(page, 'next').click()
  await expect(value(page)).toHaveAttribute('data-value', '20')
  expect(await page.evaluate(() => localStorage.getItem('temperatureValue'))).toBe('20')
  expect(await state(page)).toMatchObject({
    temperatureValue: 20,
    remoteControlInstalled: 'true',
    wifiNetwork: 'undefined',
  })
  await key(page, 'confirm').click()
  for (let line = 0; line < 2; line++) await key(page, 'next').click()
  await page.reload()
  await expect(display(page).locator('[aria-current="true"]')).toHaveText('Settings')
  await key(page, 'back').click()
  await waitForPath(page, '/home')
  await expect(page).toHaveURL('/home')
  await expect(value(page)).toHaveAttribute('data-value', '20')
})

test('unreadable storage is replaced; a reset clears only the product’s own keys', async ({ page }) => {
  const store = (entries: Record<string, string>) =>
    page.evaluate((all) => Object.assign(localStorage, all), entries)
  await open(page, '/home')
  await store({ state: '[]', temperatureValue: '24', keylock: 'maybe' })
  await open(page, '/home')
  await expect(value(page)).toHaveAttribute('data-value', '24')
  await key(page, 'next').click()
  expect(await state(page)).toMatchObject({ temperatureValue: 25 })
  await store({ state: '{"reset":true,"temperatureValue":30}', 'somebody-else': 'stays' })
  await page.goto('/home')
  await waitForPath(page, '/')
  expect(await page.evaluate(() => localStorage.getItem('somebody-else'))).toBe('stays')
  expect(await state(page)).toMatchObject({ temperatureValue: 19, restart: true })
})

test('two tabs share changes field by field, and a factory reset', async ({ context, page }) => {
  await open(page, '/home')
  const other = await context.newPage()
  await open(other, '/home/menu/settings/keylock')
  await key(page, 'next').click()
  // Tabs of different processes see each other's storage a moment later.
  await expect.poll(() => state(other)).toMatchObject({ temperatureValue: 20 })
  await other.getByText('On', { exact: true }).click()
  await expect(key(page, 'next')).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => state(other)).toMatchObject({ temperatureValue: 20, keylock: 'on' })
  await other.goto('/home')
  await expect(value(other)).toHaveAttribute('data-value', '20')

  await page.goto('/home/menu/installer/reset/reset-everything')
  await display(page).locator('[data-line] > span:first-of-type', { hasText: 'Yes' }).click()
  for (const tab of [page, other]) await waitForPath(tab, '/home/menu/settings/language')
  const restarted = { temperatureValue: 19, installationGuide: 'true', restart: false }
  expect(await state(other)).toMatchObject(restarted)
})

test('without storage the device works from memory and the page says so', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await open(page, '/home')
  await key(page, 'next').click()
  await expect(value(page)).toHaveAttribute('data-value', '20')
  await expect(page.locator('[data-forgetful]')).toBeVisible()
  await key(page, 'confirm').click()
  await key(page, 'back').click()
  await waitForPath(page, '/home')
  expect(errors).toEqual([])
})
