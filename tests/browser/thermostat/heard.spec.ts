/** What a screen reader finds and says, and what a visitor's own colours leave. */

import { openHouse } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

const display = (page: Page) => page.locator('[data-display]')
const region = (page: Page) => page.locator('[aria-live="polite"]')
const key = (page: Page, name: string) => page.locator(`[data-key="${name}"]`)

/** Opens a screen with these settings stored, and waits for what comes behind the first picture. */
async function openAt(page: Page, path: string, settings: object = {}) {
  await page.addInitScript(
    (state) => localStorage.getItem('state') ?? localStorage.setItem('state', state),
    JSON.stringify(settings),
  )
  await page.goto(path)
  await expect(display(page)).toHaveAttribute('data-path', path)
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
}

test('home says which of its numbers is set', async ({ page }) => {
  await openAt(page, '/home')
  const set = page.locator('[data-set]')
  await expect(set.getByRole('img', { name: 'Set to' })).toBeVisible()
  await expect(set).toHaveText('19°')
})

test('a locked keypad says at every press that it is locked, and the way out', async ({ page }) => {
  await stopClock(page)
  await openAt(page, '/home', { keylock: 'on' })
  await page.clock.runFor(1000)
  await expect(region(page)).toBeEmpty()
  for (const name of ['next', 'previous', 'previous']) {
    await key(page, name).evaluate((button: HTMLButtonElement) => button.click())
    // The same words are heard again only if they were gone.
    await expect(region(page)).toBeEmpty()
    await page.clock.runFor(500)
    await expect(region(page)).toHaveText('Keypad locked. Unlock by pressing the button in the middle')
  }
})

test('what the panel’s surroundings need is said, each time anew', { tag: '@whole' }, async ({ page }) => {
  await stopClock(page)
  await openAt(page, '/home')
  await openHouse(page)
  const windowOpen = page.locator('[name="windowOpen"]')
  for (const _ of ['once', 'once more']) {
    await windowOpen.click()
    await page.clock.runFor(500)
    await expect(region(page)).toHaveText('Needs: Ventilation (open window)')
    await windowOpen.click()
    await page.clock.runFor(500)
  }
})

test('a notice that comes with a screen is said with it', { tag: '@whole' }, async ({ page }) => {
  await openAt(page, '/home/menu')
  await key(page, 'next').click()
  await key(page, 'confirm').click()
  await expect(region(page)).toContainText('Energy consumption')
  await expect(region(page)).toContainText('Sample figures')
})

test('what the notice advises in a dead end is said on arriving there', { tag: '@whole' }, async ({
  page,
}) => {
  await openAt(page, '/home/turn-off')
  await key(page, 'confirm').click()
  await expect(display(page)).toHaveAttribute('data-mode', 'off')
  await expect(region(page)).toContainText('Off')
  await expect(region(page)).toContainText('To turn it on again')
})

test('where something has to be held, a button beside the notice does without', async ({ page }) => {
  await openAt(page, '/home', { keylock: 'on' })
  await page.locator('[data-notice] + button', { hasText: 'Unlock' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keylock'))).toBe('off')
  await expect(page.locator('[data-notice] + button')).toHaveCount(0)
  await expect(key(page, 'confirm')).toBeFocused()
})

test('and one that was turned off is turned on there', { tag: '@whole' }, async ({ page }) => {
  await openAt(page, '/home', { power: 'off' })
  await page.locator('[data-notice] + button', { hasText: 'Turn on' }).click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/turn-on')
  await expect(key(page, 'confirm')).toBeFocused()
})

test('there is one live region, and the device is named once', async ({ page }) => {
  await openAt(page, '/home')
  await expect(page.locator('output, [aria-live], [role="status"], [role="alert"]')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Underfloor heating thermostat' })).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Underfloor heating thermostat' })).toHaveCount(0)
})

test('what a button does is heard with the button, and not once more on the display', {
  tag: '@whole',
}, async ({ page }) => {
  await openAt(page, '/home/menu')
  await expect(key(page, 'confirm')).toHaveAccessibleDescription('Choose')
  const heard = await display(page).ariaSnapshot()
  expect(heard).toContain('Energy consumption')
  expect(heard).not.toContain('Choose')
})

test('a value of the weekly program is heard with its line and its days', async ({ page }) => {
  await openAt(page, '/home/menu/program/week/edit')
  const wakeUp = display(page).getByRole('button', { name: /^Wake up, / })
  await expect(wakeUp.first()).toHaveAccessibleName('Wake up, Weekdays, 06:00')
  const names = await display(page)
    .locator('[data-line] > button')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel))
  expect(new Set(names).size).toBe(names.length)
})

test('the panel says the name of a group and the value of a slider once', { tag: '@whole' }, async ({
  page,
}) => {
  await openAt(page, '/home')
  await openHouse(page)
  await expect(page.getByRole('group', { name: 'Events', exact: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toHaveCount(0)
  await expect(page.getByRole('slider', { name: 'Room' })).toHaveAttribute('aria-valuetext', '19.0°')
  expect(await page.locator('[name="wifiInstalled"]').ariaSnapshot()).not.toContain('19.0°')
})

test('what an overlay covers is not read before it', { tag: '@whole' }, async ({ page }) => {
  await stopClock(page)
  await openAt(page, '/home/menu/settings/keylock')
  await expect(display(page).getByRole('heading')).toHaveCount(1)
  await key(page, 'confirm').click()
  await expect(page.locator('[data-overlay="save"]')).toHaveCount(1)
  await expect(display(page).getByRole('heading')).toHaveCount(0)
  await expect(display(page).getByRole('listitem')).toHaveCount(0)
  await expect(display(page).getByText('Saved!')).toBeVisible()
})

test('each bar of the operation graph has its date', { tag: '@whole' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'))
  await openAt(page, '/home/menu/energy-consumption')
  await page.locator('[data-display] ul:first-of-type button[data-fit]').last().click()
  const bars = page.locator('ol > li')
  await expect(bars).toHaveCount(14)
  await expect(bars.first()).toHaveText(/^7 Nov\s0\.6/)
  await expect(bars.last()).toHaveText(/^20 Nov\s1/)
})

test('in forced colours the ring is thick only where it is full', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAt(page, '/home')
  const width = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth))
  expect((await width('[data-dial] path[stroke-dasharray]')) / (await width('.dial-track'))).toBeGreaterThan(
    3,
  )
})
