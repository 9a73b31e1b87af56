/**
 * Tests the element in boxes of a fixed ratio, as themes make them for videos: the frame fills the box, and the
 * device fits.
 */
import type { Page } from '@playwright/test'
import {
  element,
  evaluateOnElement,
  expect,
  frame,
  type Host,
  postFromStandIn,
  readEvents,
  readFrameHeight,
  readyMessage,
  test,
} from '../helpers/embed-host'

/** Opens a page whose policy allows inline styles, and frames from anywhere. */
const openStyled = (host: Host, body: string, script?: string) =>
  host.open(body, script, {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; script-src *; frame-src *",
  })

/** Sets the style rules of the page and recreates its element, which applies them. */
async function restyle(page: Page, rules: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`body { margin: 0 } ${text}`)
    document.adoptedStyleSheets = [sheet]
  }, rules)
  await evaluateOnElement(page, (it) => it.setAttribute('start', '/'))
}

const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return { x, y, width, height }
  })

const over = '{ position: absolute; top: 0; left: 0; width: 100%; height: 100%; border: 0 }'
const before = 'section::before { display: block; padding-top: 56.25%; content: "" }'

const themes = {
  Bootstrap: `section { position: relative; width: 100% } ${before} section > * ${over}`,
  WordPress: `section { position: relative } ${before} section iframe ${over}`,
  FitVids: `section { position: relative; padding: 56.25% 0 0 } section iframe ${over}`,
  'one that cuts off': `section { position: relative; height: 0; padding-bottom: 56.25%; overflow: hidden }
    section iframe ${over}`,
  'a proportion': 'section { aspect-ratio: 16 / 9 } section > * { height: 100% }',
}

// behaviour 25.9
test('the frame fills a 16:9 box of any theme', async ({ page, host }) => {
  await openStyled(host, `<section><floor-thermostat src="${host.standIn}"></floor-thermostat></section>`)
  for (const [name, rules] of Object.entries(themes))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await restyle(page, rules)
      await postFromStandIn(page, readyMessage(), { type: 'iframe-resized', height: 731 })
      const around = await box(page, 'section')
      expect(around, name).toEqual({ x: 0, y: 0, width, height: (width * 9) / 16 })
      expect(await box(page, 'floor-thermostat iframe'), name).toEqual(around)
    }
})

// behaviour 25.9
test('in a 16:9 box the device fits into the frame, on phones and desktops', async ({
  page,
  host,
  baseURL,
}) => {
  const script = `<style>body { margin: 0 } ${themes.Bootstrap}</style><script src="${baseURL}/embed.js"></script>`
  await page.setViewportSize({ width: 390, height: 800 })
  await openStyled(host, '<section><floor-thermostat path="/home"></floor-thermostat></section>', script)
  await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)
  const inside = frame(page).contentFrame()
  await expect(inside.locator('html')).toHaveAttribute('data-framed', 'fixed')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const part of ['main > :has([data-display])', '[data-key]'])
      for (const one of await inside.locator(part).all()) await expect(one).toBeInViewport({ ratio: 1 })
  }
})

// behaviour 25.9
test('without a height from the page the frame is as high as its content', async ({ page, host }) => {
  await openStyled(
    host,
    `<section><floor-thermostat src="${host.standIn}"></floor-thermostat><i></i></section>`,
  )
  for (const [name, rules] of [
    ['a lowest height', 'floor-thermostat { min-height: 300px }'],
    [
      'a row as high as its neighbour',
      'section { display: flex } i { height: 2000px } floor-thermostat { flex: 1 }',
    ],
    [
      'frames elsewhere on the page that lie over their box',
      `section { position: relative } section iframe ${over}`,
    ],
  ] as const) {
    await restyle(page, rules)
    await postFromStandIn(page, readyMessage(), { type: 'iframe-resized', height: 731 })
    expect(await readFrameHeight(page), name).toBe(731)
    await expect(element(page), name).toHaveCSS('position', 'static')
  }
})
