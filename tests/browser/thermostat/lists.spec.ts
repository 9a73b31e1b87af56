/** Long lists on the small display. */
import { expect, type Page, test } from '../helpers/test'

const position = (page: Page) => page.locator('[data-display] header h2 + span')

// behaviour 14.5
test('the title names the place in the list, and a title without a list names none', async ({ page }) => {
  await page.goto('/home/menu/program/timer')
  await expect(position(page)).toHaveText(/^1\s\/\s3$/)
  await page.locator('[data-key="next"]').click()
  await expect(position(page)).toHaveText(/^2\s\/\s3$/)
  await page.goto('/home/menu/program/timer/review')
  await expect(position(page)).toHaveCount(0)
})

test('the focused line stays in view, down to the last one and back', { tag: '@whole' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home/menu/installer/system-info')
  const focused = page.locator('[data-display] [aria-current="true"]')
  for (const [name, end] of [
    ['next', /^(\d{2,})\s\/\s\1$/],
    ['previous', /^1\s\//],
  ] as const) {
    const button = page.locator(`[data-key="${name}"]`)
    while ((await button.getAttribute('aria-disabled')) !== 'true') {
      await button.click()
      await expect(focused).toBeInViewport({ ratio: 0.9 })
    }
    await expect(position(page)).toHaveText(end)
  }
})

const settingsMenu = '/home/menu/settings'
/** A window so low that the page can scroll. */
const LOW = { width: 390, height: 420 }
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** One finger that goes down on an element of the display; `to` moves it up by so many of its heights. */
async function fingerOn(page: Page, element = '[aria-current]') {
  const cdp = await page.context().newCDPSession(page)
  const box = await page.locator(`[data-display] ${element}`).boundingBox()
  const { x, y, height } = box ?? { x: 0, y: 0, height: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', rows?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: rows === undefined ? [] : [{ x: x + 60, y: y + height / 2 - rows * height }],
    })
  await touch('touchStart', 0)
  return {
    to: (rows: number) => touch('touchMove', rows),
    up: () => touch('touchEnd'),
  }
}

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: LOW })

  test('takes a list along, line by line and back', async ({ page }) => {
    await page.goto('/home/menu/installer/system-info')
    await page.locator('[data-key="next"]').scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    const finger = await fingerOn(page)
    await finger.to(1)
    await expect(position(page)).toHaveText(/^2\s/)
    await finger.to(2.5)
    await expect(position(page)).toHaveText(/^3\s/)
    await finger.to(3)
    await expect(position(page)).toHaveText(/^4\s/)
    await finger.to(1)
    await expect(position(page)).toHaveText(/^2\s/)
    await finger.up()
    await expect(position(page)).toHaveText(/^2\s/)
    expect(await scrolled(page)).toBe(before)
  })

  test('that lets go after less than a row has moved one line, and chosen none', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.goto(`${settingsMenu}/language`)
    const finger = await fingerOn(page)
    await finger.to(0.9)
    await finger.up()
    await expect(position(page)).toHaveText(/^2\s/)
    await expect(page.locator('[data-display]')).toHaveAttribute('data-path', `${settingsMenu}/language`)
    await expect(page.locator('[data-overlay]')).toHaveCount(0)
  })

  test('scrolls the page where the display has no list', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/home')
    await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
    const finger = await fingerOn(page, '[data-dial]')
    for (const rows of [0.2, 0.4, 0.6, 0.8]) await finger.to(rows)
    await finger.up()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })
})

test.describe('a wheel', () => {
  test.use({ viewport: LOW })

  test('moves a list by a line for each notch, and the page only at its end', async ({ page }) => {
    await page.goto('/home/menu')
    await expect(page.locator('[data-notice]')).toBeAttached()
    await page.locator('[data-display]').hover()
    for (const line of [2, 3, 4]) {
      await page.mouse.wheel(0, 100)
      await expect(position(page)).toHaveText(new RegExp(`^${line}\\s`))
      expect(await scrolled(page)).toBe(0)
    }
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    await page.locator('[data-display]').hover()
    await page.mouse.wheel(0, -100)
    await expect(position(page)).toHaveText(/^3\s/)
  })

  test('turned with Ctrl is the browser’s, and over home the page’s', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/home/menu')
    await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
    await page.locator('[data-display]').hover()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, 100)
    await page.keyboard.up('Control')
    await page.mouse.wheel(0, 100)
    await expect(position(page)).toHaveText(/^2\s/)
    await page.goto('/home')
    await page.locator('[data-display]').hover()
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })
})

test('disabled rows of the week program say so, in the review and where it is edited', {
  tag: '@whole',
}, async ({ page }) => {
  const disabled = page.locator('[data-display] [data-line][aria-disabled="true"]')
  await page.goto('/home/menu/program/week/review')
  await expect(page.locator('[data-display] [data-line]')).toHaveCount(4)
  await expect(disabled).toHaveCount(0)
  await page.locator('[data-key="next"]').click()
  await expect(disabled).toHaveText([/^Leave/, /^Back home/])
  await expect(disabled.first()).toHaveRole('group')
  await page.goto('/home/menu/program/week/edit')
  await expect(disabled).toHaveText([/^Leave/, /^Back home/])
})
