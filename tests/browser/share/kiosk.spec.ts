/** Tests a showroom: `?kiosk=60` gives every visitor a new device, on a clock that the test moves (behaviour 26). */
import { START_TIME } from '../../scenarios/scenario'
import { holdRequests } from '../helpers/hold-requests'
import { display, fault, control as field, key, openFaults, openHouse, tab } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

const dialog = (page: Page) => page.getByRole('dialog')

async function open(page: Page, address: string) {
  await stopClock(page)
  await page.goto(address)
  await expect(display(page)).toHaveAttribute('data-path', /./)
}

const shows = (page: Page, path: string) => expect(display(page)).toHaveAttribute('data-path', path)
const speaks = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)
const setpoint = (page: Page, value: number) =>
  expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', String(value))

const wait = (page: Page, ms: number) => page.clock.runFor(ms)

async function speak(page: Page, language: string) {
  await field(page, 'language').selectOption(language)
  await speaks(page, language)
}

/** The traces of a visitor, and the state for the next one. */
const visitors: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  async 'the deck, what was typed, and the dialog that shares'(page) {
    await page.locator('[data-command="run"]').click()
    await expect(page.locator('[data-region="deck"]')).toHaveAttribute('data-open')
    await searchField(page).click()
    await expect(page.locator('[data-companion] [role="option"]').first()).toBeVisible()
    await searchField(page).fill('lock')
    await page.locator('[data-command="share"]').click()
    await expect(dialog(page)).toBeVisible()
    // Passes the minute in one step, because simulated time would draw each of its frames.
    await page.clock.fastForward(58_000)
    await wait(page, 1_000)
    await expect(dialog(page)).toBeVisible()
    return async () => {
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('[data-region="deck"]')).not.toHaveAttribute('data-open')
      await expect(page.locator('details[open]')).toHaveCount(0)
      await expect(searchField(page)).toHaveValue('')
    }
  },
  async 'a task and a language'(page) {
    const companion = page.locator('[data-companion]')
    await searchField(page).click()
    await companion.locator('[role="option"][data-task="lock-keys"]').first().click()
    await expect(companion).toHaveAttribute('data-task', 'lock-keys')
    await speak(page, 'de')
    return async () => {
      await expect(companion).toHaveAttribute('data-state', 'closed')
      await expect(companion).not.toHaveAttribute('data-task')
      await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.locator('[data-notice]')).toBeVisible()
    }
  },
  async 'the house, a fault and an explanation'(page) {
    await openHouse(page)
    const signs = [
      () => page.mouse.click(3, 3),
      () => page.keyboard.press('ArrowRight'),
      () => field(page, 'roomReading').fill('220'),
      () => field(page, 'windowOpen').check(),
      () => field(page, 'wifiInstalled').click(),
      () => openFaults(page),
      () => fault(page, 3).click(),
    ]
    for (const sign of signs) {
      await wait(page, 59_000)
      await sign()
    }
    await openHouse(page)
    await page.locator('[popovertarget]').first().click()
    await expect(page.locator(':popover-open')).toHaveCount(1)
    await wait(page, 59_000)
    await shows(page, '/home/menu/program')
    await page.mouse.move(30, 30)
    await page.mouse.move(40, 40)
    await wait(page, 1_000)
    await shows(page, '/home')
    return async () => {
      await expect(page.locator(':popover-open')).toHaveCount(0)
      await expect(tab(page, 'tasks')).toHaveAttribute('aria-selected', 'true')
      await expect(fault(page, 3)).toHaveAttribute('aria-pressed', 'false')
      await expect(field(page, 'windowOpen')).not.toBeChecked()
      await expect(field(page, 'roomReading')).toHaveValue('190')
      await expect(field(page, 'wifiInstalled')).not.toBeChecked()
    }
  },
}

// behaviour 26.3, 26.4
test('after a visit everything is closed and fresh, and back does not lead to the last visitor', async ({
  page,
}) => {
  await open(page, '/home?kiosk=60&start=/home&lang=sv')
  const lengths: number[] = []
  for (const [what, leave] of Object.entries(visitors))
    await test.step(what, async () => {
      await speaks(page, 'sv')
      await key(page, 'next').click()
      await setpoint(page, 20)
      for (const path of ['/home/menu', '/home/menu/program']) {
        await key(page, 'confirm').click()
        await shows(page, path)
      }
      const isFresh = await leave(page)
      await wait(page, 60_000)
      await shows(page, '/home')
      await expect(page).toHaveURL('/home')
      await setpoint(page, 19)
      await speaks(page, 'sv')
      await isFresh()
      await expect(page.locator('body')).toBeFocused()
      lengths.push(await page.evaluate(() => history.length))
    })
  expect(new Set(lengths).size).toBe(1)
  await key(page, 'confirm').click()
  await shows(page, '/home/menu')
  await page.goBack()
  await shows(page, '/home')
  await setpoint(page, 19)

  await test.step('a page that slept until the end of a visit is fresh at the next press', async () => {
    await key(page, 'next').click()
    await setpoint(page, 20)
    // The time moves on, but no timer runs.
    await page.clock.setSystemTime(START_TIME + 3_600_000)
    await key(page, 'next').click()
    await setpoint(page, 20)
  })

  await test.step('also by a mouse click beside the casing', async () => {
    await page.clock.setSystemTime(START_TIME + 2 * 3_600_000)
    const box = await tab(page, 'house').boundingBox()
    if (!box) throw new Error('There is no tab.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await expect(tab(page, 'house')).toHaveAttribute('aria-selected', 'true')
    await setpoint(page, 19)
  })
})

// behaviour 26.3, 31.52
test('a visit leaves the browser’s storage as it was, also the house that was never opened', async ({
  page,
}) => {
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area).sort())),
    )
  await open(page, '/home?kiosk=60&start=/home')
  await wait(page, 60_000)
  const before = await kept()
  await page.evaluate(() => localStorage.setItem('house', JSON.stringify({ floor: 'mat', area: 30 })))
  await page.reload()
  await key(page, 'next').click()
  await setpoint(page, 20)
  await key(page, 'confirm').click()
  await shows(page, '/home/menu')
  expect(await kept()).not.toBe(before)
  await wait(page, 60_000)
  await shows(page, '/home')
  await openHouse(page)
  await expect(page.locator('[data-area]')).toHaveValue('10')
  expect(await kept()).toBe(before)
})

test('a demonstration that the last visitor left in a sandbox does not affect the next one', async ({
  page,
}) => {
  await open(page, '/home?kiosk=60&start=/home')
  for (const path of ['/home/menu', '/home/menu/program']) {
    await key(page, 'confirm').click()
    await shows(page, path)
  }
  const companion = page.locator('[data-companion]')
  await searchField(page).click()
  await companion.locator('.find-all').click()
  await companion.locator('[role="option"][data-task="install"]').first().click()
  await page.locator('[data-do="show"]').click()
  await expect(companion.locator('.task-aside')).toContainText('only for the demonstration')
  await page.context().setOffline(true)
  await wait(page, 61_000)
  await shows(page, '/home')
  await expect(companion).toHaveAttribute('data-state', 'closed')
  await expect(page).toHaveURL('/home')
  await wait(page, 3_000)
  await shows(page, '/home')
  await setpoint(page, 19)
  await key(page, 'confirm').click()
  await page.goBack()
  await shows(page, '/home')
})

test('a dialog that loads late for the last visitor does not open for the next one', {
  tag: '@whole',
}, async ({ page }) => {
  const letThrough = await holdRequests(page, /\/assets\/share-dialog-[\w-]+\.js/)
  await open(page, '/home?kiosk=60&start=/home')
  await page.locator('[data-command="share"]').click()
  await wait(page, 60_000)
  const isLoaded = page.waitForResponse(/\/assets\/share-dialog-[\w-]+\.js/)
  letThrough()
  await (await isLoaded).finished()
  await key(page, 'next').click()
  await setpoint(page, 20)
  await expect(dialog(page)).toHaveCount(0)
})
