/** The live device in a page of the manual. */

import { languages } from '../../../src/device/device'
import { titles } from '../../../src/embed/languages'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const button = (page: Page) => page.locator('[data-live]')
const frames = (page: Page) => page.locator('.live iframe')
const device = (page: Page) => frames(page).contentFrame()

/** The addresses that the page's frames were opened with, and all files that anything loaded. */
function asked(page: Page) {
  const pages: URL[] = []
  const files: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) pages.push(url)
    files.push(url.pathname)
  })
  return { pages, files }
}

for (const language of languages) {
  test(
    `in ${language} a press on the button shows the task in the page`,
    wholeIf(language !== 'fi'),
    async ({ page }) => {
      const { pages } = asked(page)
      await page.goto(`/manual/${language}/lock-keys/`)
      const name = await button(page).textContent()
      expect(pages, 'nothing is loaded before').toEqual([])

      await button(page).click()
      await expect(device(page).locator('html')).toHaveAttribute('lang', language)
      await expect(device(page).locator('[data-companion]')).toHaveAttribute('data-task', 'lock-keys')
      await expect(device(page).locator('[data-caption]')).toHaveText(/./)
      await expect(frames(page)).toHaveAttribute('title', titles[language])
      expect(pages.map(({ searchParams }) => searchParams.get('mode'))).toEqual(['show'])

      await expect(button(page)).not.toHaveText(String(name))
      await button(page).click()
      await expect(frames(page)).toHaveCount(0)
      await expect(button(page)).toHaveText(String(name))
    },
  )
}

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(
    `the device has room at ${width} px, and its whole height`,
    wholeIf(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/manual/de/lock-keys/')
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
      const before = await wide()
      await button(page).click()
      await expect(device(page).locator('[data-caption]')).toHaveText(/./)
      const inside = device(page).locator('html')
      await expect(inside).toHaveAttribute('data-framed', 'sized')
      const overflow = () =>
        inside.evaluate((html) => [
          html.scrollHeight - html.clientHeight,
          html.scrollWidth - html.clientWidth,
          window.innerWidth < 280 ? 1 : 0,
        ])
      await expect.poll(overflow).toEqual([0, 0, 0])
      expect(await wide()).toBe(before)
    },
  )
}

test('the keyboard opens it, goes on into it, and closes it from the same button', async ({ page }) => {
  await page.goto('/manual/en/lock-keys/')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(device(page).locator('[data-caption]')).toHaveText(/./)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frames(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(frames(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('the visitor’s own device stays as it was, also where the show changes a setting', async ({ page }) => {
  // A page without a device, which would store its own.
  await page.goto('/manual/en/')
  await page.evaluate(() => localStorage.setItem('state', '{"temperatureValue":26}'))
  await page.goto('/home')
  await expect(page.locator('[data-display]')).toContainText('26')
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))
  const before = await stored()

  await stopClock(page)
  await page.goto('/manual/en/lock-keys/')
  await button(page).click()
  const companion = device(page).locator('[data-companion]')
  await expect(companion).toHaveAttribute('data-state', 'showing')
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return companion.getAttribute('data-state')
    })
    .toBe('reached')
  await expect(device(page).locator('[data-display]')).toHaveAttribute('data-path', '/home')
  expect(await stored()).toBe(before)
})

test('what is told to the page by others than the device changes nothing', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto('/manual/en/lock-keys/')
  await button(page).click()
  await expect(device(page).locator('[data-caption]')).toHaveText(/./)
  const height = () => frames(page).evaluate((frame) => (frame as HTMLElement).style.height)
  const before = await height()
  await page.evaluate(() => postMessage({ type: 'iframe-resized', height: 12 }, location.origin))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await height()).toBe(before)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the device is ${scheme} in a ${scheme} page`, wholeIf(scheme === 'light'), async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/manual/fi/lock-keys/')
    await button(page).click()
    await expect(device(page).locator('[data-caption]')).toHaveText(/./)
    const color = () =>
      device(page)
        .locator('.caption')
        .evaluate((caption) => getComputedStyle(caption).color)
    const light = Number((await color()).match(/\d+/)?.[0]) < 128
    expect(light ? 'light' : 'dark').toBe(scheme)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the device, and nothing promises more', async ({ page }) => {
    await page.goto('/manual/sv/lock-keys/')
    await expect(button(page)).toBeHidden()
    await page.locator('.live-link').click()
    await expect(page).toHaveURL(/\/home\/\?task=lock-keys&mode=show/)
    await page.goto('/manual/sv/')
    await expect(page.locator('[data-find]')).toBeHidden()
  })
})
