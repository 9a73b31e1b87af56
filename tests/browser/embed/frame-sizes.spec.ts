/** Tests frames of many sizes, fixed or fitted to their content: the buttons are in view and large enough. */
import { expect, type Page } from '@playwright/test'
import { productFrame, test } from '../helpers/frame-host'
import { fullChromium } from '../helpers/full-chromium'
import { casingOf, expectFit, frameHtml, libraryHtml, setFrameWidth } from '../helpers/sized-frame'
import { openIframeResizer } from '../helpers/sizing-libraries'

// The headless shell computes other bounds for a frame of a fixed size than visitors’ browsers.
test.use({ launchOptions: fullChromium })

const resize = (page: Page, wide: number, high: number) =>
  page.locator('iframe').evaluate((iframe, size) => Object.assign(iframe.style, size), {
    width: `${wide}px`,
    height: `${high}px`,
  })

/** Returns the size of the frame and the number of buttons that are in view and large enough. */
const keysInView = (page: Page) =>
  productFrame(page)
    .locator('[data-key]')
    .evaluateAll((keys) => {
      const inView = keys.filter((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return isInside && width >= 44 && height >= 44
      })
      return { wide: innerWidth, high: innerHeight, keys: inView.length }
    })

// behaviour 25.1
test('all five buttons are visible and large enough in a frame of fixed size, from 280 × 372 up', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(host.serve(frameHtml(`${host.product('cross-origin')}/home?lang=fi`, 'style="border: 0"')))
  for (const [wide, high] of [
    [280, 372],
    [280, 420],
    [320, 480],
    [400, 620],
    [479, 400],
    [480, 400],
    [500, 372],
    [800, 500],
    [800, 620],
    [899, 372],
    [900, 372],
    [1280, 400],
    [1500, 900],
  ] as const) {
    await resize(page, wide, high)
    await expect.poll(() => keysInView(page)).toEqual({ wide, high, keys: 5 })
  }
  await expect(productFrame(page).locator('html')).toHaveAttribute('data-framed', 'fixed')
  await test.step('an opened section is scrolled into view', () => unfoldsInView(page, 400, 640))
})

test('a frame of fixed size scrolls to its task, but never the page around it', async ({ page, host }) => {
  const frame = frameHtml(`${host.product('same-origin')}/home?task=lock-keys`, 'width="320" height="300"')
  await page.goto(host.serve(`<p style="height: 2000px">The page of the host.</p>${frame}`))
  await expect(productFrame(page).locator('[data-caption]')).toBeVisible()
  await expect.poll(() => productFrame(page).evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('in a fixed frame of 320 × 480 an opened section is scrolled into view', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await page.goto(host.serve(frameHtml(`${host.product('cross-origin')}/home?lang=fi`)))
  await unfoldsInView(page, 320, 480)
})

async function unfoldsInView(page: Page, wide: number, high: number) {
  await page.setViewportSize({ width: 600, height: 700 })
  await resize(page, wide, high)
  const part = (selector: string) => productFrame(page).locator(selector)
  const isInView = async (...selectors: string[]) => {
    for (const selector of selectors) await expect(part(selector)).toBeInViewport({ ratio: 1 })
  }
  const [field, house, time] = [
    '[role="combobox"]',
    '[aria-controls="panel-house"]',
    '[aria-controls="panel-time"]',
  ]
  const bar = [house, '[name="language"]'] as const
  await isInView('main > :has([data-display])', '[data-notice]')
  if (high > 600) await isInView(field, ...bar)
  await part(house).click()
  await isInView(field, ...bar, '[data-room]')
  await part(time).click()
  await expect(part('#panel-house')).toBeHidden()
  await isInView(...bar, '[data-command="run"]')
  await part(field).click()
  await isInView(field, ...bar, '[role="option"] >> nth=2')
  await part(field).fill('lukitse')
  await page.keyboard.press('Enter')
  await isInView('[data-key="confirm"]', '[data-caption]', '[data-do="show"]:visible')
  await expect(part(field)).toBeHidden()
}

test('in a frame that fits its content all buttons are large enough, and the casing is at most 600 px high', {
  tag: '@whole',
}, async ({ page, host }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(
    host.serve(
      frameHtml(`${host.product('cross-origin')}/home`, 'style="border: 0"') + libraryHtml(openIframeResizer),
    ),
  )
  for (const wide of [280, 320, 479, 480, 700, 900, 1500]) {
    await setFrameWidth(page, wide)
    await expectFit(page)
    await expect.poll(() => keysInView(page)).toMatchObject({ wide, keys: 5 })
    expect((await casingOf(page).boundingBox())?.height).toBeLessThanOrEqual(600)
  }
})
