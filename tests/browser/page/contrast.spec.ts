/** The caption is legible on the wall and in the casing's shadow: measured by pixels, as they are drawn. */
import { goTo, open, waitForPath } from '../helpers/panel'
import { readPixels } from '../helpers/pixels'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

/** Returns the luminance of each pixel in the box of a line, with its text hidden and this background. */
async function luminances(page: Page, line: string, fill: string): Promise<number[]> {
  const box = await page.locator(line).boundingBox()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.locator('[data-region="voice"]').evaluate((room: HTMLElement, background) => {
    room.style.background = background
    for (const child of room.children) if (child instanceof HTMLElement) child.style.visibility = 'hidden'
  }, fill)
  // Only whole pixels, because a screenshot leaves partial ones empty.
  const [left, top] = [Math.ceil(x), Math.ceil(y)]
  const clip = { x: left, y: top, width: Math.floor(width) - 1, height: Math.floor(height) - 1 }
  const bytes = await readPixels(page, clip)
  const found: number[] = []
  for (let at = 0; at < bytes.length; at += 4)
    found.push(0.2126 * linear(bytes[at]) + 0.7152 * linear(bytes[at + 1]) + 0.0722 * linear(bytes[at + 2]))
  return found
}

const linear = (byte = 0) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

/** The least contrast between a line and the wall behind it. */
async function leastContrast(page: Page, line: string): Promise<number> {
  const color = await page.locator(line).evaluate((element) => getComputedStyle(element).color)
  const wall = await luminances(page, line, 'none')
  const ink = await luminances(page, line, color)
  return ink.reduce((least, one, at) => {
    const other = wall[at] ?? 0
    return Math.min(least, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
  }, 21)
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const)
    test(
      `the caption has a contrast of at least 4.5:1, ${width} px, ${colorScheme}`,
      tagWholeIf(width > 390 || colorScheme === 'dark'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height })
        await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
        await open(page, '/home')
        // Lazy modules redraw the notice, so the test waits for them.
        await expect(page.locator('ul:has(button[data-task])')).toBeVisible()
        // On an upright sheet the line about storage takes the room of the general notice.
        const hasTwoLines = width >= 900
        await expect(page.locator('[data-notice] span')).toBeVisible({ visible: hasTwoLines })
        const quietLines = hasTwoLines ? ['[data-notice] span'] : []
        for (const line of ['[data-notice] strong', ...quietLines, '[data-forgetful]'])
          expect(await leastContrast(page, line), line).toBeGreaterThanOrEqual(4.5)
        // A single line is nearer to the device, in its shadow.
        await goTo(page, '/home/menu')
        await waitForPath(page, '/home/menu')
        expect(await leastContrast(page, '[data-notice] span'), 'in the menu').toBeGreaterThanOrEqual(4.5)
      },
    )
