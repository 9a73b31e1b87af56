/** The caption is legible on the wall and in the casing's shadow: measured by pixels, as they are drawn. */

import { pixelsOf } from '../helpers/pixels'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

/** The luminance of each pixel where a line stands: of the wall alone, or filled with the line's colour. */
async function luminances(page: Page, line: string, fill: string): Promise<number[]> {
  const { x, y, width, height } = (await page.locator(line).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.locator('[data-region="voice"]').evaluate((room: HTMLElement, background) => {
    room.style.background = background
    for (const child of room.children) if (child instanceof HTMLElement) child.style.visibility = 'hidden'
  }, fill)
  // Whole pixels: what a picture has beside them is empty.
  const clip = {
    x: Math.ceil(x),
    y: Math.ceil(y),
    width: Math.floor(width) - 1,
    height: Math.floor(height) - 1,
  }
  const bytes = await pixelsOf(page, clip)
  const found: number[] = []
  for (let at = 0; at < bytes.length; at += 4)
    found.push(0.2126 * linear(bytes[at]) + 0.7152 * linear(bytes[at + 1]) + 0.0722 * linear(bytes[at + 2]))
  return found
}

const linear = (byte = 0) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const)
    test(
      `the caption has a contrast of at least 4.5:1, ${width} px, ${colorScheme}`,
      wholeIf(width > 390 || colorScheme === 'dark'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height })
        await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
        for (const [path, line] of [
          ['/home', '[data-notice] strong'],
          ['/home', '[data-notice] span'],
          ['/home', '[data-forgetful]'],
          // Alone it is nearer to the device, in its shadow.
          ['/home/menu', '[data-notice] span'],
        ] as const) {
          await page.goto(path)
          // What loads behind the first picture draws the notice once more.
          await expect(page.locator('ul:has(button[data-task])')).toBeVisible()
          const color = await page.locator(line).evaluate((element) => getComputedStyle(element).color)
          const wall = await luminances(page, line, 'none')
          const ink = await luminances(page, line, color)
          const contrasts = ink.map((one, at) => {
            const other = wall[at] ?? 0
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
          })
          const least = contrasts.reduce((found, one) => Math.min(found, one))
          expect(least, `${line} at ${path}`).toBeGreaterThanOrEqual(4.5)
        }
      },
    )
