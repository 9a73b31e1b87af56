/** Tests the sheet of a phone held upright: it begins at the same height, whatever the page says or shows. */
import { languages, paths } from '../../../src/thermostat/device/device'
import { CompanionDriver } from '../helpers/companion-driver'
import { openDeck, pressCommand } from '../helpers/deck'
import { waitForPage } from '../helpers/lazy-modules'
import { display, fault, goTo, open, openFaults, openHouse, tab } from '../helpers/panel'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

/** The top of the sheet, which is the rail, or the deck in its place. */
const topOf = (page: Page) =>
  page.evaluate(() =>
    ['[data-region="rail"]', '[data-region="deck"]']
      .map((region) => document.querySelector(region)?.getBoundingClientRect())
      .filter((box) => box && box.height > 0)
      .map((box) => box?.top),
  )

/** The tops of the windows' sheets. */
const windows = [
  [390, 844, 500],
  [320, 640, 422],
  [360, 740, 442.8],
  [375, 667, 422],
  [412, 915, 539.05],
  [768, 1024, 576],
] as const

/** Ends in the name of each state that a visitor sees, with the action that leads to it. */
const acts: readonly (readonly [string, (driver: CompanionDriver) => Promise<unknown>])[] = [
  ['idle', (driver) => driver.openClosed()],
  ['search', (driver) => driver.typeQuery('')],
  ['results', (driver) => driver.typeQuery('19')],
  ['choose', (driver) => driver.open('lock-keys')],
  ['show', (driver) => driver.pressAction('show')],
  ['a step later', (driver) => driver.pressAction('step')],
  ['try', (driver) => driver.pressAction('try')],
  ['a hint', (driver) => driver.pressAction('hint')],
  ['off course', (driver) => driver.page.locator('[data-key="previous"]').click()],
  ['done', (driver) => driver.pressAction('show').then(() => driver.waitForState('reached'))],
  ['a question', (driver) => driver.open('why-room-cooler')],
  ['blocked', (driver) => driver.open('start-remote-control')],
]

// behaviour 17.1
for (const [width, height, top] of windows)
  for (const language of languages)
    test(
      `the sheet begins at the same height in every state, ${width} × ${height}, in ${language}`,
      tagWholeIf(width !== 390 || !['de', 'fi'].includes(language)),
      async ({ page }) => {
        test.slow()
        const look = async (state: string) => {
          const tops = await topOf(page)
          expect(tops, state).toHaveLength(1)
          expect(tops[0], state).toBeCloseTo(top, 1)
        }
        await page.setViewportSize({ width, height })
        await open(page, `/home?lang=${language}`)
        await openHouse(page)
        await look('house')
        await openFaults(page)
        await fault(page, 3).click()
        await look('a fault')
        await fault(page, 0).click()
        await openDeck(page)
        await look('time')
        await pressCommand(page, 'run-600')
        await look('running time')
        await tab(page, 'house').click()
        await look('house while time runs')
        const driver = new CompanionDriver(page)
        for (const [state, act] of acts) {
          await act(driver)
          // By then, loaded or chosen parts are drawn.
          await driver.advanceClock(500)
          await look(state)
        }
      },
    )

/** The tasks with the longest texts when they are done, in the language with the longest words. */
for (const task of ['lock-keys', 'set-clock', 'set-date', 'start-timer'])
  test(`the longest texts do not move the sheet of the smallest phone: ${task}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const driver = new CompanionDriver(page)
    await driver.open(task, '&lang=de')
    const [top] = await topOf(page)
    await driver.pressAction('show')
    await driver.waitForState('reached')
    await driver.advanceClock(500)
    expect(await topOf(page)).toEqual([top])
  })

test('the long notice of a first start does not move the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?lang=de')
  await waitForPage(page)
  expect(await topOf(page)).toEqual([500])
})

for (const language of languages)
  test(`no notice moves the sheet in ${language}`, tagWholeIf(language !== 'fi'), async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `/home?lang=${language}`)
    const seen = new Set<unknown>()
    for (const path of paths) {
      if (path === '/') continue
      await goTo(page, path)
      await expect(display(page)).toHaveAttribute('data-path', new RegExp(`^${path}`))
      for (const top of await topOf(page)) seen.add(top)
    }
    expect([...seen]).toEqual([500])
  })
