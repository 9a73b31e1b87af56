/** Tests the device with a screen reader, and in forced colours. */
import { holdRequests } from '../helpers/hold-requests'
import {
  control,
  display,
  fault,
  goTo,
  key,
  open,
  openFaults,
  openHouse,
  waitForPath,
} from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

const region = (page: Page) => page.locator('[aria-live="polite"]')
const besideNotice = (page: Page) => page.locator('[data-notice] + button')

test('the device is named once, and a button has its name and then its action', async ({ page }) => {
  await open(page, '/home')
  await expect(page.locator('output, [aria-live], [role="status"], [role="alert"]')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Underfloor heating thermostat' })).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Underfloor heating thermostat' })).toHaveCount(0)
  const set = page.locator('[data-set]')
  await expect(set.getByRole('img', { name: 'Set to' })).toBeVisible()
  await expect(set).toHaveText('19°')
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await expect(confirm).toHaveAccessibleDescription('Main menu')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAccessibleDescription('Raise')
  await confirm.click()
  await expect(confirm).toHaveAccessibleDescription('Choose')
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toHaveAccessibleDescription('')
  const snapshot = await display(page).ariaSnapshot()
  expect(snapshot).toContain('Energy consumption')
  expect(snapshot).not.toContain('Choose')
  await goTo(page, '/home/menu/program/week/edit')
  const wakeUp = display(page).getByRole('button', { name: /^Wake up, / })
  await expect(wakeUp.first()).toHaveAccessibleName('Wake up, Weekdays, 06:00')
  const cells = display(page).locator('[data-line] > button')
  const names = await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel))
  expect(new Set(names).size).toBe(names.length)
})

test('changes are announced, missing requirements each time again, and faults at once', async ({ page }) => {
  await stopClock(page)
  await open(page, '/home')
  await page.clock.runFor(2000)
  await key(page, 'next').click()
  await page.clock.runFor(200)
  await expect(region(page)).not.toContainText('20')
  await page.clock.runFor(600)
  await expect(region(page)).toContainText('Set temperature 20 degrees')
  await openHouse(page)
  await expect(page.getByRole('group', { name: 'Events', exact: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toHaveCount(0)
  await expect(control(page, 'roomReading')).toHaveAttribute('aria-valuetext', '19.0°')
  expect(await control(page, 'wifiInstalled').ariaSnapshot()).not.toContain('19.0°')
  for (const _ of ['once', 'once more']) {
    await control(page, 'windowOpen').click()
    await page.clock.runFor(500)
    await expect(region(page)).toHaveText('Needs: Ventilation (open window)')
    await control(page, 'windowOpen').click()
    await page.clock.runFor(500)
  }
  await openFaults(page)
  await fault(page, 3).click()
  await expect(page.locator('[aria-live], [role="alert"]').filter({ hasText: 'E3' })).toHaveCount(1)
})

test('a locked keypad is announced at every press, and a button beside the notice unlocks it', async ({
  page,
}) => {
  await stopClock(page)
  await open(page, '/home', { keylock: 'on' })
  await page.clock.runFor(1000)
  await expect(region(page)).toBeEmpty()
  for (const name of ['next', 'previous', 'previous']) {
    await key(page, name).evaluate((button: HTMLButtonElement) => button.click())
    // A live region announces the same words again only after it was empty.
    await expect(region(page)).toBeEmpty()
    await page.clock.runFor(500)
    await expect(region(page)).toHaveText('Keypad locked. Unlock by pressing the button in the middle')
  }
  await besideNotice(page).filter({ hasText: 'Unlock' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keylock'))).toBe('off')
  await expect(besideNotice(page)).toHaveCount(0)
  await expect(key(page, 'confirm')).toBeFocused()

  await goTo(page, '/home/menu/settings/keylock')
  await expect(display(page).getByRole('heading')).toHaveCount(1)
  await key(page, 'confirm').click()
  await expect(page.locator('[data-overlay="save"]')).toHaveCount(1)
  // A screen reader does not read elements under the overlay first.
  await expect(display(page).getByRole('heading')).toHaveCount(0)
  await expect(display(page).getByRole('listitem')).toHaveCount(0)
  await expect(display(page).getByText('Saved!')).toBeVisible()
})

test('a device that is turned off announces how to turn it on, and a button beside the notice does it', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/home/turn-off')
  await key(page, 'confirm').click()
  await expect(display(page)).toHaveAttribute('data-mode', 'off')
  await expect(region(page)).toContainText('Off')
  await expect(region(page)).toContainText('To turn it on again')
  await besideNotice(page).filter({ hasText: 'Turn on' }).click()
  await waitForPath(page, '/home/turn-on')
  await expect(key(page, 'confirm')).toBeFocused()
})

test('the first screen in another language is announced in that language, although its texts load later', {
  tag: '@whole',
}, async ({ page }) => {
  await stopClock(page)
  await open(page, '/home/menu/settings/language', { installationGuide: 'true' })
  const arrive = await holdRequests(page, /assets\/sv-.*\.js/)
  for (const name of ['next', 'confirm']) await key(page, name).click()
  await waitForPath(page, '/home/menu/settings/time-and-date/set-time')
  await page.clock.runFor(300)
  arrive()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await page.clock.runFor(400)
  await expect(region(page)).toContainText('Ställ in klockan')
})

test('a screen that counts down is announced too', { tag: '@whole' }, async ({ page }) => {
  await stopClock(page)
  await open(page, '/upgrade')
  await key(page, 'confirm').click()
  await page.clock.runFor(1000)
  await expect(region(page)).toContainText('Updating')
  await page.clock.runFor(10_000)
  await expect(region(page)).toContainText('up to date')
})

test('in forced colours the ring is thick only where it is filled', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/home')
  const width = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth))
  const full = await width('[data-dial] path[stroke-dasharray]')
  expect(full / (await width('[data-dial] path:not([stroke-dasharray])'))).toBeGreaterThan(3)
})
