/** The panel beside the device, or below it on a phone: its effects are in view, and the focus stays. */
import { expect, type Page, test } from '@playwright/test'

const display = (page: Page) => page.locator('[data-display]')
const control = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(display(page)).toHaveAttribute('data-path', path)
  await expect(page.locator('.surroundings')).toBeAttached()
}

for (const [phone, size] of [
  ['upright', { width: 390, height: 664 }],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(`a phone ${phone}`, () => {
    test.use({ viewport: size, isMobile: true, hasTouch: true })

    const deeds: readonly (readonly [what: string, deed: (page: Page) => Promise<unknown>])[] = [
      ['a fault', (page) => control(page, 'fault').selectOption('3')],
      ['a window that opens', (page) => control(page, 'windowOpen').tap()],
      ['the upgrade', (page) => page.locator('a[href$="/upgrade"]').tap()],
      ['a key that is held', (page) => page.locator('.holds button').first().tap()],
    ]
    for (const [what, deed] of deeds)
      test(`${what}: the display comes into sight`, async ({ page }) => {
        await open(page, '/home')
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        await expect(display(page)).not.toBeInViewport({ ratio: 0.9 })
        await deed(page)
        await expect(display(page)).toBeInViewport({ ratio: 0.9 })
        for (const name of ['back', 'close'])
          await expect(page.locator(`[data-key="${name}"]`)).toBeInViewport({ ratio: 1 })
      })

    test('a reading that is dragged stays under the finger', async ({ page }) => {
      await open(page, '/home')
      const slider = control(page, 'outdoorReading')
      await slider.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const before = await page.evaluate(() => scrollY)
      await slider.press('ArrowRight')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
  })
}

test('what is ticked and not shown yet says what it needs', async ({ page }) => {
  await open(page, '/home')
  const label = page.locator('label', { has: control(page, 'windowOpen') })
  await expect(label).toHaveText('Window open')
  await control(page, 'windowOpen').click()
  await expect(label).toHaveText('Window openNeeds: Ventilation (open window)')
  await open(page, '/home/menu/installer/functions/ventilation-function')
  await control(page, 'windowOpen').click()
  await expect(label).toContainText('Needs')
  await page.locator('[data-display] .line').first().click()
  await expect(label).toHaveText('Window open')
})

for (const language of ['sv', 'no', 'fi', 'da', 'de'])
  test(`a laptop's window shows device and panel without scrolling, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/home?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800)
  })

test('a switch that may not be used any more keeps the keyboard', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('state', '{"wifiInstalled":"true"}'))
  await open(page, '/home')
  await control(page, 'slot').selectOption('occupied')
  const card = control(page, 'wifiInstalled')
  await card.focus()
  await page.keyboard.press('Space')
  await expect(card).not.toBeChecked()
  await expect(card).toHaveAttribute('aria-disabled', 'true')
  await expect(card).toBeFocused()
  await page.keyboard.press('Space')
  await expect(card).not.toBeChecked()
})

test('Escape closes an explanation, and is no way back while one is open', async ({ page }) => {
  await open(page, '/home/menu')
  const popover = page.locator('.popover').first()
  for (const place of ['the button', 'a key', 'nowhere'] as const) {
    await page.locator('.info-button').first().click()
    await expect(popover).toBeVisible()
    if (place === 'a key') await page.locator('[data-key="next"]').focus()
    if (place === 'nowhere')
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
    await page.keyboard.press('Escape')
    await expect(popover, `the focus is on ${place}`).toBeHidden()
    await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  }
})

test('with reduced motion neither the buttons nor the panel move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/home')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('[data-key], [data-key] *, .surroundings, .surroundings *')].flatMap(
      (element) =>
        [null, '::before', '::after'].map((part) => getComputedStyle(element, part).transitionDuration),
    ),
  )
  expect(new Set(moving)).toEqual(new Set(['0s']))
})
