/** Runs every scenario in a browser other than Chromium; `npm run browsers` sets which one and its programs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../src/thermostat/device/device'
import { findMisfitsInPage, finishAnimationsInPage } from '../browser/helpers/layout-checks'
import { EXPANDED_SEARCH_FIELD, SEARCH_FIELD } from '../browser/helpers/search-field'
import { performStep } from '../scenarios/device-driver'
import { scenarios } from '../scenarios/scenarios'
import { planTour } from '../scenarios/tour'
import type { LaunchedBrowser } from './browser'
import { demonstratedTasks, readSearchResults, typeQuery } from './companion'
import { BrowserDriver } from './driver'
import { openFirefox } from './firefox'
import { averageColour, boxOf, findLooseLines } from './page-reader'
import { serveSite } from './site'
import { openWebKit } from './webkit'

const { BROWSER = '', FIREFOX = '', WEBKIT_DRIVER = '', WEBKIT_BROWSER = '', XVFB = '' } = process.env

/** A timeout in ms of real time that is long enough for a busy machine. */
const PATIENCE = { timeout: 10_000, interval: 25 }

let browser: LaunchedBrowser
let site: Awaited<ReturnType<typeof serveSite>>
let driver: BrowserDriver

beforeAll(async () => {
  site = await serveSite()
  browser =
    BROWSER === 'firefox'
      ? await openFirefox(FIREFOX)
      : await openWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, display: XVFB })
  await browser.resize(1280, 900)
  driver = new BrowserDriver(
    {
      ...browser,
      advanceClock: (ms) => browser.run((time) => window.testing.advanceClock(time), ms),
      retryUntilFine: async (wrong) => expect.poll(wrong, PATIENCE).toBeNull(),
    },
    site.url,
  )
})

afterEach(async ({ task }) => {
  expect(await browser.run(() => window.testing.problems)).toEqual([])
  if (task.result?.state !== 'fail') return
  mkdirSync('.results/browsers', { recursive: true })
  writeFileSync(
    `.results/browsers/${BROWSER}-${task.name.replaceAll(/\W+/g, '-')}.png`,
    await browser.screenshot(),
  )
})

afterAll(async () => {
  await browser.close()
  site.close()
})

for (const [chapter, all] of Object.entries(scenarios)) {
  describe(chapter, () => {
    for (const { name, start, steps } of all) {
      test(name, async () => {
        await driver.open(start)
        for (const step of steps) await performStep(driver, step)
      })
    }
  })
}

for (const task of demonstratedTasks) {
  test(`the task ${task} is demonstrated to its end`, async () => {
    await driver.open({ path: `/home?task=${task}&mode=show`, settings: { wifiInstalled: true } })
    const letPass = async () => {
      await browser.run((time) => window.testing.advanceClock(time), 2000)
      return browser.run(() => document.querySelector('[data-companion]')?.getAttribute('data-state'))
    }
    await expect.poll(letPass, PATIENCE).toBe('reached')
    expect(await browser.run(() => document.querySelector('[data-caption]')?.textContent)).toMatch(/./)
  })
}

for (const [width, place] of [
  [1280, '[data-casing]'],
  [480, EXPANDED_SEARCH_FIELD],
] as const)
  test(`search results move no element when they appear and disappear, ${width} px wide`, async () => {
    await browser.resize(width, 800)
    await driver.open({ path: '/home' })
    const boxes: unknown[] = []
    for (const [text, found] of [
      ['lock', 'lock: few'],
      ['', ': many'],
    ] as const) {
      await browser.run(typeQuery, SEARCH_FIELD, text)
      await expect.poll(() => browser.run(readSearchResults, EXPANDED_SEARCH_FIELD), PATIENCE).toBe(found)
      await expect.poll(() => browser.run(boxOf, place, 0), PATIENCE).not.toBeNull()
      boxes.push(await browser.run(boxOf, place, 0))
    }
    await browser.resize(1280, 900)
    expect(boxes[1]).toEqual(boxes[0])
  })

for (const [language, width] of [
  ['en', 480],
  ['fi', 480],
  ['de', 480],
  ['de', 1280],
] as const) {
  test(`every screen fits in ${language}, ${width} px wide`, async () => {
    await browser.resize(width, 900)
    const problems: string[] = []
    for (const path of paths) {
      await driver.open({ path, settings: { language } })
      await browser.run(() => document.fonts.ready)
      await browser.run(finishAnimationsInPage)
      const found = [...(await browser.run(findMisfitsInPage)), ...(await browser.run(findLooseLines))]
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    await browser.resize(1280, 900)
    expect(problems).toEqual([])
  })
}

test('the plaster leaves the wall its warm colour', async () => {
  await driver.open({ path: '/home' })
  expect(await warmthAt(20, 700, 40)).toBeGreaterThan(8)
})

test('the scroll bar of the panel in a low window has no white background', async () => {
  await browser.resize(844, 390)
  await driver.open({ path: '/home' })
  expect(await warmthAt(812, 250, 4)).toBeGreaterThan(2)
  await browser.resize(1280, 900)
})

/** Returns how much more red than blue a place of the page is: 0 for white and grey. */
async function warmthAt(x: number, y: number, size: number): Promise<number> {
  const png = Buffer.from(await browser.screenshot()).toString('base64')
  const [red = 0, , blue = 0] = await browser.run(averageColour, png, x, y, size)
  return red - blue
}

test('presses and the panel alone lead from the factory state through the guide to every screen and home', async () => {
  await driver.open({})
  for (const { moves, path } of planTour()) {
    for (const move of moves) await performStep(driver, move)
    await performStep(driver, { see: 'screen', path })
  }
})
