/** What the device looks like, which only a browser can show. */

import { circleCheck, circleX, wifi } from '../../../src/display/icon-data'
import english from '../../../src/texts/en.json' with { type: 'json' }
import { withNames } from '../../../src/texts/references'
import { openHouse } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Locator, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const display = (page: Page) => page.locator('[data-display]')
const key = (page: Page, name: string) => page.locator(`[data-key="${name}"]`)

/** An English text, with the names of others in it. */
const said = (id: keyof typeof english) => withNames(english[id], english)

async function open(page: Page, path: string, state: Record<string, unknown> = {}) {
  await page.addInitScript((stored) => localStorage.setItem('state', stored), JSON.stringify(state))
  await page.goto(path)
  await expect(display(page)).toHaveAttribute('data-path', /./)
}

/** The everyday name of a colour. */
async function colour(locator: Locator, property: 'color' | 'backgroundColor' | 'stroke'): Promise<string> {
  const said = await locator.evaluate((element, name) => getComputedStyle(element)[name], property)
  const [red = 0, green = 0, blue = 0] = (said.match(/[\d.]+/g) ?? []).map(Number)
  if (blue > red && blue > green) return green > 180 ? 'light blue' : 'blue'
  if (red > 200 && green > 150 && blue < 100) return 'yellow'
  return red > green ? 'red' : 'green'
}

/** Where texts end on the page. */
const endsOf = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return Math.round(text.getBoundingClientRect().right)
    }),
  )

// behaviour 24.1
test('Display area 242 by 192 px: one shape at every size', async ({ page }) => {
  await open(page, '/home/menu')
  for (const width of [280, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await display(page).boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(242 / 192, 2)
    const unit = await display(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--u'))
    expect(box?.width).toBeCloseTo(242 * Number.parseFloat(unit), 0)
  }
})

// behaviour 1.1
test('close (top right), back (top left), previous and next (bottom), and a centre confirm button', async ({
  page,
}) => {
  await open(page, '/home/menu')
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const screen = await middle(display(page))
  const [close, back, previous, confirm, next] = await Promise.all(
    ['close', 'back', 'previous', 'confirm', 'next'].map((name) => middle(key(page, name))),
  )
  if (!close || !back || !previous || !confirm || !next) throw new Error('There are five buttons.')
  expect(Math.max(close.y, back.y)).toBeLessThan(screen.y)
  expect(Math.min(previous.y, confirm.y, next.y)).toBeGreaterThan(screen.y)
  expect(back.x).toBeLessThan(screen.x)
  expect(close.x).toBeGreaterThan(screen.x)
  expect(previous.x).toBeLessThan(confirm.x)
  expect(next.x).toBeGreaterThan(confirm.x)
  expect(confirm.x).toBeCloseTo(screen.x, 0)
})

for (const [context, name] of [
  ['program', 'green'],
  ['energy-consumption', 'blue'],
  ['settings', 'yellow'],
  ['installer', 'red'],
] as const) {
  test(
    `program green, energy-consumption blue, settings yellow, installer red: ${context}`,
    wholeIf(context !== 'program'),
    async ({ page }) => {
      await stopClock(page)
      await open(page, `/home/menu/${context}`)
      expect(await colour(display(page).locator('header'), 'backgroundColor')).toBe(name)
      await page.goto(`/home/menu/program/week?status=save&context=${context}`)
      expect(await colour(display(page).locator('[data-overlay]'), 'backgroundColor')).toBe(name)
    },
  )
}

for (const [status, outline] of [
  ['stop', circleX],
  ['start', circleCheck],
  ['save', circleCheck],
  ['connecting', wifi],
  ['connected', wifi],
] as const) {
  test(
    `crossed circle for stop, check circle for start and save, else a wifi icon: ${status}`,
    wholeIf(status !== 'save'),
    async ({ page }) => {
      await stopClock(page)
      await open(page, `/home/menu/program/week?status=${status}&context=program`)
      const strokes = display(page).locator('[data-overlay] svg path')
      const drawn = await strokes.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
      expect(drawn.join('')).toBe(outline)
    },
  )
}

test('while it connects, the waves of the wifi icon go out one after another', { tag: '@whole' }, async ({
  page,
}) => {
  await stopClock(page)
  await open(page, '/home/menu/program/week?status=connecting&context=settings')
  const delays = await display(page)
    .locator('[data-overlay] svg')
    .evaluate((icon) =>
      icon.getAnimations({ subtree: true }).flatMap(({ effect }) => {
        const { iterations, delay } = effect?.getComputedTiming() ?? {}
        return iterations === Number.POSITIVE_INFINITY ? [delay] : []
      }),
    )
  expect(delays).toEqual([0, 450, 300, 150])
})

test('fade animation 0.5 s in, 1 s hide', { tag: '@whole' }, async ({ page }) => {
  // Its look stays while it fades away.
  const fade = () =>
    display(page)
      .locator('[data-look]')
      .evaluate((element) => getComputedStyle(element).transition)
  await stopClock(page)
  await open(page, '/home/menu/program/week?status=save&context=program')
  expect(await fade()).toMatch(/opacity 0\.5s/)
  await page.clock.runFor(1500)
  await expect(display(page).locator('[data-overlay]')).toHaveCount(0)
  expect(await fade()).toMatch(/opacity 1s/)
})

test('A wifi icon turns red when wifi is installed but the network is not a recognised one', async ({
  page,
}) => {
  await open(page, '/home', { wifiInstalled: 'true', wifiNetwork: 'undefined' })
  const icon = display(page).getByRole('img', { name: english['page.wifi-lost'] })
  expect(await colour(icon, 'color')).toBe('red')
})

test('green at or below 19, red at or above 20, also in the light of the circle', async ({ page }) => {
  await open(page, '/home')
  const ring = display(page).locator('[data-dial] path[stroke-dasharray]').first()
  await expect.poll(() => colour(ring, 'stroke')).toBe('green')
  await key(page, 'next').click()
  await expect.poll(() => colour(ring, 'stroke')).toBe('red')
})

for (const [tenths, name] of [
  [10, 'red'],
  [-10, 'light blue'],
  [0, 'green'],
] as const) {
  test(
    `Positive shown red, negative light blue, zero green: ${tenths}`,
    wholeIf(tenths > 0),
    async ({ page }) => {
      await open(page, '/home/menu/installer/sensor/calibration/room-sensor', {
        roomSensorCalibrationValue: tenths,
      })
      expect(await colour(display(page).locator('[data-tone] [data-value]'), 'color')).toBe(name)
    },
  )
}

test('the ring of a drying device is one colour all along, also after a press', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/home', { program: 'delayedStartup', temperatureValue: 18 })
  await key(page, 'next').click()
  const fills = page.locator('[data-dial] path[stroke-dasharray]')
  await expect(fills).toHaveCount(2)
  // Two arcs lie on top of each other where they meet: nothing may shine through.
  const opacities = await fills.evaluateAll((arcs) => arcs.map((arc) => getComputedStyle(arc).opacity))
  expect(opacities).toEqual(['1', '1'])
  expect(await colour(fills.first(), 'stroke')).toBe('green')
  await key(page, 'next').click()
  expect(await colour(fills.first(), 'stroke')).toBe('red')
})

test('single values to walk through end at one edge, however long they are', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/home/menu/installer/applications/hotel/edit')
  expect(new Set(await endsOf(page.locator('[data-line] > button'))).size).toBe(1)
})

test('the readings of all sensor types end at one edge, also that of the chosen type', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/home/menu/installer/sensor/sensor-type')
  expect(new Set(await endsOf(page.locator('[data-line] > span ~ span'))).size).toBe(1)
})

test('the value blinks while it is edited', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/home/menu/installer/installed-effect')
  const blinks = () =>
    display(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .some((animation) => 'animationName' in animation && animation.animationName === 'blink'),
    )
  expect(await blinks()).toBe(false)
  await key(page, 'confirm').click()
  await expect.poll(blinks).toBe(true)
})

test('With keylock on, the hint … is added, with a key-lock icon', async ({ page }) => {
  await open(page, '/home', { keylock: 'on' })
  await expect(page.locator('[data-notice]')).toContainText('Unlock by pressing the button in the middle.')
  await expect(display(page).getByRole('img', { name: english['page.locked'] })).toBeVisible()
  await key(page, 'confirm').click()
  await expect(page.locator('[data-notice]')).not.toContainText('Unlock')
})

for (const [name, text] of [
  ['wifiInstalled', 'WiFi card installed'],
  ['remoteControlInstalled', 'Remote control'],
] as const) {
  // behaviour 17.2
  test(
    `Each switch has an info popover opened by an information icon: ${text}`,
    wholeIf(name !== 'wifiInstalled'),
    async ({ page }) => {
      await open(page, '/home')
      await openHouse(page)
      await expect(page.getByRole('switch', { name: text, exact: true })).toHaveAttribute('name', name)
      const info = page.locator('[popover]', {
        hasText: said(`surroundings.${name === 'wifiInstalled' ? 'wifiCard' : 'remoteControl'}.info`),
      })
      await expect(info).toBeHidden()
      await page.getByRole('button', { name: `About: ${text}`, exact: true }).click()
      await expect(info).toBeVisible()
    },
  )
}

// behaviour 24.5
test('Demo limitation notices (shown under the device per route) say what they are for', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/home')
  for (const [path, id] of [
    ['/home', 'general'],
    ['/home/menu/installer/applications/hotel/edit', 'values'],
    ['/home/menu/installer/system-info', 'static'],
    ['/home/menu/energy-consumption', 'periods'],
    ['/home/menu/settings/summertime', 'summertime'],
    ['/home/menu/installer/sensor/sensor-type', 'sensors'],
    ['/home/menu/settings/screensaver', 'screensaver'],
    ['/home/menu/settings/wifi/choose-network/enter-password', 'password'],
    ['/home/menu/settings/time-and-date/set-time', 'time'],
    ['/home/menu/settings/time-and-date/set-timezone', 'timezone'],
    ['/home/menu/installer/reset/save-data', 'reset'],
    ['/home/menu/installer/functions/operating-time-limitation', 'operating-time'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(`[data-notice="${id}"]`)).toContainText(said(`page.notice.${id}`))
  }
  const notice = await page.locator('[data-notice]').boundingBox()
  const screen = await display(page).boundingBox()
  expect(notice?.y).toBeGreaterThan((screen?.y ?? 0) + (screen?.height ?? 0))
})

test('where a visitor is in a dead end, the notice has a second line', { tag: '@whole' }, async ({
  page,
}) => {
  const notice = page.locator('[data-notice="general"]')
  const panel = english['surroundings.title']
  for (const [settings, path, line] of [
    [{ application: 'hotel' }, '/home', said('page.advice.guestRoom').replace('{panel}', panel)],
    [{ power: 'off' }, '/home', said('page.advice.turnedOff')],
    [{ keylock: 'on' }, '/home', said('page.advice.oneFinger')],
    [{}, '/home/nothing', said('page.advice.unknown')],
  ] as const) {
    await open(page, path, settings)
    await expect(notice).toContainText(english['page.notice.general'])
    await expect(notice).toContainText(line)
  }
})

test('the energy of week and month is called a share of the year', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/home/menu/energy-consumption')
  await expect(display(page)).toContainText('Heating on for 5.4 h')
  await expect(display(page)).toContainText('10% of this year’s total')
})

test('Weekdays are abbreviated by first letters (seven-letter string per language)', {
  tag: '@whole',
}, async ({ page }) => {
  const letters = { en: 'MTWTFSS', sv: 'MTOTFLS', no: 'MTOTFLS', fi: 'MTKTPLS', da: 'MTOTFLS', de: 'MDMDFSS' }
  await open(page, '/home/menu/program/week/review')
  for (const [language, text] of Object.entries(letters)) {
    await page.goto(`/home/menu/program/week/review?lang=${language}`)
    await expect(display(page).locator('div:has(> [data-on])')).toHaveText(text)
  }
  await expect(display(page).locator('[data-on]')).toHaveText(['M', 'D', 'M', 'D', 'F'])
})

test('Past-operation view 14 days: a bar for each, beneath its tab', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/home/menu/energy-consumption')
  for (let tab = 0; tab < 3; tab++) await key(page, 'next').click()
  await expect(display(page).locator('ol > li')).toHaveCount(14)
})

test('system info draws its key as a QR code, and the splash is drawn while it lasts', async ({ page }) => {
  await stopClock(page)
  await open(page, '/home/menu/installer/system-info')
  await expect(display(page).locator('svg path[stroke]')).toHaveAttribute('d', /^M/)
  await page.addInitScript(() => localStorage.clear())
  await page.goto('/')
  await expect(display(page).locator('svg')).toBeVisible()
})
