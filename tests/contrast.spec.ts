/** The caption is legible on the wall and in the casing's shadow: measured by pixels, as they are drawn. */

import { pixelsOf } from './pixels'
import { expect, type Page, test } from './test'
import { wholeIf } from './whole'

/** The luminance of each pixel of the caption's room: of the wall alone, or filled with a text's colour. */
async function luminances(page: Page, fill: string): Promise<number[]> {
  const room = page.locator('.below')
  await room.evaluate((element, background) => {
    if (element instanceof HTMLElement) element.style.background = background
    for (const child of element.children) if (child instanceof HTMLElement) child.style.visibility = 'hidden'
  }, fill)
  const box = await room.boundingBox()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  // Its upper padding, in which the casing's edge is drawn, never has text.
  const clip = { x, y: y + 17, width, height: height - 17 }
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
    test(`the caption has a contrast of at least 4.5:1, ${width} px, ${colorScheme}${wholeIf(width > 390 || colorScheme === 'dark')}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
      await page.goto('/home')
      await expect(page.locator('.forgetful')).toBeVisible()
      const wall = await luminances(page, 'none')
      for (const line of ['.notice', '.forgetful']) {
        const color = await page.locator(line).evaluate((element) => getComputedStyle(element).color)
        const ink = await luminances(page, color)
        const contrasts = ink.map((one, at) => {
          const other = wall[at] ?? 0
          return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
        })
        const least = contrasts.reduce((found, one) => Math.min(found, one))
        expect(least, line).toBeGreaterThanOrEqual(4.5)
      }
    })
