/** Tests the regions of the page: captions and questions move and cover no other element. */
import { languages } from '../../../src/thermostat/device/device'
import { findAxeViolations } from '../helpers/axe'
import { CompanionDriver } from '../helpers/companion-driver'
import { deckButton, openDeck } from '../helpers/deck'
import { control, fault, open, openFaults, openHouse, tab, waitForPath } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Locator, type Page, test } from '../helpers/test'

/** The states of the companion during one task, in order. */
const states = [
  ['closed', () => {}],
  ['finding', (driver: CompanionDriver) => driver.typeQuery('lock')],
  ['ready', (driver: CompanionDriver) => driver.page.locator('[role="option"][data-task]').first().click()],
  ['showing', (driver: CompanionDriver) => driver.pressAction('show')],
  ['trying', (driver: CompanionDriver) => driver.pressAction('try')],
  [
    'reached',
    (driver: CompanionDriver) => driver.pressAction('show').then(() => driver.waitForState('reached')),
  ],
] as const

/** Leads the companion through the states and runs a check in each. */
async function throughStates(page: Page, look: (state: string) => Promise<unknown>) {
  const driver = new CompanionDriver(page)
  await driver.openClosed()
  await driver.waitUntilVisible(page.locator('ul:has(button[data-task])'))
  for (const [state, enter] of states) {
    await enter(driver)
    await driver.expectState(state)
    // By then, loaded or chosen parts are drawn.
    await driver.advanceClock(500)
    await look(state)
  }
}

test('in a column, the device and its caption have as much room above as below', async ({ page }) => {
  await open(page, '/home')
  await expect(page.locator('[data-notice] strong')).toBeVisible()
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [header, casing, notice, deck] = await Promise.all(
      ['[data-region="header"]', '[data-casing]', '[data-notice]', '[data-region="deck"]'].map(
        async (place) => {
          const { y = 0, height = 0 } = (await page.locator(place).boundingBox()) ?? {}
          return { top: y, bottom: y + height }
        },
      ),
    )
    const above = (casing?.top ?? 0) - (header?.bottom ?? 0)
    const below = (deck?.top ?? 0) - (notice?.bottom ?? 0)
    expect(Math.abs(above - below), `${above} px above, ${below} px below`).toBeLessThanOrEqual(40)
  }
})

// behaviour 17.1
for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [768, 1024],
] as const)
  test(
    `help moves neither the device nor the field, ${width} × ${height}`,
    tagWholeIf(width !== 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const boxOf = async (place: Locator) => JSON.stringify(await place.boundingBox())
      const [places, fields] = [new Set<string>(), new Set<string>()]
      await throughStates(page, async (state) => {
        places.add(await boxOf(page.locator('[data-casing]')))
        // In a narrow window a task replaces the search field.
        if (width >= 900 || ['closed', 'finding'].includes(state)) fields.add(await boxOf(searchField(page)))
        else await expect(searchField(page)).toHaveCount(0)
      })
      expect([...places]).toEqual([expect.stringContaining('{')])
      expect([...fields]).toEqual([expect.stringContaining('{')])
    },
  )

/** Finds elements that cover the device, on a grid within its rounded corners. */
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

// A small phone has the device in a legible size, and the others of the tasks below the fold.
for (const [width, height, tasksInView] of [
  [390, 844, 4],
  [360, 640, 2],
] as const)
  test.describe(`a phone of ${width} × ${height}`, tagWholeIf(width < 390), () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true })

    test('nothing covers the device, and only an on-screen keyboard shrinks it to a strip', async ({
      page,
    }) => {
      const casing = page.locator('[data-casing]')
      await throughStates(page, async (state) => {
        if (state !== 'finding') return expect(await covering(page), state).toEqual([])
        await expect(searchField(page)).toBeFocused()
        expect((await page.locator('[data-region="stage"]').boundingBox())?.height).toBe(96)
        expect((await casing.boundingBox())?.height).toBeLessThanOrEqual(96)
        await expect(casing).toBeInViewport({ ratio: 1 })
      })
    })

    test(`the house and the deck do not cover the device, and ${tasksInView} tasks are in view without a tap`, async ({
      page,
    }) => {
      await open(page, '/home')
      const tasks = page.locator('button[data-task]:visible')
      const bar = await page.locator('[data-bar]').boundingBox()
      for (let at = 0; at < tasksInView; at++) {
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

test('only the deck changes the size of the device', async ({ page }) => {
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
  await deckButton(page).click()
  await expect.poll(async () => (await deck.boundingBox())?.height).toBe(300)
  expect((await size())?.height).toBeLessThan(before?.height ?? 0)
  await expect(page.locator('[data-casing]')).toBeInViewport({ ratio: 1 })
  await deckButton(page).click()
  await expect.poll(size).toEqual(before)
})

test('the caption and its buttons do not cover the deck, however long they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/home?task=lock-keys')
  await expect(page.locator('[data-caption]')).toBeVisible()
  const deck = page.locator('[data-region="deck"]')
  const endOf = async (place: Locator) => {
    const box = await place.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const expectClear = async () =>
    expect(await endOf(page.locator('[data-region="voice"]'))).toBeLessThanOrEqual(
      (await deck.boundingBox())?.y ?? 0,
    )
  await expectClear()
  await deckButton(page).click()
  await expect(deck).toHaveAttribute('data-open')
  await expectClear()

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/home?task=why-room-cooler&lang=de')
  await expect(page.locator('[data-caption]')).toBeInViewport({ ratio: 1 })
  const last = page.locator('[data-actions] > button').last()
  expect(await endOf(last)).toBeLessThan((await deck.boundingBox())?.y ?? 0)
})

// A window of 1280 × 1024 at 400 %.
test('the focused element is always in view, 320 × 256', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/home')
  await expect(page.locator('ul:has(button[data-task])')).toBeAttached()
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(outsideWindow), `after ${key}`).toBeNull()
  }
  const isInField = () => searchField(page).evaluate((field) => field === document.activeElement)
  for (let stop = 0; stop < 20 && !(await isInField()); stop++) await press('Tab')
  await expect(searchField(page)).toBeFocused()
  for (const letter of 'too cold') await page.keyboard.press(letter)
  await expect(page.locator('[role="option"]').first()).toBeAttached()
  await press('ArrowDown')
  await press('Enter')
  await expect(page.locator('[data-do="show"]')).toBeFocused()
  await press('Enter')
  await expect(page.locator('[data-do="pause"]')).toBeFocused()
  await press('Tab')
})

/** Finds a focused element that is not fully visible in the window. */
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
      `axe finds no problem in any region in ${language}, ${width} px wide`,
      tagWholeIf(language !== 'fi' || width !== 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        const look = async (what: string) => expect(await findAxeViolations(page), what).toEqual([])
        await open(page, `/home?lang=${language}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('ul:has(button[data-task])')).toBeVisible()
        await look('tasks')
        await openHouse(page)
        await look('house')
        await openFaults(page)
        await fault(page, 3).click()
        await look('faults')
        await openDeck(page)
        await look('time')
        await page.goto(`/home?task=lock-keys&mode=try&lang=${language}`)
        await expect(page.locator('[data-caption]')).toBeVisible()
        await waitForPath(page, '/home')
        await look('a task')
      },
    )
