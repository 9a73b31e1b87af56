/** Tests the page before the program runs, and that nothing moves when it starts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fullChromium } from '../helpers/full-chromium'
import { holdRequests } from '../helpers/hold-requests'
import { waitForPath } from '../helpers/panel'
import { readPixels } from '../helpers/pixels'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Frame, type FrameLocator, type Page, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Visible scroll bars take up room when they appear.
test.use({ launchOptions: { ...fullChromium, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const parts = [
  '[data-casing]',
  '[data-casing] section',
  ...['back', 'close', 'previous', 'confirm', 'next'].map((key) => `[data-key="${key}"]`),
]

/** Returns the position of each part. */
async function boxes(page: Page | FrameLocator): Promise<object> {
  const found = parts.map(async (part) => [part, await page.locator(part).boundingBox()] as const)
  return Object.fromEntries(await Promise.all(found))
}

/** Waits for the first paint, because before it the stylesheet may not have been applied. */
async function pictured(page: Page | Frame) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

async function addUpShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { readonly value: number }[]) {
        ;(window as unknown as { shifted: number }).shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift so far, after the fonts have loaded and two frames are drawn. */
function shifted(page: Page | Frame): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifted: number }).shifted
  })
}

/** The brightness, from 0 to 255, of the middle of a part, or at another part of its height. */
async function brightness(page: Page, part: string, at = 0.5) {
  const { x, y, width, height } = (await page.locator(part).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const middle = 4 * 4
  const pixels = await readPixels(page, { x: x + width / 2, y: y + height * at, width: 3, height: 3 })
  return Math.max(...pixels.slice(middle, middle + 3))
}

/** Lets the program load. Afterwards every part is where it was. */
async function expectStill(place: Page | FrameLocator, inner: Page | Frame, letThrough: () => void) {
  await pictured(inner)
  const before = await boxes(place)
  letThrough()
  await expect(place.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  expect(await boxes(place)).toEqual(before)
  expect(await shifted(inner)).toBeLessThan(0.001)
}

const windows = [
  // A phone's scroll bars take up no room.
  { width: 320, height: 640, isMobile: true },
  { width: 768, height: 1024, isMobile: false },
  { width: 1280, height: 720, isMobile: false },
] as const

for (const { isMobile, ...size } of windows)
  test.describe(`${size.width} px wide`, tagWholeIf(size.width > 320), () => {
    test.use({ viewport: size, isMobile, hasTouch: isMobile })

    // behaviour 24.6
    test('the device is visible before any script runs, and does not move', async ({ page }) => {
      // On a slow network the fonts would delay the program.
      const letters: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) letters.push(request.url())
      })
      await addUpShifts(page)
      const letThrough = await holdRequests(page, '**/assets/*.js')
      await page.goto('/home', { waitUntil: 'commit' })
      await pictured(page)
      await expect(page.locator('[data-casing]')).toBeVisible()
      await expect(page.locator('[data-casing] button svg')).toHaveCount(5)
      await expect(page.locator('[data-display]')).toHaveCount(0)
      expect(await brightness(page, '[data-casing]', 0.01)).toBeGreaterThan(220)
      expect(await brightness(page, '[data-casing] section')).toBeLessThan(40)
      expect(await brightness(page, '[data-key="next"]')).toBeLessThan(120)
      expect(letters).toEqual([])
      await expectStill(page, page, letThrough)
      await expect.poll(() => letters.length).toBe(2)
    })
  })

test('without scripts the page says that it needs them, and shows the casing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/home/menu')
  await expect(page.locator('noscript p')).toBeInViewport()
  await expect(page.locator('[data-casing]')).toBeInViewport()
  await context.close()
})

test('a page that has only half arrived draws nothing, so nothing moves', async ({ page, baseURL }) => {
  const html = await (await page.request.get('/home')).text()
  const half = html.indexOf('data-key="previous"')
  expect(half).toBeGreaterThan(0)
  let sendRest = () => {}
  const server = createServer(async ({ url }, response) => {
    if (url === '/home') {
      response.setHeader('content-type', 'text/html')
      response.write(html.slice(0, half))
      sendRest = () => response.end(html.slice(half))
      return
    }
    const answer = await fetch(`${baseURL}${url}`)
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  await addUpShifts(page)
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/home`, { waitUntil: 'commit' })
  // Polls by time, because the page should not draw a frame yet.
  await page.waitForFunction(
    () => document.querySelector('[data-casing] section') && document.styleSheets.length > 0,
    null,
    { polling: 100 },
  )
  const sent = await page.evaluate(() => performance.now())
  sendRest()
  await pictured(page)
  await waitForPath(page, '/home')
  const drawn = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  expect(drawn).toBeGreaterThan(sent)
  expect(await shifted(page)).toBeLessThan(0.001)
  server.close()
  server.closeAllConnections()
})

for (const [width, height] of [
  [320, 560],
  [400, 620],
  [1000, 700],
] as const)
  test(
    `the device does not move when the program starts in a fixed frame of ${width} × ${height}`,
    tagWholeIf(width !== 400),
    async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 900 })
      await addUpShifts(page)
      const letThrough = await holdRequests(page, '**/assets/*.js')
      const body = `<!doctype html><iframe src="/home" width="${width}" height="${height}" title="device"></iframe>`
      await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto('/host.html', { waitUntil: 'commit' })
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('[data-casing]')).toBeVisible()
      await expectStill(frame, page.frames()[1] ?? page, letThrough)
    },
  )
