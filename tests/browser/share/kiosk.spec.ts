/** A showroom: `?kiosk=60` gives every visitor a fresh device, on a clock that the test moves. */

import { BEGINNING } from '../../scenarios/scenario'
import { askField } from '../helpers/ask-field'
import { holdBack } from '../helpers/hold-back'
import { fault, openFaults, openHouse, tab } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const display = (page: Page) => page.locator('[data-display]')
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function open(page: Page, address: string) {
  await stopClock(page)
  await page.goto(address)
  await expect(display(page)).toHaveAttribute('data-path', /./)
}

const shows = (page: Page, path: string) => expect(display(page)).toHaveAttribute('data-path', path)
const setpoint = (page: Page, value: number) =>
  expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', String(value))

const wait = (page: Page, ms: number) => page.clock.runFor(ms)

test('after a minute without a press the device is in the guide again, as from the factory', async ({
  page,
}) => {
  await open(page, '/home?kiosk=60')
  await key(page, 'Next').click()
  await setpoint(page, 20)
  await wait(page, 59_000)
  await shows(page, '/home')
  await wait(page, 1_000)
  await shows(page, '/')
  await expect(page).toHaveURL('/')
  await wait(page, 2_000)
  await shows(page, '/home/menu/settings/language')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))).toMatchObject({
    temperatureValue: 19,
    installationGuide: 'true',
  })
})

test('with a start it is there again, past the guide', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/home?kiosk=60&start=/home/menu')
  await key(page, 'Next').click()
  await wait(page, 60_000)
  await shows(page, '/home/menu')
  await key(page, 'Close').click()
  await shows(page, '/home')
  await setpoint(page, 19)
})

test('a press on the display, a key and the panel keep the device; a mouse that moves does not', async ({
  page,
}) => {
  await open(page, '/home?kiosk=60&start=/home')
  await openHouse(page)
  await key(page, 'Next').click()
  const signs = [
    () => page.mouse.click(3, 3),
    () => page.keyboard.press('ArrowRight'),
    () => field(page, 'roomReading').fill('220'),
    () => openFaults(page),
    () => fault(page, 3).click(),
  ]
  for (const sign of signs) {
    await wait(page, 59_000)
    await sign()
  }
  await wait(page, 59_000)
  await setpoint(page, 21)
  await page.mouse.move(30, 30)
  await page.mouse.move(40, 40)
  await wait(page, 1_000)
  await setpoint(page, 19)
})

test('the house and the faults are fresh, and the tasks in front; nothing is explained any more', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/home?kiosk=60&start=/home')
  await openHouse(page)
  await field(page, 'windowOpen').check()
  await field(page, 'roomReading').fill('220')
  await field(page, 'wifiInstalled').click()
  await openFaults(page)
  await fault(page, 3).click()
  await openHouse(page)
  await page.locator('[popovertarget]').first().click()
  await expect(page.locator(':popover-open')).toHaveCount(1)
  await page.locator('[popovertarget]').first().focus()
  await wait(page, 60_000)
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(tab(page, 'tasks')).toHaveAttribute('aria-selected', 'true')
  await expect(fault(page, 3)).toHaveAttribute('aria-pressed', 'false')
  await expect(field(page, 'windowOpen')).not.toBeChecked()
  await expect(field(page, 'roomReading')).toHaveValue('190')
  await expect(field(page, 'wifiInstalled')).not.toBeChecked()
  await expect(page.locator('body')).toBeFocused()
})

test('whatever was opened is closed: the deck, what was typed, and the dialog that shares', async ({
  page,
}) => {
  await open(page, '/home?kiosk=60&start=/home')
  await page.locator('[data-command="run"]').click()
  await expect(page.locator('[data-region="deck"]')).toHaveAttribute('data-open')
  await askField(page).click()
  await expect(page.locator('[data-companion] [role="option"]').first()).toBeVisible()
  await askField(page).fill('lock')
  await page.locator('[data-command="share"]:visible').click()
  const dialog = page.locator('dialog[data-share]')
  await expect(dialog).toBeVisible()
  // In one step, because time runs: each frame of a minute would be drawn.
  await page.clock.fastForward(58_000)
  await wait(page, 1_000)
  await expect(dialog).toBeVisible()
  await wait(page, 1_000)
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-region="deck"]')).not.toHaveAttribute('data-open')
  await expect(page.locator('details[open]')).toHaveCount(0)
  await expect(askField(page)).toHaveValue('')
  await expect(page.locator('body')).toBeFocused()
})

test('a dialog that the last visitor asked for, and that comes late, is not for the next one', {
  tag: '@whole',
}, async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/share-dialog-[\w-]+\.js/)
  await open(page, '/home?kiosk=60&start=/home')
  await page.locator('[data-command="share"]:visible').click()
  await wait(page, 60_000)
  const isLoaded = page.waitForResponse(/\/assets\/share-dialog-[\w-]+\.js/)
  letThrough()
  await (await isLoaded).finished()
  await key(page, 'Next').click()
  await setpoint(page, 20)
  await expect(page.locator('dialog[data-share]')).toHaveCount(0)
})

test('the next visitor finds the companion closed', async ({ page }) => {
  await open(page, '/home?kiosk=60&start=/home')
  const companion = page.locator('[data-companion]')
  await askField(page).click()
  await companion.locator('[role="option"][data-task="lock-keys"]').first().click()
  await expect(companion).toHaveAttribute('data-task', 'lock-keys')
  await wait(page, 60_000)
  await expect(companion).toHaveAttribute('data-state', 'closed')
  await expect(companion).not.toHaveAttribute('data-task')
  await expect(page.locator('body')).toBeFocused()
  await expect(askField(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('[data-notice]')).toBeVisible()
})

test.describe('the language', () => {
  test('is that of the address, whatever the last visitor chose', async ({ page }) => {
    await open(page, '/home?kiosk=60&start=/home&lang=sv')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await page.locator('[name="language"]').selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await wait(page, 60_000)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  })

  test.describe('without one', () => {
    test.use({ locale: 'fi-FI' })
    test("is the browser's", { tag: '@whole' }, async ({ page }) => {
      await open(page, '/home?kiosk=60&start=/home')
      await page.locator('[name="language"]').selectOption('de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await wait(page, 60_000)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
    })
  })
})

test('no way back leads to the last visitor, and the history does not grow', async ({ page }) => {
  await open(page, '/home?kiosk=60&start=/home')
  const lengths: number[] = []
  for (let visitor = 0; visitor < 3; visitor++) {
    await key(page, 'Next').click()
    await key(page, 'Confirm').click()
    await shows(page, '/home/menu')
    await key(page, 'Confirm').click()
    await shows(page, '/home/menu/program')
    await wait(page, 60_000)
    await shows(page, '/home')
    await expect(page).toHaveURL('/home')
    await setpoint(page, 19)
    lengths.push(await page.evaluate(() => history.length))
  }
  expect(new Set(lengths).size).toBe(1)
  await key(page, 'Confirm').click()
  await shows(page, '/home/menu')
  await page.goBack()
  await shows(page, '/home')
  await setpoint(page, 19)
})

test('it survives a reload and a way through the product', async ({ page }) => {
  await open(page, '/home?kiosk=60&start=/home')
  await expect(page).toHaveURL('/home')
  await key(page, 'Confirm').click()
  await shows(page, '/home/menu')
  await page.reload()
  await shows(page, '/home/menu')
  await wait(page, 60_000)
  await shows(page, '/home')
})

test('a page that slept through it is fresh for the press that wakes it', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/home?kiosk=60&start=/home')
  await key(page, 'Next').click()
  await setpoint(page, 20)
  // The time moves on, but no timer runs.
  await page.clock.setSystemTime(BEGINNING + 3_600_000)
  await key(page, 'Next').click()
  await setpoint(page, 20)
})

for (const query of ['', '?kiosk=4', '?kiosk=soon', '?start=/home']) {
  test(
    `without a time nothing is ever taken away: /home${query}`,
    wholeIf(query !== '?kiosk=4'),
    async ({ page }) => {
      await open(page, `/home${query}`)
      await key(page, 'Next').click()
      await wait(page, 90_000)
      await setpoint(page, 20)
    },
  )
}
