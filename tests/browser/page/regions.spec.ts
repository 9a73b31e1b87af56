/** The regions of the page: what is said and asked moves and covers nothing. */

import { languages } from '../../../src/device/device'
import { askField } from '../helpers/ask-field'
import { axeFinds } from '../helpers/axe'
import { CompanionDriver } from '../helpers/companion-driver'
import { timeButton } from '../helpers/deck'
import { control, display, fault, open, openFaults, openHouse, tab } from '../helpers/panel'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

/** One task from the first look to its end, by the states of the companion. */
const states = [
  ['closed', () => {}],
  ['finding', (driver: CompanionDriver) => driver.find('lock')],
  ['ready', (driver: CompanionDriver) => driver.page.locator('[role="option"]').first().click()],
  ['showing', (driver: CompanionDriver) => driver.do('show')],
  ['trying', (driver: CompanionDriver) => driver.do('try')],
  ['reached', finish],
] as const

async function finish(driver: CompanionDriver) {
  await driver.do('show')
  await driver.until('reached')
}

/** Goes through the states, and looks at each. */
async function throughStates(page: Page, look: (state: string) => Promise<unknown>) {
  const driver = new CompanionDriver(page)
  await driver.openClosed()
  await driver.isSettled(page.locator('ul:has(button[data-task])'))
  for (const [state, enter] of states) {
    await enter(driver)
    await driver.isIn(state)
    // What was loaded or chosen is drawn by then.
    await driver.pass(500)
    await look(state)
  }
}

// behaviour 17.1
for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [768, 1024],
] as const)
  test(
    `help moves neither the device nor the field, ${width} × ${height}`,
    wholeIf(width !== 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const places: Record<string, unknown> = {}
      const fields: Record<string, unknown> = {}
      await throughStates(page, async (state) => {
        places[state] = await page.locator('[data-casing]').boundingBox()
        // On a sheet a task in hand takes the field's place.
        if (width >= 900 || ['closed', 'finding'].includes(state))
          fields[state] = await askField(page).boundingBox()
        else await expect(askField(page)).toHaveCount(0)
      })
      expect(places.closed).not.toBeNull()
      for (const [state, box] of Object.entries(places))
        expect(box, `device, ${state}`).toEqual(places.closed)
      for (const [state, box] of Object.entries(fields)) expect(box, `field, ${state}`).toEqual(fields.closed)
    },
  )

/** What lies over the device, found on a grid within its rounded corners. */
function covering(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const casing = document.querySelector('[data-casing]')
    const { x, y, width, height } = casing?.getBoundingClientRect() ?? new DOMRect()
    const found = new Set<string>()
    for (let column = 0; column <= 24; column++)
      for (let row = 0; row <= 24; row++) {
        const [left, top] = [0.03 + (0.94 * column) / 24, 0.03 + (0.94 * row) / 24]
        const hit = document.elementFromPoint(x + left * width, y + top * height)
        if (!casing?.contains(hit)) found.add(hit?.outerHTML.slice(0, 80) ?? 'the edge of the window')
      }
    return [...found]
  })
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test.describe(`a phone of ${width} × ${height}`, wholeIf(width < 390), () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true })

    test('nothing covers the device, and only a keyboard makes it a strip', async ({ page }) => {
      const casing = page.locator('[data-casing]')
      await throughStates(page, async (state) => {
        if (state !== 'finding') return expect(await covering(page), state).toEqual([])
        await expect(askField(page)).toBeFocused()
        expect((await page.locator('[data-region="stage"]').boundingBox())?.height).toBe(96)
        expect((await casing.boundingBox())?.height).toBeLessThanOrEqual(96)
        await expect(casing).toBeInViewport({ ratio: 1 })
      })
    })

    test('neither do the house and time, and four tasks are in view without a tap', async ({ page }) => {
      await open(page, '/home')
      const tasks = page.locator('button[data-task]')
      const bar = await page.locator('[data-bar]').boundingBox()
      for (let at = 0; at < 4; at++) {
        await expect(tasks.nth(at)).toBeInViewport({ ratio: 0.99 })
        const box = await tasks.nth(at).boundingBox()
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }
      const before = await page.locator('[data-casing]').boundingBox()
      for (const name of ['house', 'time', 'tasks'] as const) {
        await tab(page, name).tap()
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
        expect(await covering(page), name).toEqual([])
        expect(await page.locator('[data-casing]').boundingBox()).toEqual(before)
      }
    })
  })

test('the deck alone changes the size of the device', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/home')
  const size = () => page.locator('[data-casing]').boundingBox()
  const deck = page.locator('[data-region="deck"]')
  const before = await size()
  const acts = [
    () => openHouse(page),
    () => control(page, 'windowOpen').click(),
    () => page.locator('[popovertarget]').first().click(),
    () => openFaults(page),
    () => fault(page, 3).click(),
    () => page.locator('[name="language"]').selectOption('de'),
  ]
  for (const act of acts) {
    await act()
    expect(await size()).toEqual(before)
  }
  expect((await deck.boundingBox())?.height).toBe(64)
  await timeButton(page).click()
  await expect.poll(async () => (await deck.boundingBox())?.height).toBe(300)
  const small = await size()
  expect(small?.height).toBeLessThan(before?.height ?? 0)
  await expect(page.locator('[data-casing]')).toBeInViewport({ ratio: 1 })
  await timeButton(page).click()
  await expect.poll(size).toEqual(before)
})

test('what is said lies over no deck, open or closed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/home?task=lock-keys')
  await expect(page.locator('[data-caption]')).toBeVisible()
  const voice = page.locator('[data-region="voice"]')
  const deck = page.locator('[data-region="deck"]')
  const gap = async () => {
    const [above, below] = [await voice.boundingBox(), await deck.boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  expect(await gap()).toBeGreaterThanOrEqual(0)
  await timeButton(page).click()
  await expect(deck).toHaveAttribute('data-open')
  expect(await gap()).toBeGreaterThanOrEqual(0)
})

test('a long explanation and its buttons are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/home?task=why-room-cooler&lang=de')
  await expect(page.locator('[data-caption]')).toBeInViewport({ ratio: 1 })
  const last = await page.locator('[data-actions] > button').last().boundingBox()
  const deck = await page.locator('[data-region="deck"]').boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(deck?.y ?? 0)
})

// A window of 1280 × 1024 at 400 %.
test('whatever has the focus is in the window, 320 × 256', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/home')
  await expect(page.locator('ul:has(button[data-task])')).toBeAttached()
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(outsideWindow), `after ${key}`).toBeNull()
  }
  const isInField = () => askField(page).evaluate((field) => field === document.activeElement)
  for (let stop = 0; stop < 20 && !(await isInField()); stop++) await press('Tab')
  await expect(askField(page)).toBeFocused()
  for (const letter of 'too cold') await page.keyboard.press(letter)
  await expect(page.locator('[role="option"]').first()).toBeAttached()
  await press('ArrowDown')
  await press('Enter')
  await expect(page.locator('[data-do="show"]')).toBeFocused()
  await press('Enter')
  await expect(page.locator('[data-do="pause"]')).toBeFocused()
  await press('Tab')
})

/** What has the focus and is not whole in the window. */
function outsideWindow(): string | null {
  const at = document.activeElement
  const { left, top, right, bottom } = at?.getBoundingClientRect() ?? new DOMRect()
  const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  return at && at !== document.body && isWhole ? null : `${at?.outerHTML.slice(0, 80)} at ${top} to ${bottom}`
}

for (const language of languages)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const)
    test(
      `axe finds nothing in any region in ${language}, ${width} px wide`,
      wholeIf(language !== 'fi' || width !== 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(`/home?lang=${language}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('ul:has(button[data-task])')).toBeVisible()
        expect(await axeFinds(page), 'tasks').toEqual([])
        await openHouse(page)
        expect(await axeFinds(page), 'house').toEqual([])
        await openFaults(page)
        await fault(page, 3).click()
        expect(await axeFinds(page), 'faults').toEqual([])
        await (width >= 900 ? timeButton(page) : tab(page, 'time')).click()
        await expect(page.locator('[data-region="deck"] [data-command="run-60"]')).toBeVisible()
        expect(await axeFinds(page), 'time').toEqual([])
        await page.goto(`/home?task=lock-keys&mode=try&lang=${language}`)
        await expect(page.locator('[data-caption]')).toBeVisible()
        await expect(display(page)).toHaveAttribute('data-path', '/home')
        expect(await axeFinds(page), 'a task').toEqual([])
      },
    )
