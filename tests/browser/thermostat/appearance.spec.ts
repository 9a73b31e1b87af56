/** Tests the appearance of the device, which only a browser can show. */
import english from '../../../src/common/texts/en.json' with { type: 'json' }
import { resolveReferences } from '../../../src/common/texts/references'
import { circleCheck, circleX, wifi } from '../../../src/thermostat/display/icon-data'
import {
  control,
  display,
  fault,
  goTo,
  key,
  open,
  openFaults,
  openHouse,
  waitForPath,
} from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Locator, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The everyday name of a colour. */
async function colour(locator: Locator, property: 'color' | 'backgroundColor' | 'stroke'): Promise<string> {
  const said = await locator.evaluate((element, name) => getComputedStyle(element)[name], property)
  const [red = 0, green = 0, blue = 0] = (said.match(/[\d.]+/g) ?? []).map(Number)
  if (blue > red && blue > green) return green > 180 ? 'light blue' : 'blue'
  if (red > 200 && green > 150 && blue < 100) return 'yellow'
  return red > green ? 'red' : 'green'
}

/** Returns the number of different right edges of texts. */
async function edges(texts: Locator): Promise<number> {
  const ends = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return Math.round(text.getBoundingClientRect().right)
    }),
  )
  return new Set(ends).size
}

test('the point of a missing reading is in line with its dashes, and a new value is never invisible', async ({
  page,
}) => {
  await open(page, '/home')
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('.rolling { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [still]
  })
  await openFaults(page)
  await fault(page, 4).click()
  const reading = display(page).locator('.dial-big .rolling')
  await expect(reading).toHaveText('--.-°')
  const raised = await reading.locator('span > span').evaluate((point) => {
    const around = point.parentElement?.getBoundingClientRect().top ?? 0
    return (around - point.getBoundingClientRect().top) / Number.parseFloat(getComputedStyle(point).fontSize)
  })
  // The dashes are about a fifth of the letters' size above the line.
  expect(raised).toBeGreaterThan(0.15)
  expect(raised).toBeLessThan(0.25)
  await key(page, 'next').click()
  const set = display(page).locator('.dial-set .rolling')
  await expect(set).toHaveText('20°')
  expect(Number(await set.evaluate((one) => getComputedStyle(one).opacity))).toBeGreaterThanOrEqual(0.5)
})

// behaviour 1.1, 24.1
test('the display has the ratio 242 by 192 at every size, with two buttons above it and three below', async ({
  page,
}) => {
  await open(page, '/home/menu')
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const width of [280, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await boxOf(display(page))
    expect(box.width / box.height).toBeCloseTo(242 / 192, 2)
    const unit = await display(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--u'))
    expect(box.width).toBeCloseTo(242 * Number.parseFloat(unit), 0)
  }
  const middle = async (place: Locator) => {
    const { x, y, width, height } = await boxOf(place)
    return { x: x + width / 2, y: y + height / 2 }
  }
  const of = (name: string) => middle(key(page, name))
  const [screen, close, back] = [await middle(display(page)), await of('close'), await of('back')]
  const [previous, confirm, next] = [await of('previous'), await of('confirm'), await of('next')]
  expect(Math.max(close.y, back.y)).toBeLessThan(screen.y)
  expect(Math.min(previous.y, confirm.y, next.y)).toBeGreaterThan(screen.y)
  expect(back.x).toBeLessThan(screen.x)
  expect(close.x).toBeGreaterThan(screen.x)
  expect(previous.x).toBeLessThan(confirm.x)
  expect(next.x).toBeGreaterThan(confirm.x)
  expect(confirm.x).toBeCloseTo(screen.x, 0)
})

// Fade animation 0.5 s in, 1 s hide.
test('titles and overlays have the colour of their context, and overlays an icon', async ({ page }) => {
  const overlay = display(page).locator('[data-overlay]')
  const show = (status: string, context: string) =>
    goTo(page, `/home/menu/program/week?status=${status}&context=${context}`)
  await stopClock(page)
  await open(page, '/home')
  for (const [context, name] of [
    ['program', 'green'],
    ['energy-consumption', 'blue'],
    ['settings', 'yellow'],
    ['installer', 'red'],
  ] as const) {
    await goTo(page, `/home/menu/${context}`)
    await waitForPath(page, `/home/menu/${context}`)
    expect(await colour(display(page).locator('header'), 'backgroundColor')).toBe(name)
    await show('save', context)
    await expect.poll(() => colour(overlay, 'backgroundColor')).toBe(name)
  }
  for (const [status, outline] of [
    ['stop', circleX],
    ['start', circleCheck],
    ['save', circleCheck],
    ['connected', wifi],
    ['connecting', wifi],
  ] as const) {
    await show(status, 'settings')
    await expect(overlay).toHaveAttribute('data-overlay', status)
    const strokes = overlay.locator('svg path')
    const drawn = await strokes.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
    expect(drawn.join(''), status).toBe(outline)
  }
  // While the device connects, the waves appear one after another.
  const delays = await overlay.locator('svg').evaluate((icon) =>
    icon.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      const { iterations, delay } = effect?.getComputedTiming() ?? {}
      return iterations === Number.POSITIVE_INFINITY ? [delay] : []
    }),
  )
  expect(delays).toEqual([0, 450, 300, 150])

  // Its look stays while it fades away.
  const look = display(page).locator('[data-look]')
  const fade = () => look.evaluate((element) => getComputedStyle(element).transition)
  await show('save', 'program')
  await expect.poll(fade).toMatch(/opacity 0\.5s/)
  await page.clock.runFor(1500)
  await expect(overlay).toHaveCount(0)
  expect(await fade()).toMatch(/opacity 1s/)
})

test('the ring is green at or below 19°, red at or above 20°, and one colour along its whole length', async ({
  page,
}) => {
  const fills = page.locator('[data-dial] path[stroke-dasharray]')
  await open(page, '/home')
  await expect.poll(() => colour(fills.first(), 'stroke')).toBe('green')
  await key(page, 'next').click()
  await expect.poll(() => colour(fills.first(), 'stroke')).toBe('red')

  await open(page, '/home', { program: 'delayedStartup', temperatureValue: 18 })
  await expect(fills).toHaveCount(1)
  // On a clock that stands still, the moving end of the ring stays a second arc.
  await stopClock(page)
  await key(page, 'next').click()
  await expect(fills).toHaveCount(2)
  // The ends of the two arcs overlap, so they must be opaque.
  const opacities = await fills.evaluateAll((arcs) => arcs.map((arc) => getComputedStyle(arc).opacity))
  expect(opacities).toEqual(['1', '1'])
  expect(await colour(fills.first(), 'stroke')).toBe('green')
  await key(page, 'next').click()
  expect(await colour(fills.first(), 'stroke')).toBe('red')
  await page.clock.runFor(1000)
  await expect(fills).toHaveCount(1)
})

test('the wifi icon is red without a known network; a locked device has a hint and an icon', async ({
  page,
}) => {
  const icon = (name: string) => display(page).getByRole('img', { name })
  await open(page, '/home', { wifiInstalled: true, wifiNetwork: null, keylock: 'on' })
  expect(await colour(icon(english['page.wifi-lost']), 'color')).toBe('red')
  await expect(page.locator('[data-notice]')).toContainText('Unlock by pressing the button in the middle.')
  await expect(icon(english['page.locked'])).toBeVisible()
  await key(page, 'confirm').click()
  await expect(page.locator('[data-notice]')).not.toContainText('Unlock')
})

test('a positive calibration is red, a negative one light blue, zero green, and a frame around it blinks while it is edited', async ({
  page,
}) => {
  await open(page, '/home/menu/installer/sensor/calibration/room-sensor')
  const shown = display(page).locator('[data-tone] [data-value]')
  const blinks = () =>
    display(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        // Only a frame: the value itself keeps its contrast.
        .some(
          (animation) =>
            'animationName' in animation &&
            animation.animationName === 'blink' &&
            (animation.effect as KeyframeEffect).pseudoElement === '::after',
        ),
    )
  expect(await colour(shown, 'color')).toBe('green')
  expect(await blinks()).toBe(false)
  await key(page, 'confirm').click()
  await expect.poll(blinks).toBe(true)
  await key(page, 'next').click()
  await expect.poll(() => colour(shown, 'color')).toBe('red')
  for (let step = 0; step < 2; step++) await key(page, 'previous').click()
  await expect.poll(() => colour(shown, 'color')).toBe('light blue')
})

test('values in a list and readings are aligned', async ({ page }) => {
  await open(page, '/home/menu/installer/applications/hotel/edit')
  expect(await edges(page.locator('[data-line] > button'))).toBe(1)
  await goTo(page, '/home/menu/installer/sensor/sensor-type')
  await waitForPath(page, '/home/menu/installer/sensor/sensor-type')
  expect(await edges(page.locator('[data-line] > span ~ span'))).toBe(1)
})

// behaviour 17.2
test('an information icon opens the popover of each switch', async ({ page }) => {
  await open(page, '/home')
  await openHouse(page)
  for (const [name, text, id] of [
    ['wifiInstalled', 'WiFi card installed', 'surroundings.wifiCard.info'],
    ['remoteControlInstalled', 'Remote control', 'surroundings.remoteControl.info'],
  ] as const) {
    await expect(page.getByRole('switch', { name: text, exact: true }).and(control(page, name))).toBeVisible()
    const info = page.locator('[popover]', { hasText: resolveReferences(english[id], english) })
    await expect(info).toBeHidden()
    await page.getByRole('button', { name: `About: ${text}`, exact: true }).click()
    await expect(info).toBeVisible()
  }
})

test('system info draws its key as a QR code, and the splash is drawn while it lasts', async ({ page }) => {
  await stopClock(page)
  await open(page, '/home/menu/installer/system-info')
  await expect(display(page).locator('svg path[stroke]')).toHaveAttribute('d', /^M/)
  await page.addInitScript(() => localStorage.clear())
  await page.goto('/')
  await expect(display(page).locator('svg')).toBeVisible()
})
