/** The element in boxes of fixed proportion, in which themes show videos: the frame fills it, and the device fits. */
import type { Page } from '@playwright/test'
import { element, expect, fits, frame, type Host, test, told } from '../helpers/embed-host'

/** Opens a page with the rules of a theme for its boxes. */
async function openWith(page: Page, host: Host, product: string, rules: string, body: string): Promise<void> {
  const head = `<style>${rules}</style><script src="${product}/embed.js" async></script>`
  await host.open(body, head, {
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${product}; frame-src ${product}`,
  })
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
}

const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return { x, y, width, height }
  })

const device = '<floor-thermostat lang="sv" path="/home"></floor-thermostat>'
const over = '{ position: absolute; top: 0; left: 0; width: 100%; height: 100%; border: 0 }'

const themes = {
  Bootstrap: `.video { position: relative; width: 100% } .video::before { display: block; padding-top: 56.25%; content: "" } .video > * ${over}`,
  WordPress: `.video { position: relative } .video::before { display: block; padding-top: 56.25%; content: "" } .video iframe ${over}`,
  FitVids: `.video { position: relative; padding: 56.25% 0 0 } .video iframe ${over}`,
  'one that cuts off': `.video { position: relative; height: 0; padding-bottom: 56.25%; overflow: hidden } .video iframe ${over}`,
  'a proportion': '.video { aspect-ratio: 16 / 9 } .video > * { height: 100% }',
}

// behaviour 25.15
for (const [name, rules] of Object.entries(themes))
  for (const width of [390, 1280])
    test(`in a box of 16:9 as in ${name} at ${width} px, the frame fills it and the device fits`, async ({
      page,
      host,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openWith(
        page,
        host,
        `${baseURL}`,
        `body { margin: 0 } ${rules}`,
        `<div class="video">${device}</div>`,
      )
      const around = await box(page, '.video')
      expect(around).toEqual({ x: 0, y: 0, width, height: (width * 9) / 16 })
      expect(await box(page, 'floor-thermostat iframe')).toEqual(around)
      const inside = frame(page).contentFrame()
      await expect(inside.locator('html')).toHaveAttribute('data-framed', 'fixed')
      for (const part of ['.casing', '.glass', '[data-key]'])
        for (const one of await inside.locator(part).all()) await expect(one).toBeInViewport({ ratio: 1 })
    })

// behaviour 25.15
for (const [name, rules, body] of [
  ['a lowest height', 'floor-thermostat { min-height: 300px }', device],
  [
    'a row as high as its neighbour',
    '.row { display: flex } i { height: 2000px } floor-thermostat { flex: 1 }',
    `<div class="row"><i></i>${device}</div>`,
  ],
  [
    'frames elsewhere on the page that lie over their box',
    `body { position: relative } body iframe ${over}`,
    `<p>Try it</p>${device}`,
  ],
] as const)
  test(`with ${name} the frame is as high as its content, as ever`, async ({ page, host, baseURL }) => {
    await openWith(page, host, `${baseURL}`, rules, body)
    await fits(page)
    await expect(element(page)).toHaveCSS('position', 'static')
  })
