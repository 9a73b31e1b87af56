/** Contrast: of the caption, by its pixels; with forced colours; and for visitors who ask for more. */
import { goTo, open, openHouse, waitForPath } from '../helpers/panel'
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

test('with forced colours the chosen line is filled, "Share" has an edge, and the lines of the chart differ', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/home/menu')
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  const ground = (selector: string) => styleOf(selector, 'background-color')
  await page.evaluate(() => {
    const probe = document.createElement('p')
    probe.className = 'probe'
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
    document.body.append(probe)
  })
  expect(await ground('.line[aria-current]')).toBe(await ground('.probe'))
  expect(await styleOf('.line[aria-current] .icon', 'color')).toBe(await styleOf('.probe', 'color'))
  expect(await styleOf('[data-command="share"]', 'outline-style')).toBe('solid')
  await open(page, '/home?time=monday-05:30&speed=0')
  await page.locator('.chart-set').waitFor({ state: 'attached' })
  const dashes = await Promise.all(
    ['.chart-set', '.chart-floor'].map((line) => styleOf(line, 'stroke-dasharray')),
  )
  expect(dashes).toEqual(['6px, 4px', 'none'])
})

/** Runs in the page. Returns the controls that miss a click 21 px beside their middle; links in sentences may. */
function findControlsBelow44(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, summary')
  return [...controls].flatMap((element) => {
    const isInSentence = getComputedStyle(element).display === 'inline' || element.matches('p > button')
    if (isInSentence || !element.checkVisibility() || element.matches('.skip:not(:focus), .skip a')) return []
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const takes = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
    }
    const [atSides, atEnds] = [width >= 44, height >= 44]
    const isLarge =
      (atSides || (takes(-21, 0) && takes(21, 0))) && (atEnds || (takes(0, -21) && takes(0, 21)))
    return isLarge
      ? []
      : [`${element.outerHTML.slice(0, 90)} is ${Math.round(width)} × ${Math.round(height)}`]
  })
}

/** Pages, and the part of each that loads last. */
const pages = [
  ['/home?task=lock-keys', '.task'],
  ['/home?time=monday-05:30&speed=0', '.chart-set'],
  ['/home?share', 'dialog[open]'],
  ['/manual/de/', 'footer'],
  ['/manual/de/lock-keys/', 'footer'],
  ['/sheet/', 'h1'],
  ['/embed.html', 'h1'],
] as const

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`for visitors who ask for more contrast controls are 44 px and edges dark, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' })
    await page.setViewportSize({ width, height })
    for (const [address, lastPart] of pages) {
      await page.goto(address)
      await page.locator(lastPart).first().waitFor({ state: 'attached' })
      expect(await page.evaluate(findControlsBelow44), address).toEqual([])
    }
    await open(page, '/home')
    await openHouse(page)
    await page.locator('#panel-house summary').click()
    expect(await page.evaluate(findControlsBelow44), 'all values').toEqual([])
    const edge = await page
      .locator('.switch')
      .first()
      .evaluate((one) => getComputedStyle(one).borderColor)
    expect(edge).toBe('rgb(22, 20, 18)')
  })
