/** Time at its highest speed draws once a frame, waits for no press, moves nothing under reduced motion. */
import { letRun, openTime, timeDeck, wallClock } from '../helpers/deck'
import { open } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

const FRAME = 16

interface Draws {
  display: number
  chart: number
}

/** Counts from now on how often the display and the chart change. */
function countDraws(page: Page) {
  return page.evaluate(() => {
    const draws: Draws = { display: 0, chart: 0 }
    Object.assign(window, { draws })
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    for (const part of ['display', 'chart'] as const) {
      const element = document.querySelector(`[data-${part}]`)
      if (!element) throw new Error(`There is no ${part}.`)
      new MutationObserver(() => draws[part]++).observe(element, everything)
    }
  })
}

/** The draws since it was asked last. */
const takeDraws = (page: Page) =>
  page.evaluate(() => {
    const { draws } = window as unknown as { draws: Draws }
    const taken = { ...draws }
    Object.assign(draws, { display: 0, chart: 0 })
    return taken
  })

/** Home with the week program, and time at full speed. */
async function run(page: Page) {
  await stopClock(page)
  await page.addInitScript(() => localStorage.setItem('state', '{"program":"week","timezone":"UTC+1"}'))
  await open(page, '/home')
  await openTime(page)
  await letRun(page, 'run-3600')
  await page.clock.runFor(20 * FRAME)
  await expect(page.locator('[data-chart]')).toBeVisible()
}

test('at full speed the display and the chart are drawn at most once a frame', { tag: '@whole' }, async ({
  page,
}) => {
  await run(page)
  await countDraws(page)
  const began = await wallClock(page)
  const most: Draws = { display: 0, chart: 0 }
  const all: Draws = { display: 0, chart: 0 }
  for (let frame = 0; frame < 120; frame++) {
    await page.clock.runFor(FRAME)
    const draws = await takeDraws(page)
    for (const part of ['display', 'chart'] as const) {
      most[part] = Math.max(most[part], draws[part])
      all[part] += draws[part]
    }
  }
  // 120 frames are nearly two seconds: close to two hours.
  expect((await wallClock(page)) - began).toBeGreaterThan(1.5 * 60 * 60_000)
  expect(most).toEqual({ display: 1, chart: 1 })
  expect(all.chart).toBeGreaterThan(5)
})

test('a press acts at once, and is stored as ever', { tag: '@whole' }, async ({ page }) => {
  await run(page)
  const value = page.locator('[data-display] [data-value]')
  const before = Number(await value.getAttribute('data-value'))
  await pressKey(page, 'ArrowRight')
  // No frame has passed.
  await expect(value).toHaveAttribute('data-value', String(before + 1))
  await pressKey(page, 'Enter')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home/menu')
  await page.clock.runFor(10 * FRAME)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))
  expect(stored.temperatureValue).toBe(before + 1)
})

test('a hidden page lets no time pass', async ({ page }) => {
  await run(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const before = await timeDeck(page).getAttribute('data-at')
  await page.clock.runFor(5000)
  await expect(timeDeck(page)).toHaveAttribute('data-at', String(before))
})

test('under reduced motion nothing in the deck is animated', { tag: '@whole' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await run(page)
  const moving: string[] = []
  for (let frame = 0; frame < 30; frame++) {
    await page.clock.runFor(FRAME)
    moving.push(...(await page.evaluate(animatedInPage)))
  }
  expect(moving).toEqual([])
})

/** What is animated in the deck, by its classes. Runs in the page. */
function animatedInPage(): string[] {
  const targets = document.getAnimations().flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return target?.closest('[data-time]') && effect?.getComputedTiming().duration !== 0 ? [target] : []
  })
  return targets.map((target) => target.getAttribute('class') ?? target.nodeName)
}
