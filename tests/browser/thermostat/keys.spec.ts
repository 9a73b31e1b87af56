/** Use without a mouse, with a screen reader or with large fingers. */

import { smallTargets } from '../helpers/fits'
import { withReducedMotion } from '../helpers/movement'
import { fault, openFaults, openHouse, tab } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

const display = (page: Page) => page.locator('[data-display]')
const key = (page: Page, name: string) => page.locator(`[data-key="${name}"]`)

/** Waits for the screen: the page draws the buttons before its script can handle a press. */
async function openAt(page: Page, path: string) {
  await page.goto(path)
  await expect(display(page)).toHaveAttribute('data-path', path)
}
const openHome = (page: Page) => openAt(page, '/home')

/** An animation that starts in one frame is reported in the next. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('state') ?? localStorage.setItem('state', '{}'))
})

test('everything works by the keyboard, and only there where it is meant', async ({ page }) => {
  await openHome(page)
  await pressKey(page, 'ArrowRight')
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await pressKey(page, 'ArrowRight')
  await page.keyboard.press('Space')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/energy-consumption')
  await page.keyboard.press('Escape')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await page.keyboard.press('Backspace')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await openHouse(page)
  await page.locator('[name="slot"]').focus()
  await pressKey(page, 'ArrowRight')
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
})

// behaviour 1.15
test('after a click beside the device its keys work again, except those of the clicked control', async ({
  page,
}) => {
  await openHome(page)
  const value = display(page).locator('[data-value]')
  const windowOpen = page.locator('[name="windowOpen"]')
  await openHouse(page)
  await windowOpen.click()
  await pressKey(page, 'ArrowRight')
  await expect(value).toHaveAttribute('data-value', '20')
  await page.keyboard.press('Space')
  await expect(windowOpen).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await tab(page, 'house').click()
  await page.keyboard.press('Escape')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await page.locator('[name="roomReading"]').click()
  const reading = await page.locator('[name="roomReading"]').inputValue()
  await pressKey(page, 'ArrowRight')
  await expect(page.locator('[name="roomReading"]')).not.toHaveValue(reading)
  await expect(value).toHaveAttribute('data-value', '20')
  await windowOpen.click()
  await page.keyboard.press('Tab')
  await pressKey(page, 'ArrowRight')
  await page.keyboard.press('Escape')
  await expect(value).toHaveAttribute('data-value', '20')
})

// behaviour 1.14
test('a button that Tab came to is pressed and held by Enter and by space', async ({ page }) => {
  await stopClock(page)
  await openHome(page)
  await page.keyboard.press('Tab')
  for (const name of ['Enter', 'Space']) {
    await key(page, 'confirm').focus()
    await pressKey(page, name)
    await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
    await key(page, 'back').focus()
    await pressKey(page, name)
    await expect(display(page)).toHaveAttribute('data-path', '/home')
    await key(page, 'confirm').focus()
    await page.keyboard.down(name)
    await expect(key(page, 'confirm')).toHaveAttribute('data-down', 'true')
    // The keyboard repeats a key that is down.
    await page.keyboard.down(name)
    await page.clock.runFor(3100)
    await expect(display(page)).toHaveAttribute('data-path', '/home/turn-off')
    await page.keyboard.up(name)
    await expect(key(page, 'confirm')).not.toHaveAttribute('data-down')
    await expect(key(page, 'confirm')).toBeFocused()
    await expect(display(page)).toHaveAttribute('data-path', '/home/turn-off')
    await key(page, 'close').focus()
    await pressKey(page, name)
    await expect(display(page)).toHaveAttribute('data-path', '/home')
  }
})

// behaviour 1.13
test('arrow up and down move in a list and change a value while the focus is in the device, and else scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 300 })
  await openHome(page)
  const value = display(page).locator('[data-value]')
  const scrolled = () => page.evaluate(() => scrollY)
  await pressKey(page, 'ArrowDown')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await expect(value).toHaveAttribute('data-value', '19')
  await page.keyboard.press('Tab')
  await key(page, 'confirm').focus()
  await pressKey(page, 'ArrowUp')
  await expect(value).toHaveAttribute('data-value', '20')
  await pressKey(page, 'ArrowDown')
  await expect(value).toHaveAttribute('data-value', '19')
  await pressKey(page, 'Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  const before = await scrolled()
  const line = display(page).locator('[aria-current="true"]')
  const first = await line.textContent()
  await pressKey(page, 'ArrowDown')
  await expect(line).not.toHaveText(String(first))
  await pressKey(page, 'ArrowUp')
  await expect(line).toHaveText(String(first))
  expect(await scrolled()).toBe(before)
})

// behaviour 1.11, 1.14
test('a button that Tab came to does not stay down when its key comes up unheard', async ({ page }) => {
  await openHome(page)
  await page.keyboard.press('Tab')
  await key(page, 'next').focus()
  await page.keyboard.down('Space')
  await expect(key(page, 'next')).toHaveAttribute('data-down', 'true')
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await expect(key(page, 'next')).not.toHaveAttribute('data-down')
  await page.keyboard.up('Space')
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
  const send = (type: 'keydown' | 'keyup') =>
    key(page, 'next').evaluate(
      (button, kind) =>
        button.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', bubbles: true, cancelable: true })),
      type,
    )
  await send('keydown')
  await send('keydown')
  await send('keyup')
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '22')
  await expect(key(page, 'next')).not.toHaveAttribute('data-down')
})

// behaviour 1.17, 24.4
test('a lone click is a press, and the focus stays on the button that was pressed', {
  tag: '@whole',
}, async ({ page }) => {
  await openHome(page)
  for (const name of ['confirm', 'next', 'next', 'confirm', 'back', 'close']) {
    await key(page, name).focus()
    await key(page, name).evaluate((button: HTMLButtonElement) => button.click())
    await expect(key(page, name)).toBeFocused()
  }
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(key(page, 'close')).toHaveAttribute('aria-disabled', 'true')
})

test('a press that loses its pointer leaves no button down', { tag: '@whole' }, async ({ page }) => {
  await openHome(page)
  const box = await key(page, 'next').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await expect(key(page, 'next')).toHaveAttribute('data-down', 'true')
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await expect(key(page, 'next')).not.toHaveAttribute('data-down')
  await page.mouse.up()
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
})

test('what holding does can be done by a click', { tag: '@whole' }, async ({ page }) => {
  await openHome(page)
  await openHouse(page)
  await page.getByRole('button', { name: 'Hold middle for 3 s' }).click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/turn-off')
})

test('two fingers hold left and right', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.addInitScript(
    () => localStorage.getItem('state') ?? localStorage.setItem('state', '{"keylock":"on"}'),
  )
  await stopClock(page)
  await openHome(page)
  const centre = async (name: string) => {
    const box = await key(page, name).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const [left, right] = [await centre('previous'), await centre('next')]
  const cdp = await context.newCDPSession(page)
  await cdp.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [
      { ...left, id: 1 },
      { ...right, id: 2 },
    ],
  })
  await expect(key(page, 'previous')).toHaveAttribute('data-down', 'true')
  await expect(key(page, 'next')).toHaveAttribute('data-down', 'true')
  await page.clock.runFor(3100)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keylock'))).toBe('off')
  await context.close()
})

test('the live region says what changed, and faults at once', async ({ page }) => {
  await stopClock(page)
  await openHome(page)
  await page.clock.runFor(2000)
  await page.keyboard.press('ArrowRight')
  const region = page.locator('[aria-live="polite"]')
  await page.clock.runFor(200)
  await expect(region).not.toContainText('20')
  await page.clock.runFor(600)
  await expect(region).toContainText('Set temperature 20 degrees')
  await openFaults(page)
  await fault(page, 3).click()
  await expect(page.locator('[aria-live], [role="alert"]').filter({ hasText: 'E3' })).toHaveCount(1)
})

test('the first screen in another language is heard in that language, though its words come later', {
  tag: '@whole',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('state', '{"installationGuide":"true"}'))
  await stopClock(page)
  await openAt(page, '/home/menu/settings/language')
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/assets\/sv-.*\.js/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings/time-and-date/set-time')
  await page.clock.runFor(300)
  arrive()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await page.clock.runFor(400)
  await expect(page.locator('[aria-live="polite"]')).toContainText('Ställ in klockan')
})

test('a key that comes up unheard, while the command key of a Mac is down, does not stay down', {
  tag: '@whole',
}, async ({ page }) => {
  await openHome(page)
  await page.keyboard.down('ArrowRight')
  await expect(key(page, 'next')).toHaveAttribute('data-down', 'true')
  await page.keyboard.down('Meta')
  await page.keyboard.up('Meta')
  await expect(key(page, 'next')).not.toHaveAttribute('data-down')
})

test('a screen that counts by itself is heard too', { tag: '@whole' }, async ({ page }) => {
  await openAt(page, '/upgrade')
  const region = page.locator('[aria-live="polite"]')
  await key(page, 'confirm').click()
  await expect(region).toContainText('Updating')
  await expect(region).toContainText('up to date', { timeout: 10_000 })
})

test('every target is large enough at 280 px', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 740 })
  await openHome(page)
  expect(await smallTargets(page)).toEqual([])
})

test('the page reflows at 320 px, and the five buttons are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHome(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  for (const name of ['back', 'close', 'previous', 'confirm', 'next'])
    await expect(key(page, name)).toBeInViewport({ ratio: 1 })
})

test('nothing moves under reduced motion', async ({ page }) => {
  const moved = await withReducedMotion(page)
  await openHome(page)
  await page.keyboard.down('Enter')
  await expect(key(page, 'confirm')).toHaveAttribute('data-down', 'true')
  await twoFrames(page)
  await page.keyboard.up('Enter')
  await expect(key(page, 'confirm')).not.toHaveAttribute('data-down')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await openHouse(page)
  await page.getByRole('switch', { name: /Remote control/i }).click()
  await twoFrames(page)
  expect(await moved()).toEqual([])
})

test('a button says what it does, after a name that never changes', async ({ page }) => {
  await openHome(page)
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await expect(confirm).toHaveAccessibleDescription('Main menu')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAccessibleDescription('Raise')
  await confirm.click()
  await expect(confirm).toHaveAccessibleDescription('Choose')
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toHaveAccessibleDescription('')
})
