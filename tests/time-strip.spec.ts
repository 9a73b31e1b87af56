/** Time that runs on a phone, while the sheet is closed over its group (behaviour 31.50). */

import { axeFinds } from './axe'
import { openSheet } from './panel'
import { stopClock } from './stop-clock'
import { expect, type Page, test } from './test'
import { wholeIf } from './whole'

test.use({ hasTouch: true })

const strip = (page: Page) => page.locator('.time-strip')
const group = (page: Page) => page.locator('[data-time]')

async function openOnPhone(page: Page, query: string, width = 390, height = 844) {
  await page.setViewportSize({ width, height })
  await stopClock(page)
  await page.goto(`/home?${query}`)
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return group(page).getAttribute('data-speed')
    })
    .not.toBe('1')
}

// behaviour 31.50
for (const language of ['fi', 'de'])
  test(`on a phone the clock stands above the closed sheet, and time can be ended there, in ${language}${wholeIf(language !== 'fi')}`, async ({
    page,
  }) => {
    await openOnPhone(page, `lang=${language}&time=monday-05:30&speed=600`)
    const day = language === 'fi' ? 'Maanantai 05:' : 'Montag, 05:'
    await expect(strip(page)).toContainText(day)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFinds(page, () => page.clock.runFor(50))).toEqual([])
    }
    await strip(page).getByRole('button').first().click()
    await expect(group(page)).toHaveAttribute('data-speed', '0')
    await expect(strip(page)).toContainText(day)
    await openSheet(page)
    await expect(strip(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await strip(page).getByRole('button').last().click()
    await expect(strip(page)).toHaveCount(0)
    await expect(group(page)).toHaveAttribute('data-speed', '1')
    await expect(page.locator('[data-key="previous"]')).toBeFocused()
  })

for (const [width, height, isSeen] of [
  [360, 640, true],
  [375, 667, true],
  [430, 932, true],
  [320, 568, false],
  [375, 553, false],
  [690, 1000, false],
] as const)
  test(`it covers no notice and no caption, at ${width} × ${height}${wholeIf(width !== 360 && width !== 320)}`, async ({
    page,
  }) => {
    await openOnPhone(page, 'lang=da&time=monday-05:30&speed=600', width, height)
    await expect(strip(page)).toBeVisible({ visible: isSeen })
    if (isSeen) {
      const [upper, lower] = [await page.locator('.notice').boundingBox(), await strip(page).boundingBox()]
      expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
    }
    await page.goto('/home?lang=da&task=lock-keys&time=monday-05:30&speed=600')
    await expect(page.locator('[data-caption]')).toBeVisible()
    await expect(strip(page)).toBeHidden()
  })
