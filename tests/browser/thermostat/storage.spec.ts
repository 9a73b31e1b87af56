/** What the browser remembers, forgets and refuses (behaviour 18). */

import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const display = (page: Page) => page.locator('[data-display]')
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Stores a state, as for a visitor who has been here before. */
async function stored(page: Page, entries: Record<string, string>) {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, entries)
}

const field = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)
const state = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? 'null'))

test('each change is written into state and under its own key, and a reload finds it', async ({ page }) => {
  await stored(page, { state: '{}' })
  await page.goto('/home')
  await key(page, 'Next').click()
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
  expect(await field(page, 'temperatureValue')).toBe('20')
  expect(await state(page)).toMatchObject({
    temperatureValue: 20,
    remoteControlInstalled: 'true',
    wifiNetwork: 'undefined',
  })
  await page.reload()
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
})

test('one bad field never costs the others: its own key is tried, then its default', {
  tag: '@whole',
}, async ({ page }) => {
  await stored(page, {
    state: JSON.stringify({
      temperatureValue: 'warm',
      keylock: 'on',
      operatingTimeLimitation: 99,
      application: 'hotel',
      powerControlValue: 30,
    }),
    temperatureValue: '23',
  })
  await page.goto('/home')
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '23')
  await expect(key(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
  await page.goto('/home/menu/installer/functions/operating-time-limitation')
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '0')
})

for (const unreadable of ['{"temperatureValue":2', '[]', '"hello"', 'null', '\u0000']) {
  test(
    `unreadable storage (${JSON.stringify(unreadable)}) falls back to the fields' own keys`,
    wholeIf(unreadable !== '[]'),
    async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await stored(page, { state: unreadable, temperatureValue: '24', keylock: 'maybe' })
      await page.goto('/home')
      await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '24')
      await key(page, 'Next').click()
      expect(await state(page)).toMatchObject({ temperatureValue: 25 })
      expect(errors).toEqual([])
    },
  )
}

test('a state nested 6,000 deep does not stop the device, now or at the next load', {
  tag: '@whole',
}, async ({ page }) => {
  const nested = `{"temperatureValue":24,"theirs":${'['.repeat(6000)}${']'.repeat(6000)}}`
  await stored(page, { state: nested })
  await page.goto('/home')
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '24')
  await key(page, 'Next').click()
  await page.reload()
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '25')
  expect(await field(page, 'state.unreadable')).toBe(nested)
})

test('a trail that nobody here wrote is forgotten', { tag: '@whole' }, async ({ page }) => {
  await stored(page, { state: '{}' })
  await page.goto('/home/menu')
  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage))
      sessionStorage.setItem(name, '{"trail":{"places":[1],"at":7}}')
  })
  await page.reload()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await key(page, 'Back').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
})

test('a reload keeps the way back and the focus', async ({ page }) => {
  await stored(page, { state: '{}' })
  await page.goto('/home')
  await key(page, 'Confirm').click()
  await key(page, 'Next').click()
  await key(page, 'Next').click()
  await page.reload()
  await expect(display(page).locator('[aria-current="true"]')).toHaveText('Settings')
  await key(page, 'Back').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(page).toHaveURL('/home')
})

for (const restart of [
  { state: '{"restart":true,"temperatureValue":30}' },
  { state: '{"temperatureValue":30}', restart: 'true' },
]) {
  test(
    `a restart flag (${JSON.stringify(restart)}) begins the guide from the defaults`,
    wholeIf('restart' in restart),
    async ({ page }) => {
      await stored(page, restart)
      await stopClock(page)
      await page.goto('/')
      await expect(display(page)).toHaveAttribute('data-path', '/')
      await page.clock.runFor(1900)
      await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings/language')
      expect(await state(page)).toMatchObject({
        temperatureValue: 19,
        installationGuide: 'true',
        restart: false,
      })
    },
  )
}

test('reset clears this product’s keys and nothing else', async ({ page }) => {
  await stored(page, {
    state: '{"reset":true,"temperatureValue":30}',
    temperatureValue: '30',
    'somebody-else': 'stays',
  })
  await page.goto('/home')
  await expect(display(page)).toHaveAttribute('data-path', '/')
  expect(await field(page, 'somebody-else')).toBe('stays')
  expect(await state(page)).toMatchObject({ temperatureValue: 19, restart: true })
})

test('a factory reset in one tab restarts the other', { tag: '@whole' }, async ({ context, page }) => {
  await stored(page, { state: '{"temperatureValue":30}' })
  await page.goto('/home/menu/installer/reset/reset-everything')
  const other = await context.newPage()
  await other.goto('/home/menu/program')
  await expect(display(other)).toHaveAttribute('data-path', '/home/menu/program')
  await display(page).locator('[data-line] > span:first-of-type', { hasText: 'Yes' }).click()
  for (const tab of [page, other])
    await expect(display(tab)).toHaveAttribute('data-path', '/home/menu/settings/language')
  expect(await state(other)).toMatchObject({
    temperatureValue: 19,
    installationGuide: 'true',
    restart: false,
  })
})

test('two tabs take over each other’s changes, field by field', async ({ context, page }) => {
  await stored(page, { state: '{}' })
  await page.goto('/home')
  const other = await context.newPage()
  await other.goto('/home/menu/settings/keylock')
  await key(page, 'Next').click()
  // Tabs of different processes see each other's storage a moment later.
  await expect.poll(() => state(other)).toMatchObject({ temperatureValue: 20 })
  await other.getByText('On', { exact: true }).click()
  await expect(key(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => state(other)).toMatchObject({ temperatureValue: 20, keylock: 'on' })
  await other.goto('/home')
  await expect(display(other).locator('[data-value]')).toHaveAttribute('data-value', '20')
})

test.describe('where the browser refuses storage', () => {
  for (const refusal of ['getter', 'write'] as const) {
    test(
      `the device works from memory and the page says so (${refusal})`,
      wholeIf(refusal === 'write'),
      async ({ page }) => {
        const errors: string[] = []
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        await page.addInitScript((how) => {
          const refuse = () => {
            throw new DOMException('refused', how === 'getter' ? 'SecurityError' : 'QuotaExceededError')
          }
          if (how === 'write') Storage.prototype.setItem = refuse
          else
            for (const name of ['localStorage', 'sessionStorage'])
              Object.defineProperty(window, name, { configurable: true, get: refuse })
        }, refusal)
        await page.goto('/home')
        await key(page, 'Next').click()
        await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
        await expect(page.locator('[data-forgetful]')).toBeVisible()
        await key(page, 'Confirm').click()
        await key(page, 'Back').click()
        await expect(display(page)).toHaveAttribute('data-path', '/home')
        expect(errors).toEqual([])
      },
    )
  }
})
