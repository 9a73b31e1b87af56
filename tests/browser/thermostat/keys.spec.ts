/** Tests use by keyboard, with two fingers and in a small window. */
import { findSmallTargets } from '../helpers/layout-checks'
import { control, display, key, open, openHouse, tab, value, waitForPath } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { recordReducedMotion } from '../helpers/reduced-motion'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

const isValue = (page: Page, number: number) =>
  expect(value(page)).toHaveAttribute('data-value', String(number))
const isDown = (page: Page, name: string) => expect(key(page, name)).toHaveAttribute('data-down', 'true')
const isUp = (page: Page, name: string) => expect(key(page, name)).not.toHaveAttribute('data-down')
/** Simulates a window that loses the focus, after which no key-up event arrives. */
const blur = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')))

/** An animation that starts in one frame is reported in the next. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

// behaviour 1.14
test('the whole device works by keyboard; a control outside it keeps its own keys', async ({ page }) => {
  await open(page, '/home')
  await pressKey(page, 'ArrowRight')
  await isValue(page, 20)
  await page.keyboard.press('Enter')
  await waitForPath(page, '/home/menu')
  await pressKey(page, 'ArrowRight')
  await page.keyboard.press('Space')
  await waitForPath(page, '/home/menu/energy-consumption')
  await page.keyboard.press('Escape')
  await waitForPath(page, '/home/menu')
  await page.keyboard.press('Backspace')
  await waitForPath(page, '/home')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await waitForPath(page, '/home')
  await openHouse(page)
  await control(page, 'slot').focus()
  await pressKey(page, 'ArrowRight')
  await isValue(page, 20)

  await test.step('a control that was clicked keeps all keys, too', async () => {
    await control(page, 'windowOpen').click()
    await pressKey(page, 'ArrowRight')
    await page.keyboard.press('Space')
    await expect(control(page, 'windowOpen')).not.toBeChecked()
    await waitForPath(page, '/home')
    const room = control(page, 'roomReading')
    await room.click()
    const reading = await room.inputValue()
    await pressKey(page, 'ArrowRight')
    await expect(room).not.toHaveValue(reading)
    await isValue(page, 20)
  })

  await test.step('after a click beside the controls the keys of the device work again', async () => {
    await display(page).click({ position: { x: 4, y: 4 } })
    await pressKey(page, 'ArrowRight')
    await isValue(page, 21)
  })

  await page.getByRole('button', { name: 'Hold middle for 3 s' }).click()
  await waitForPath(page, '/home/turn-off')
})

// behaviour 1.14
test('the keys for back and close stay with a part of the page that was clicked', async ({ page }) => {
  await open(page, '/home/menu')
  const line = display(page).locator('[aria-current="true"]')
  const first = await line.textContent()
  for (const part of [tab(page, 'house'), page.locator('.deck button:visible').first()]) {
    await part.click()
    for (const name of ['Escape', 'Backspace', 'Home', 'ArrowRight', 'ArrowDown']) await pressKey(page, name)
    await waitForPath(page, '/home/menu')
    await expect(line).toHaveText(String(first))
  }
})

// behaviour 1.14
test('Enter and space press and hold a focused button', async ({ page }) => {
  await stopClock(page)
  await open(page, '/home')
  await page.keyboard.press('Tab')
  for (const name of ['Enter', 'Space']) {
    for (const [button, path] of [
      ['confirm', '/home/menu'],
      ['back', '/home'],
    ] as const) {
      await key(page, button).focus()
      await pressKey(page, name)
      await waitForPath(page, path)
    }
    await key(page, 'confirm').focus()
    await page.keyboard.down(name)
    await isDown(page, 'confirm')
    // The keyboard repeats a key that is down.
    await page.keyboard.down(name)
    await page.clock.runFor(3100)
    await waitForPath(page, '/home/turn-off')
    await page.keyboard.up(name)
    await isUp(page, 'confirm')
    await expect(key(page, 'confirm')).toBeFocused()
    await waitForPath(page, '/home/turn-off')
    await key(page, 'close').focus()
    await pressKey(page, name)
    await waitForPath(page, '/home')
  }
})

// behaviour 1.13
test('arrow up and down go to the device while it has the focus, and otherwise scroll', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 300 })
  await open(page, '/home')
  const scrolled = () => page.evaluate(() => scrollY)
  await pressKey(page, 'ArrowDown')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await isValue(page, 19)
  await page.keyboard.press('Tab')
  await key(page, 'confirm').focus()
  await pressKey(page, 'ArrowUp')
  await isValue(page, 20)
  await pressKey(page, 'ArrowDown')
  await isValue(page, 19)
  await pressKey(page, 'Enter')
  await waitForPath(page, '/home/menu')
  const before = await scrolled()
  const line = display(page).locator('[aria-current="true"]')
  await pressKey(page, 'ArrowDown')
  await expect(line).toHaveText('Energy consumption')
  await pressKey(page, 'ArrowUp')
  await expect(line).toHaveText('Program')
  expect(await scrolled()).toBe(before)
})

// behaviour 1.3, 1.11, 1.14, 24.4
test('a click without pointer events is a press, and a button is released even if its up event is lost', async ({
  page,
}) => {
  await open(page, '/home')
  for (const name of ['confirm', 'next', 'next', 'confirm', 'back', 'close']) {
    await key(page, name).focus()
    await key(page, name).evaluate((button: HTMLButtonElement) => button.click())
    await expect(key(page, name)).toBeFocused()
  }
  await waitForPath(page, '/home')
  await expect(key(page, 'close')).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('Tab')
  await key(page, 'next').focus()
  await page.keyboard.down('Space')
  await isDown(page, 'next')
  await blur(page)
  await isUp(page, 'next')
  await page.keyboard.up('Space')
  await isValue(page, 20)
  for (const type of ['keydown', 'keydown', 'keyup'])
    await key(page, 'next').evaluate(
      (button, kind) =>
        button.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', bubbles: true, cancelable: true })),
      type,
    )
  await isValue(page, 22)
  await isUp(page, 'next')

  await key(page, 'next').hover()
  await page.mouse.down()
  await isDown(page, 'next')
  await blur(page)
  await isUp(page, 'next')
  await page.mouse.up()
  await isValue(page, 23)

  // While the command key of a Mac is down, the browser sends no key-up event for other keys.
  await page.keyboard.down('ArrowRight')
  await isDown(page, 'next')
  await page.keyboard.down('Meta')
  await page.keyboard.up('Meta')
  await isUp(page, 'next')
})

// behaviour 1.22
test('a press that slides off its button is taken back, one that only trembles is not', async ({ page }) => {
  await open(page, '/home')
  const box = await key(page, 'confirm').boundingBox()
  if (!box) throw new Error('There is no button.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await isDown(page, 'confirm')
  await page.mouse.move(x, box.y - 30)
  await isUp(page, 'confirm')
  await page.mouse.move(x, y)
  await page.mouse.up()
  // The device is still on home.
  await key(page, 'next').click()
  await isValue(page, 20)

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, box.y - 8)
  await isDown(page, 'confirm')
  await waitForPath(page, '/home')
  await page.mouse.up()
  await waitForPath(page, '/home/menu')
})

test.describe('two fingers', () => {
  test.use({ hasTouch: true })

  test('hold left and right', async ({ page }) => {
    await stopClock(page)
    await open(page, '/home', { keylock: 'on' })
    const boxes = [await key(page, 'previous').boundingBox(), await key(page, 'next').boundingBox()]
    const touchPoints = boxes.map((box, id) => ({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, id }))
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await isDown(page, 'previous')
    await isDown(page, 'next')
    await page.clock.runFor(3100)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('keylock'))).toBe('off')
  })
})

test('the page reflows at 320 px, and at 280 px every target is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/home')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  for (const name of ['back', 'close', 'previous', 'confirm', 'next'])
    await expect(key(page, name)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 280, height: 740 })
  expect(await findSmallTargets(page)).toEqual([])
})

test('nothing moves under reduced motion', async ({ page }) => {
  const moved = await recordReducedMotion(page)
  await open(page, '/home')
  await page.keyboard.down('Enter')
  await isDown(page, 'confirm')
  await twoFrames(page)
  await page.keyboard.up('Enter')
  await isUp(page, 'confirm')
  await waitForPath(page, '/home/menu')
  await openHouse(page)
  await control(page, 'remoteControlInstalled').click()
  await twoFrames(page)
  expect(await moved()).toEqual([])
})
