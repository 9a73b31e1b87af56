/** Tests the chart of simulated time: it agrees with its table, and no part of it covers another. */
import { languages } from '../../../src/thermostat/device/device'
import { findAxeViolations } from '../helpers/axe'
import { chart, openChart, openTable, picture, pressCommand, rowsOf, runTime } from '../helpers/chart'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Puts a finger on an instant, two minutes after it, so that it is the last one that was sampled. */
function pointAt(page: Page, at: string): Promise<string> {
  return picture(page).evaluate(
    (svg, share) => {
      const reach = svg.querySelector('[data-reach]')
      const box = reach?.getBoundingClientRect()
      if (!reach || !box) throw new Error('The chart is not drawn.')
      const clientX = box.x + share * box.width
      reach.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX, clientY: box.y + 1 }))
      return new Promise<string>((resolve) => {
        const said = svg.parentElement?.querySelector('p')
        queueMicrotask(() => resolve(said?.textContent ?? ''))
      })
    },
    (Date.parse(`${at}Z`) + 2 * MINUTE - BEGUN) / DAY,
  )
}

/** The start of the simulated time and of the chart. */
const BEGUN = Date.UTC(2026, 10, 23, 5)

test('the chart has the values of its table at each hour', async ({ page }) => {
  await openChart(page)
  await runTime(page, 3600, 9000)
  await openTable(page)
  const rows = (await rowsOf(page)).filter(({ at }) => Date.parse(`${at}Z`) < BEGUN + DAY)
  expect(rows.length).toBe(24)
  const told: string[] = []
  for (const { at } of rows) told.push(await pointAt(page, at))
  expect(told.map((line) => line.replace(' · heating', ''))).toEqual(
    rows.map(({ at, set, floor, room }) => `${at.slice(11)} · Set ${set} · Floor ${floor} · Room ${room}`),
  )
})

test('axe finds no problem in the chart and its table', { tag: '@whole' }, async ({ page }) => {
  await openChart(page)
  await runTime(page, 3600, 2000)
  await openTable(page)
  expect(await findAxeViolations(page, () => page.clock.runFor(50))).toEqual([])
})

/** Returns the pairs of texts in the chart that cover each other, and the texts that are cut off. */
function collisions(page: Page): Promise<readonly string[]> {
  return picture(page).evaluate((svg) => {
    const TOLERANCE = 1.5
    const texts = [...svg.querySelectorAll('text')].filter((text) => text.textContent)
    const boxes = texts.map((text) => ({ said: text.textContent, box: text.getBoundingClientRect() }))
    const whole = svg.getBoundingClientRect()
    const found = boxes
      .filter(
        ({ box }) => box.left < whole.left - 1 || box.right > whole.right + 1 || box.top < whole.top - 2,
      )
      .map(({ said }) => `${said} is not whole`)
    boxes.forEach(({ said, box }, index) => {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const along = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 0 && along > TOLERANCE) found.push(`${said} covers ${other.said}`)
      }
    })
    return found
  })
}

/** Returns the lines that run behind the value at the current time. */
function linesBehindValue(page: Page): Promise<readonly string[]> {
  return picture(page).evaluate((svg) => {
    const box = svg.querySelector('.chart-value-ground')?.getBoundingClientRect()
    if (!box) throw new Error('The chart has no value.')
    const points = Array.from({ length: 20 * 10 }, (_, index) => ({
      x: box.left + (box.width * (index % 20)) / 19,
      y: box.top + (box.height * Math.floor(index / 20)) / 9,
    }))
    const lines = [...svg.querySelectorAll<SVGPathElement>('.chart-floor, .chart-room, .chart-set')]
    const isBehind = (line: SVGPathElement) => {
      const toLine = line.getScreenCTM()?.inverse()
      return points.some(({ x, y }) => line.isPointInStroke(new DOMPoint(x, y).matrixTransform(toLine)))
    }
    return lines.filter(isBehind).map((line) => `${line.getAttribute('class')} is behind the value`)
  })
}

// behaviour 31.35
for (const language of languages)
  test(
    `no label of the chart covers another or is cut off on one day, in ${language}`,
    tagWholeIf(language !== 'fi'),
    async ({ page }) => {
      await page.setViewportSize({ width: language === 'fi' ? 320 : 1280, height: 800 })
      await openChart(page, language)
      await page.evaluate(() => document.fonts.ready)
      const found = new Set<string>()
      for (let step = 0; step <= 12; step++) {
        if (step > 0) await runTime(page, 3600, 2000)
        for (const one of await collisions(page)) found.add(one)
        for (const one of await linesBehindValue(page)) found.add(one)
      }
      expect([...found]).toEqual([])
    },
  )

test('a point chosen by a finger stays until a tap elsewhere or until time goes on', {
  tag: '@whole',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openChart(page)
  await runTime(page, 3600, 3000)
  const said = chart(page).locator('> p')
  const reach = chart(page).locator('[data-reach]')
  const box = await reach.evaluate((rect) => rect.getBoundingClientRect().toJSON())
  const touch = (type: string, share: number) =>
    reach.dispatchEvent(type, {
      pointerType: 'touch',
      clientX: box.x + box.width * share,
      clientY: box.y + 1,
    })
  await touch('pointerdown', 0.6)
  const first = await said.textContent()
  expect(first).not.toBe('')
  await touch('pointermove', 0.7)
  await expect(said).not.toHaveText(String(first))
  const second = String(await said.textContent())
  for (const type of ['pointerup', 'pointerout']) await touch(type, 0.7)
  await expect(said).toHaveText(second)
  await page.locator('body').dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect(said).toHaveText('')
  for (const type of ['pointerdown', 'pointerup', 'pointerout']) await touch(type, 0.7)
  await expect(said).not.toHaveText('')
  await runTime(page, 3600, 500)
  await expect(said).toHaveText('')
  // The chart becomes too narrow for the point.
  for (const type of ['pointerdown', 'pointerup', 'pointerout']) await touch(type, 0.95)
  await expect(said).not.toHaveText('')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(said).toHaveText('')
})

/** Counts how often the chart is redrawn: simultaneous changes of the document count as one. */
async function drawings(page: Page, during: () => Promise<unknown>): Promise<number> {
  await picture(page).evaluate((svg) => {
    const count = { drawings: 0 }
    Object.assign(window, { count })
    new MutationObserver(() => {
      count.drawings++
    }).observe(svg, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await during()
  return page.evaluate(() => (window as unknown as { count: { drawings: number } }).count.drawings)
}

// behaviour 31.35
test('the chart is redrawn for a new sample or pixel, not in each frame', { tag: '@whole' }, async ({
  page,
}) => {
  await openChart(page)
  await pressCommand(page, 'run-60')
  // Ten simulated minutes in 600 frames: two samples, and as many px as the width of the chart has for them.
  const px = await picture(page).evaluate((svg) => (svg.clientWidth * 10) / (24 * 60))
  const count = await drawings(page, () => page.clock.runFor(10_000))
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(4 + 2 * Math.ceil(px))
})

test('under reduced motion the chart moves once a second, and nothing is animated', {
  tag: '@whole',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openChart(page)
  await pressCommand(page, 'run-3600')
  const shift = () => chart(page).locator('svg svg > g').last().getAttribute('transform')
  const shifts = new Set<string | null>()
  const moving: string[] = []
  for (let step = 0; step < 40; step++) {
    await page.clock.runFor(100)
    shifts.add(await shift())
    moving.push(...(await page.evaluate(animatedInPage)))
  }
  expect(moving).toEqual([])
  expect(shifts.size).toBeGreaterThanOrEqual(4)
  expect(shifts.size).toBeLessThanOrEqual(6)
})

/** Returns the elements of the deck that time animates, and not scrolling, by their classes. Runs in the page. */
function animatedInPage(): string[] {
  const targets = document.getAnimations().flatMap(({ effect, timeline }) => {
    const target = timeline === document.timeline && effect instanceof KeyframeEffect ? effect.target : null
    return target?.closest('[data-time]') && effect?.getComputedTiming().duration !== 0 ? [target] : []
  })
  return targets.map((target) => target.getAttribute('class') ?? target.nodeName)
}
