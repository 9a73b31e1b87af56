/** The sheet of a phone moves: it slides open and closed, and its handle follows a finger. */

import { askField } from './ask-field'
import { expect, type Page, test } from './test'

const HEIGHT = 664
const HANDLE = 48
/** It covers 85 % of the window. */
const TOP = Math.round(0.15 * HEIGHT)

const contextOptions = { reducedMotion: 'no-preference' } as const
test.use({ viewport: { width: 390, height: HEIGHT }, isMobile: true, hasTouch: true, contextOptions })

const isOpen = (page: Page, open: boolean) =>
  expect(page.locator('.panels[data-open]')).toHaveCount(open ? 1 : 0)
/** Its handle while it is closed, and the button in its head while it is open. */
const head = (page: Page) =>
  page.locator('.panels:not([data-open])').locator(askField(page)).or(page.locator('.ask-head button'))

const topOf = (page: Page) =>
  page.locator('.beside').evaluate((sheet) => Math.round(sheet.getBoundingClientRect().top))

/** Where the sheet's upper edge is once nothing moves any more. */
async function restingTop(page: Page): Promise<number> {
  await page.locator('.beside').evaluate(async (sheet) => {
    const slides = sheet.getAnimations({ subtree: true })
    for (const slide of slides) slide.finish()
    await Promise.all(slides.map(({ finished }) => finished))
  })
  return topOf(page)
}

/** Opens home; `slides` then lists what moved, from where to where, and if the content was shown. */
async function open(page: Page) {
  await page.addInitScript(() => {
    const slides: object[] = []
    Object.assign(window, { slides })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLElement) || !target.matches('.beside')) return
      const top = () => Math.round(target.getBoundingClientRect().top)
      const [slide] = target.getAnimations()
      if (!slide) return
      slide.pause()
      slide.currentTime = 0
      const first = top()
      const shows = target.querySelector('.ask-body')?.checkVisibility({ visibilityProperty: true })
      slide.currentTime = Number(slide.effect?.getComputedTiming().endTime) - 0.01
      const last = top()
      if (first !== last) slides.push({ moves: propertyName, first, last, shows })
      slide.play()
    })
  })
  await page.goto('/home')
  await expect(page.locator('.surroundings')).toBeAttached()
  await isOpen(page, false)
}
const slides = (page: Page) => page.evaluate(() => Reflect.get(window, 'slides') as object[])

// behaviour 17.1
test('it slides open from its handle and back to it with its content', async ({ page }) => {
  await open(page)
  expect(await slides(page)).toEqual([])
  await head(page).tap()
  await expect.poll(() => slides(page)).toHaveLength(1)
  const top = await restingTop(page)
  expect(top).toBe(TOP)
  await head(page).tap()
  await expect.poll(() => slides(page)).toHaveLength(2)
  expect(await slides(page)).toEqual([
    { moves: 'transform', first: HEIGHT - HANDLE, last: top, shows: true },
    { moves: 'transform', first: top, last: HEIGHT - HANDLE, shows: true },
  ])
  expect(await restingTop(page)).toBe(HEIGHT - HANDLE)
})

test('with reduced motion it is open and closed at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  for (const opens of [true, false]) {
    await head(page).tap()
    await isOpen(page, opens)
    expect((await topOf(page)) < HEIGHT - HANDLE).toBe(opens)
  }
  expect(await slides(page)).toEqual([])
})

/** A finger on the handle; `by` moves it up by so many pixels from where it went down. */
async function fingerOnHandle(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const y = (await restingTop(page)) + HANDLE / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', up?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: up === undefined ? [] : [{ x: 40, y: y - up }],
    })
  await touch('touchStart', 0)
  return {
    by: (up: number) => touch('touchMove', up),
    lift: () => touch('touchEnd'),
    cancel: () => touch('touchCancel'),
  }
}

test('it follows a finger on its handle, no further than it opens, and stays where it was led', async ({
  page,
}) => {
  await open(page)
  const pull = await fingerOnHandle(page)
  await pull.by(60)
  await pull.by(120)
  await expect.poll(() => topOf(page)).toBe(HEIGHT - HANDLE - 120)
  await pull.by(HEIGHT)
  const top = TOP
  await expect.poll(() => topOf(page)).toBe(top)
  await pull.lift()
  await isOpen(page, true)
  expect(await restingTop(page)).toBe(top)
  const push = await fingerOnHandle(page)
  await push.by(-100)
  await expect.poll(() => topOf(page)).toBe(top + 100)
  await push.lift()
  await isOpen(page, false)
  expect(await restingTop(page)).toBe(HEIGHT - HANDLE)
})

test('a finger that goes back, or is taken away by the browser, changes nothing @whole', async ({ page }) => {
  await open(page)
  const pull = await fingerOnHandle(page)
  await pull.by(150)
  await expect.poll(() => topOf(page)).toBe(HEIGHT - HANDLE - 150)
  await pull.by(20)
  await pull.lift()
  await isOpen(page, false)
  expect(await restingTop(page)).toBe(HEIGHT - HANDLE)
  const other = await fingerOnHandle(page)
  await other.by(150)
  await expect.poll(() => topOf(page)).toBe(HEIGHT - HANDLE - 150)
  await other.cancel()
  await isOpen(page, false)
  await head(page).tap()
  await isOpen(page, true)
})

test('a mouse drags it too, and letting go is no click @whole', async ({ page }) => {
  await open(page)
  for (const [up, opens] of [
    [200, true],
    [-200, false],
  ] as const) {
    const y = (await restingTop(page)) + HANDLE / 2
    await page.mouse.move(40, y)
    await page.mouse.down()
    await page.mouse.move(40, y - up, { steps: 4 })
    await page.mouse.up()
    await isOpen(page, opens)
  }
  await head(page).click()
  await isOpen(page, true)
})
