/** Tests long lists on the small display. */
import { display, goTo, key, open, waitForPath } from '../helpers/panel'
import { expect, type Page, test } from '../helpers/test'

const position = (page: Page) => display(page).locator('header h2 + span')
const isOnLine = (page: Page, line: number) => expect(position(page)).toHaveText(new RegExp(`^${line}\\s`))

// behaviour 14.5
test('the title shows the position in a list, and no position without a list', async ({ page }) => {
  await open(page, '/home/menu/program/timer')
  await expect(position(page)).toHaveText(/^1\s\/\s3$/)
  await key(page, 'next').click()
  await expect(position(page)).toHaveText(/^2\s\/\s3$/)
  await goTo(page, '/home/menu/program/timer/review')
  await expect(position(page)).toHaveCount(0)
})

test('the focused line stays in view, down to the last one and back', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/home/menu/installer/system-info')
  for (const [name, end] of [
    ['next', /^(\d{2,})\s\/\s\1$/],
    ['previous', /^1\s\//],
  ] as const) {
    while ((await key(page, name).getAttribute('aria-disabled')) !== 'true') {
      await key(page, name).click()
      await expect(display(page).locator('[aria-current="true"]')).toBeInViewport({ ratio: 0.9 })
    }
    await expect(position(page)).toHaveText(end)
  }
})

/** A window so low that the page can scroll. */
const LOW = { width: 390, height: 420 }
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Puts one finger on an element of the display; `to` moves it up by multiples of the element's height. */
async function fingerOn(page: Page, element: string) {
  const cdp = await page.context().newCDPSession(page)
  const box = await display(page).locator(element).boundingBox()
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

  test('drags a list line by line, and back', async ({ page }) => {
    await open(page, '/home/menu/installer/system-info')
    await key(page, 'next').scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    const finger = await fingerOn(page, '[aria-current]')
    for (const [rows, line] of [
      [1, 2],
      [2.5, 3],
      [3, 4],
      [1, 2],
    ] as const) {
      await finger.to(rows)
      await isOnLine(page, line)
    }
    await finger.up()
    await isOnLine(page, 2)
    expect(await scrolled(page)).toBe(before)
  })

  test('that lifts early moves one line and chooses none; at home it scrolls the page', {
    tag: '@whole',
  }, async ({ page }) => {
    await open(page, '/home/menu/settings/language')
    const finger = await fingerOn(page, '[aria-current]')
    await finger.to(0.9)
    await finger.up()
    await isOnLine(page, 2)
    await waitForPath(page, '/home/menu/settings/language')
    await expect(page.locator('[data-overlay]')).toHaveCount(0)
    await open(page, '/home')
    const atHome = await fingerOn(page, '[data-dial]')
    for (const rows of [0.2, 0.4, 0.6, 0.8]) await atHome.to(rows)
    await atHome.up()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })
})

test.describe('a wheel', () => {
  test.use({ viewport: LOW })

  test('moves a list by a line for each notch, and scrolls the page at its end or over home', async ({
    page,
  }) => {
    const turn = async (pixels: number) => {
      await display(page).hover()
      await page.mouse.wheel(0, pixels)
    }
    await open(page, '/home/menu')
    await display(page).hover()
    for (const line of [2, 3, 4]) {
      await page.mouse.wheel(0, 100)
      await isOnLine(page, line)
      expect(await scrolled(page)).toBe(0)
    }
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    await turn(-100)
    await isOnLine(page, 3)
    // The browser itself handles the wheel while Ctrl is down.
    await page.keyboard.down('Control')
    await turn(100)
    await page.keyboard.up('Control')
    await turn(-100)
    await isOnLine(page, 2)
    await open(page, '/home')
    await turn(100)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })
})
