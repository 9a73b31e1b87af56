/** The live device in a page of the manual. */
import { titles } from '../../../src/site/embed/languages'
import { languages } from '../../../src/thermostat/device/device'
import { stopClock } from '../helpers/stop-clock'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const button = (page: Page) => page.locator('[data-live]')
const frames = (page: Page) => page.locator('main iframe')
const device = (page: Page) => frames(page).contentFrame()
const isShown = (page: Page) => expect(device(page).locator('[data-caption]')).toHaveText(/./)

for (const [language, width, colorScheme] of [
  ['fi', 390, 'dark'],
  ['de', 320, 'light'],
  ...languages.map((language) => [language, 1280, 'light'] as const),
] as const)
  test(
    `the keyboard opens and closes the live device in the page, in ${language}, ${width} px wide, ${colorScheme}`,
    tagWholeIf(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      const modes: (string | null)[] = []
      page.on('request', (request) => {
        const isInFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame()
        if (isInFrame) modes.push(new URL(request.url()).searchParams.get('mode'))
      })
      await page.goto(`/manual/${language}/lock-keys/`)
      const name = String(await button(page).textContent())
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
      const before = await wide()
      expect(modes, 'nothing is loaded before').toEqual([])

      await button(page).press('Enter')
      const inside = device(page).locator('html')
      await expect(inside).toHaveAttribute('lang', language)
      await expect(device(page).locator('[data-companion]')).toHaveAttribute('data-task', 'lock-keys')
      await isShown(page)
      await expect(frames(page)).toHaveAttribute('title', titles[language])
      expect(modes).toEqual(['show'])

      await test.step('it has enough space, its full height, and the colours of the page', async () => {
        await expect(inside).toHaveAttribute('data-framed', 'sized')
        const overflow = () =>
          inside.evaluate((html) => [
            html.scrollHeight - html.clientHeight,
            html.scrollWidth - html.clientWidth,
            window.innerWidth < 280 ? 1 : 0,
          ])
        await expect.poll(overflow).toEqual([0, 0, 0])
        expect(await wide()).toBe(before)
        const color = await device(page)
          .locator('[data-caption]')
          .evaluate((caption) => getComputedStyle(caption).color)
        expect(Number(color.match(/\d+/)?.[0]) < 128 ? 'light' : 'dark').toBe(colorScheme)
      })

      await test.step('Tab continues into it, and the same button closes it', async () => {
        await expect(button(page)).toBeFocused()
        await expect(button(page)).not.toHaveText(name)
        await page.keyboard.press('Tab')
        await expect(frames(page)).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await expect(button(page)).toBeFocused()
        await page.keyboard.press('Space')
        await expect(frames(page)).toHaveCount(0)
        await expect(button(page)).toBeFocused()
        await expect(button(page)).toHaveText(name)
      })
    },
  )

test('the visitor’s own device does not change, even if the demonstration changes a setting', async ({
  page,
}) => {
  await stopClock(page)
  await page.addInitScript(() => {
    if (!localStorage.getItem('state')) localStorage.setItem('state', '{"temperatureValue":26}')
  })
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))
  await page.goto('/manual/en/lock-keys/')
  const before = await stored()
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

  await test.step('messages from other senders change nothing', async () => {
    const height = () => frames(page).evaluate((frame: HTMLElement) => frame.style.height)
    const before = await height()
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', resolve)
          postMessage({ type: 'iframe-resized', height: 12 }, location.origin)
        }),
    )
    expect(await height()).toBe(before)
  })
})
