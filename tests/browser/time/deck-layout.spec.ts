/** Tests that with the deck open nothing touches and nothing is cut (behaviour 31.30). */
import { readFileSync } from 'node:fs'
import { languages } from '../../../src/thermostat/device/device'
import { startStopped, timeDeck } from '../helpers/deck'
import { findMisfits } from '../helpers/layout-checks'
import { open } from '../helpers/panel'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Locator, type Page, test } from '../helpers/test'

/** The space between the device and what is above and below it. */
const GAP = 16

const region = (page: Page, name: string) => page.locator(`[data-region="${name}"]`)
const commands = ['next-event', 'now'] as const

async function edgesOf(place: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 }
}

/** Returns the mask that fades the foot of a list. */
const maskOf = (list: Locator) => list.evaluate((element) => getComputedStyle(element).maskImage)

/** Opens the deck with simulated time started. */
async function openStarted(page: Page, language: string) {
  await open(page, `/home?lang=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await startStopped(page)
  await expect(timeDeck(page).locator('[data-compare]').first()).toBeAttached()
  for (const name of commands) await expect(timeDeck(page).locator(`[data-command="${name}"]`)).toBeVisible()
}

for (const language of languages)
  for (const [width, height] of [
    [1280, 800],
    [900, 600],
    [1440, 900],
    [1920, 1080],
  ] as const)
    test(
      `with the deck open nothing touches and nothing is cut in ${language}, ${width} × ${height} px`,
      tagWholeIf(height > 800 || !['de', 'fi'].includes(language)),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await openStarted(page, language)
        const device = page.locator('.casing')
        const sentence = region(page, 'voice').locator('strong').first()
        await expect
          .poll(async () => (await edgesOf(device)).top - (await edgesOf(page.locator('header'))).bottom)
          .toBeGreaterThanOrEqual(GAP - 0.5)
        expect((await edgesOf(sentence)).top - (await edgesOf(device)).bottom).toBeGreaterThanOrEqual(
          GAP - 0.5,
        )
        const deck = await edgesOf(timeDeck(page))
        expect((await edgesOf(region(page, 'voice'))).bottom).toBeLessThanOrEqual(deck.top)
        expect(await findMisfits(page)).toEqual([])

        const table = await edgesOf(timeDeck(page).locator('summary'))
        const link = await edgesOf(timeDeck(page).locator('.time-links a'))
        expect(Math.abs(table.middle - link.middle), 'in one row').toBeLessThan(1.5)
        // A low deck scrolls, with a fade instead of a cut line.
        if (height < 800) expect(await maskOf(timeDeck(page).locator('.time-side'))).toContain('gradient')
        else expect(link.bottom).toBeLessThanOrEqual(deck.bottom)
        const content = await edgesOf(timeDeck(page).locator('.time'))
        expect(Math.round(link.right), 'aligned with the edge of the deck').toBe(Math.round(content.right))
      },
    )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const language of languages)
    test(
      `clock, speeds, chart, energy and the next event are in one view with the device in ${language}`,
      tagWholeIf(!['de', 'fi'].includes(language)),
      async ({ page }) => {
        await open(page, `/home?lang=${language}`)
        await page.locator('#tab-time').click()
        await startStopped(page)
        const deck = timeDeck(page)
        for (const place of [
          page.locator('[data-dial]'),
          deck.locator('.time-clock'),
          deck.locator('.time-speeds'),
          deck.locator('[data-chart] svg').first(),
          deck.locator('.time-kwh'),
          deck.locator('[data-command="next-event"]'),
        ])
          await expect(place).toBeInViewport({ ratio: 1 })
        const bar = await edgesOf(page.locator('[role="tablist"]'))
        expect((await edgesOf(deck.locator('.time-kwh'))).bottom).toBeLessThanOrEqual(bar.top)
        expect((await edgesOf(deck.locator('[data-command="next-event"]'))).bottom).toBeLessThanOrEqual(
          bar.top,
        )
        expect(await findMisfits(page)).toEqual([])
      },
    )
})

test('the foot of a list fades, and its end is above the fade', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openStarted(page, 'en')
  const list = page.locator('.rail-panel:visible')
  expect(await maskOf(list)).toContain('gradient')
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const last = list.locator(':scope > :last-child')
  expect((await edgesOf(list)).bottom - (await edgesOf(last)).bottom).toBeGreaterThanOrEqual(24)
})

test('the sentence of a task is beside its buttons, and an answer in the rail above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const sentence = page.locator('[data-caption]')
  const buttons = page.locator('[data-actions]')
  await open(page, '/home?task=lock-keys&mode=show&time=monday-05:30&speed=0')
  await expect(buttons).toBeVisible()
  await expect
    .poll(async () => Math.abs((await edgesOf(sentence)).middle - (await edgesOf(buttons)).middle))
    .toBeLessThan(1)
  expect((await edgesOf(sentence)).right).toBeLessThan((await edgesOf(buttons)).left)

  await page.goto('/home?task=why-room-cooler&time=monday-05:30&speed=0')
  await expect(page.locator('[data-region="rail"]').locator(buttons)).toBeVisible()
  expect((await edgesOf(sentence)).bottom).toBeLessThanOrEqual((await edgesOf(buttons)).top)
})

test('the link of the README shows the whole deck below the bar of a shared thermostat', async ({ page }) => {
  const link = /`(\/home\?time=[^`]+)`/.exec(readFileSync('README.md', 'utf8'))?.[1]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(String(link))
  await expect(timeDeck(page).locator('[data-compare]').first()).toBeAttached()
  await expect(timeDeck(page)).toBeInViewport({ ratio: 1 })
  const bar = page.locator('[data-shared]').getByRole('button').last()
  expect((await edgesOf(bar)).bottom).toBeLessThanOrEqual((await edgesOf(timeDeck(page))).top)
  expect(await findMisfits(page)).toEqual([])
})
