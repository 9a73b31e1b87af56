/** Tests the house and the faults, beside the device or below it: their effects are in view, and nothing moves. */
import { languages } from '../../../src/thermostat/device/device'
import { findMisfits, findSmallTargets } from '../helpers/layout-checks'
import { control, display, fault, open, openFaults, openHouse } from '../helpers/panel'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const keys = (page: Page) =>
  ['back', 'close', 'previous', 'confirm', 'next'].map((name) => page.locator(`[data-key="${name}"]`))

test.describe('a phone upright', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true })

  test('the device is fully visible above the house and the faults, and shows their changes', async ({
    page,
  }) => {
    await open(page, '/home')
    await openFaults(page)
    await fault(page, 3).tap()
    await expect(display(page)).toHaveAttribute('data-mode', 'error')
    for (const part of [display(page), ...keys(page)]) await expect(part).toBeInViewport({ ratio: 0.99 })
    // No style for a pointer stays on the row that was touched.
    await fault(page, 3).tap()
    await expect(fault(page, 3)).toHaveAttribute('aria-pressed', 'false')
    const colourOf = (code: number) =>
      fault(page, code).evaluate((row) => getComputedStyle(row).backgroundColor)
    expect(await colourOf(3)).toBe(await colourOf(4))
    await openHouse(page)
    const slider = control(page, 'outdoorReading')
    await slider.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await slider.boundingBox()
    await slider.press('ArrowRight')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await slider.boundingBox(), 'it stays under the finger').toEqual(before)
  })
})

// behaviour 17.2
for (const [width, height] of [
  [390, 664],
  [1280, 800],
] as const)
  test(
    `an explanation opens right below its button, ${width} px wide`,
    tagWholeIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/home')
      await openHouse(page)
      await control(page, 'wifiInstalled').evaluate((one) => one.scrollIntoView({ block: 'start' }))
      const button = page.locator('[popovertarget]').first()
      await button.click()
      const above = await button.boundingBox()
      const popover = await page.locator(':popover-open').boundingBox()
      const gap = (popover?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThanOrEqual(8)
    },
  )

test.describe('a phone sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })

  test('an explanation without room below its button opens above it', async ({ page }) => {
    await open(page, '/home')
    await openHouse(page)
    await control(page, 'wifiInstalled').evaluate((one) => one.scrollIntoView({ block: 'end' }))
    const button = page.locator('[popovertarget]').first()
    await button.click()
    const below = await button.boundingBox()
    const popover = await page.locator(':popover-open').boundingBox()
    const gap = (below?.y ?? 0) - (popover?.y ?? 0) - (popover?.height ?? 0)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(8)
  })

  test('the device stays in view at the left, beside caption and panel', { tag: '@whole' }, async ({
    page,
  }) => {
    await open(page, '/home')
    await openFaults(page)
    await fault(page, 3).tap()
    await expect(display(page)).toHaveAttribute('data-mode', 'error')
    for (const part of [display(page), ...keys(page)]) await expect(part).toBeInViewport({ ratio: 0.99 })
    const device = await page.locator('[data-casing]').boundingBox()
    for (const part of ['[data-notice]', '[data-region="rail"]']) {
      const box = await page.locator(part).boundingBox()
      expect(box?.x).toBeGreaterThan((device?.x ?? 0) + (device?.width ?? 0))
    }
  })
})

for (const [width, height] of [
  [640, 360],
  [667, 375],
  [844, 470],
] as const)
  test(
    `the whole device is visible beside the panel, ${width} × ${height}`,
    tagWholeIf(width !== 667),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/home')
      const device = await page.locator('[data-casing]').boundingBox()
      const panel = await page.locator('[data-region="rail"]').boundingBox()
      expect(device?.x).toBeGreaterThanOrEqual(0)
      expect(panel?.x).toBeGreaterThan((device?.x ?? 0) + (device?.width ?? 0))
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width)
    },
  )

test.describe('a low and narrow window, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  // behaviour 17.9
  test('nothing is fixed while the page scrolls, and changes in the panel are visible', async ({ page }) => {
    await open(page, '/home')
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
        )
        .map(({ className }) => String(className)),
    )
    expect(staying).toEqual([])
    await openHouse(page)
    await control(page, 'windowOpen').click()
    await expect(display(page)).toBeInViewport({ ratio: 0.9 })
  })
})

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const
for (const [width, height] of sizes)
  test(
    `the caption is within 60 px of the buttons and moves no other element, ${width} × ${height}`,
    tagWholeIf(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const places = []
      for (const path of ['/home', '/home/menu/installer/reset/reset-everything']) {
        await open(page, path)
        const notice = await page.locator('[data-notice]').boundingBox()
        const button = await page.locator('[data-key="confirm"]').boundingBox()
        if (height > 480)
          expect((notice?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThanOrEqual(60)
        places.push(await page.locator('[data-casing]').boundingBox())
      }
      expect(places[1]).toEqual(places[0])
    },
  )

for (const language of languages)
  for (const width of [320, 1280])
    test(
      `the house and the faults are not cut off in ${language}, ${width} px wide`,
      tagWholeIf(language !== 'fi'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 2000 })
        await page.goto(`/home?lang=${language}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await openHouse(page)
        await control(page, 'windowOpen').click()
        await control(page, 'operatingPause').click()
        for (const openPanel of [openHouse, openFaults]) {
          await openPanel(page)
          expect(await findMisfits(page)).toEqual([])
          expect(await findSmallTargets(page)).toEqual([])
        }
      },
    )

test('a switch without visible effect names its requirement and moves no element; its tab has a dot', async ({
  page,
}) => {
  await open(page, '/home/menu/installer/functions/ventilation-function')
  const marked = page.getByRole('tab').filter({ has: page.getByRole('img', { name: 'changed' }) })
  await expect(marked).toHaveCount(0)
  await openHouse(page)
  const windowOpen = control(page, 'windowOpen')
  const place = async () => {
    const [first, last] = await Promise.all(
      ['wifiInstalled', 'connectionFails'].map((name) => control(page, name).boundingBox()),
    )
    return (last?.y ?? 0) - (first?.y ?? 0)
  }
  const before = await place()
  await expect(windowOpen).toHaveAccessibleDescription('')
  await windowOpen.click()
  await expect(windowOpen).toHaveAccessibleDescription('Needs: Ventilation (open window)')
  expect(await place()).toBe(before)
  await expect(marked).toHaveText(['House'])
  await page.locator('[data-display] [data-line]').first().click()
  await expect(windowOpen).toHaveAccessibleDescription('')
  await windowOpen.click()
  await openFaults(page)
  await fault(page, 3).click()
  await expect(marked).toHaveText(['Faults'])
  await fault(page, 0).click()
  await expect(marked).toHaveCount(0)
})

// behaviour 9.11
test('a reading whose sensor is broken is not a number, and its slider keeps its place', async ({ page }) => {
  await open(page, '/home')
  await openHouse(page)
  const slider = control(page, 'floorReading')
  const row = page.locator('.row', { has: slider })
  const readings = page.locator('[data-region="deck"] dl')
  await expect(readings).toContainText('Floor19.0°')
  const height = async () => (await row.boundingBox())?.height
  const before = await height()
  await control(page, 'floorSensorConnected').click()
  await expect(readings).toContainText('Floor– (open circuit)')
  await expect(row).toContainText('Flooropen circuit–')
  await expect(row).not.toContainText('19')
  await expect(slider).toHaveAttribute('aria-valuetext', '– (open circuit)')
  expect(await height(), 'nothing moves').toBe(before)
  await slider.press('ArrowRight')
  await control(page, 'floorSensorConnected').click()
  await expect(readings).toContainText('Floor20.0°')
  await openFaults(page)
  await fault(page, 1).click()
  await expect(readings).toContainText('Room– (short circuit)')
})

// behaviour 17.10
test('the requirement of a switch can be turned on beside it, and the focus stays there', async ({
  page,
}) => {
  await open(page, '/home')
  await openHouse(page)
  const windowOpen = control(page, 'windowOpen')
  const turnOn = page.locator('.row', { has: windowOpen }).getByRole('button', { name: 'Turn on' })
  // The panel scrolls.
  const distance = async () => {
    const [first, last] = await Promise.all(
      [control(page, 'slot'), windowOpen].map((one) => one.boundingBox()),
    )
    return (last?.y ?? 0) - (first?.y ?? 0)
  }
  const before = await distance()
  await windowOpen.click()
  await turnOn.click()
  await expect(display(page)).toHaveAttribute('data-mode', 'ventilation')
  await expect(windowOpen).toBeFocused()
  await expect(windowOpen).toHaveAccessibleDescription('')
  await expect(turnOn).toHaveCount(0)
  expect(await distance()).toBe(before)
})

test('a click anywhere on the row of a switch operates it, except on its buttons', async ({ page }) => {
  await open(page, '/home')
  await openHouse(page)
  const card = control(page, 'wifiInstalled')
  const row = page.locator('.row', { has: card })
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(card).not.toBeChecked()
  await row.click({ position: { x: 2, y: 2 } })
  await expect(card).toBeChecked()
  await row.locator('label').click()
  await expect(card).not.toBeChecked()
  await card.click()
  await expect(card).toBeChecked()
  await row.getByRole('button').click()
  await expect(page.locator(':popover-open')).toBeVisible()
  await expect(card).toBeChecked()
})

// behaviour 17.9
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `a change on the display by the panel is highlighted once, with reduced motion "${reducedMotion}"`,
    tagWholeIf(reducedMotion === 'reduce'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const marked: string[] = []
        const { animate } = Element.prototype
        Element.prototype.animate = function (frames, options) {
          marked.push(`${this.textContent} ${Object.keys((frames as Keyframe[])[0] ?? {})[0]}`)
          return animate.call(this, frames, options)
        }
        Object.assign(window, { marked })
      })
      await open(page, '/home')
      await openHouse(page)
      await control(page, 'floorReading').press('ArrowRight')
      await expect(display(page)).toContainText('20.0')
      const marks = () => page.evaluate(() => Reflect.get(window, 'marked') as string[])
      await expect.poll(marks).toHaveLength(1)
      expect((await marks())[0]).toMatch(reducedMotion === 'reduce' ? /^20.*outline/ : /^20.*backgroundColor/)
    },
  )

for (const language of ['sv', 'no', 'fi', 'da', 'de'])
  test(
    `a laptop's window shows device and panel without scrolling, in ${language}`,
    tagWholeIf(language !== 'fi'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`/home?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800)
    },
  )
