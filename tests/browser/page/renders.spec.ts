/** What a press and a visit cost: changes of the document, elements, requests. */

import { paths } from '../../../src/device/device'
import { shownAt } from '../../scenarios/shown'
import { chromiumItself } from '../helpers/chromium-itself'
import { countingHost } from '../helpers/counting-host'
import { type Drawn, drawnBy, watchDrawing } from '../helpers/drawn-components'
import { holdBack } from '../helpers/hold-back'
import { untilAllIsThere, untilAround } from '../helpers/loaded'
import { pressKey } from '../helpers/press-key'
import { stopClock } from '../helpers/stop-clock'
import { styledAgainBy } from '../helpers/styled-again'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

// The headless shell does not always ask for the icon.
test.use({ launchOptions: chromiumItself })

/** A press on every kind of screen and the most changes of the document that it may cause. */
const presses: readonly (readonly [kind: string, path: string, key: string, changes: number])[] = [
  ['home', '/home', 'ArrowRight', 10],
  ['a menu', '/home/menu', 'ArrowRight', 10],
  ['a menu that is left', '/home/menu', 'Enter', 12],
  ['a choice', '/home/menu/settings/language', 'ArrowRight', 9],
  ['a question', '/home/menu/program/timer/start-timer', 'ArrowRight', 10],
  ['a stepper', '/home/menu/installer/installed-effect', 'Enter', 14],
  ['system info', '/home/menu/installer/system-info', 'ArrowRight', 9],
  ['an info', '/home/menu/program/timer/review/info', 'ArrowRight', 10],
  ['tabs', '/home/menu/energy-consumption', 'ArrowRight', 10],
  ['a walk', '/home/menu/program/week/edit', 'ArrowRight', 9],
  ['a hardware test', '/hardware-test/relay-toggle', 'Enter', 12],
]

/** The most elements that a page and its display may have: with the six tasks 401 and 101, and a tenth more. */
const ELEMENTS = { page: 440, display: 110 }

interface Changes {
  display: number
  keys: number
  around: string[]
}

async function openAt(page: Page, path: string, host = '') {
  await page.addInitScript(() => localStorage.getItem('state') ?? localStorage.setItem('state', '{}'))
  await page.goto(host + path)
  // The page shows the buttons before its script runs, but not the screen.
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', path.replace(/\?.*/, ''))
  await untilAround(page)
  await page.locator('[data-key="confirm"]').focus()
}

/** Opens the device at a path. From then on only what is pressed draws anything: the clock stands still. */
async function openAtRest(page: Page, path: string) {
  await stopClock(page)
  await openAt(page, path)
}

/** Counts changes from now on in the display, on the buttons and elsewhere, except in live regions. */
function countChanges(page: Page) {
  return page.evaluate(() => {
    const changes: Changes = { display: 0, keys: 0, around: [] }
    Object.assign(window, { changes })
    new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[data-display]')) changes.display++
        else if (element?.closest('[data-key]')) changes.keys++
        else if (!element?.closest('[aria-live]'))
          changes.around.push(`${element?.nodeName} ${attributeName ?? type}`)
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

const changesOf = (page: Page) => page.evaluate(() => (window as unknown as { changes: Changes }).changes)

for (const [kind, path, key, budget] of presses) {
  test(
    `a press on ${kind} changes little, and around the device only the title and the notice`,
    wholeIf(!['home', 'a menu', 'a stepper'].includes(kind)),
    async ({ page }) => {
      await openAtRest(page, path)
      await countChanges(page)
      await pressKey(page, key)
      await expect.poll(async () => (await changesOf(page)).display).toBeGreaterThan(0)
      const { display, keys, around } = await changesOf(page)
      expect(display + keys).toBeLessThanOrEqual(budget)
      expect(
        around.filter(
          (change) => !/^(TITLE childList|P data-notice|P childList|#text|P characterData)/.test(change),
        ),
      ).toEqual([])
      expect(around.length).toBeLessThanOrEqual(3)
    },
  )
}

/** The most components that a press and its release may draw, by region; in a region that is not named none. */
const drawnAtMost: readonly (readonly [what: string, path: string, key: string, drawn: Drawn])[] = [
  ['on home', '/home', 'ArrowRight', { stage: 4, display: 25, button: 4, voice: 3 }],
  ['in a menu', '/home/menu', 'ArrowRight', { stage: 5, display: 35, button: 4, voice: 3 }],
  ['that leaves a menu', '/home/menu', 'Enter', { stage: 5, display: 35, button: 4, voice: 9 }],
  [
    'with a task in hand',
    '/home/menu?task=lock-keys&mode=try',
    'ArrowRight',
    { stage: 5, display: 35, button: 4, voice: 14, rail: 4 },
  ],
  [
    'while simulated time stands',
    '/home?time=monday-05:30',
    'ArrowRight',
    { stage: 4, display: 25, button: 4, voice: 3, rail: 1, deck: 33 },
  ],
]

for (const [what, path, key, most] of drawnAtMost)
  test(`a press ${what} draws the display and what belongs to it, and nothing else`, async ({ page }) => {
    await watchDrawing(page)
    await openAtRest(page, path)
    await untilHeld(page, path)
    const drawn = await drawnBy(page, async () => {
      await pressKey(page, key)
      // The live region speaks once the device is at rest, and time shows what was pressed with its next frame.
      await page.clock.runFor(1000)
    })
    expect(drawn.display).toBeGreaterThan(0)
    expect(exceeded(drawn, most)).toEqual([])
  })

// With `:has()` on an element around the display, each new screen has the browser style all of the page again.
test('a press that opens a screen is no reason to style anything around the display', async ({ page }) => {
  await openAtRest(page, '/home/menu')
  const styled = await styledAgainBy(page, async () => {
    await pressKey(page, 'Enter')
    await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home/menu/program')
  })
  expect(styled.filter((reason) => reason.includes(':has()'))).toEqual([])
})

test('while time runs, a frame draws the display and the deck, and a press no more than that', async ({
  page,
}) => {
  await watchDrawing(page)
  const path = '/home?time=monday-05:30&speed=600'
  await openAtRest(page, path)
  await untilHeld(page, path)
  await page.clock.runFor(1000)
  const drawn = await drawnBy(page, async () => {
    await pressKey(page, 'ArrowRight')
    await page.clock.runFor(960)
  })
  // The deck itself stands in no region.
  const each = { page: 1, stage: 1, display: 5, button: 1, voice: 1, rail: 0.2, deck: 11 }
  const frames = 60
  const most = Object.fromEntries(Object.entries(each).map(([region, count]) => [region, count * frames]))
  expect(drawn.deck).toBeGreaterThan(frames)
  expect(exceeded(drawn, most)).toEqual([])
})

/** Waits for what an address asks for. */
async function untilHeld(page: Page, path: string) {
  if (path.includes('task=')) await expect(page.locator('[data-actions] [data-do]').first()).toBeVisible()
  if (path.includes('time=')) await expect(page.locator('[data-time] svg[role="img"]').first()).toBeVisible()
  await page.clock.runFor(1000)
}

function exceeded(drawn: Drawn, most: Drawn): readonly string[] {
  return Object.entries(drawn)
    .filter(([region, count]) => count > (most[region] ?? 0))
    .map(([region, count]) => `${region}: ${count}`)
}

test('every screen is a small document', { tag: '@whole' }, async ({ page }) => {
  await openAtRest(page, '/home')
  const tooLarge: string[] = []
  for (const path of paths) {
    const { shown, all, display } = await page.evaluate(async (to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      // React draws the result of this event in a separate task.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
      const count = (selector: string) => document.querySelectorAll(selector).length
      const shown = document.querySelector('[data-display]')?.getAttribute('data-path')
      return { shown, all: count('*'), display: count('[data-display] *') }
    }, path)
    expect(shown).toBe(shownAt(path, { wifi: false }))
    if (all > ELEMENTS.page || display > ELEMENTS.display) tooLarge.push(`${path}: ${all}, ${display}`)
  }
  expect(tooLarge).toEqual([])
})

test('the first picture of home needs no formatter of the browser', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { made })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(maker, args) {
            made.push(name)
            return Reflect.construct(maker, args)
          },
        }),
      })
    }
  })
  const made = () => page.evaluate(() => (window as unknown as { made: readonly string[] }).made)
  // The deck says which day it is, behind the picture.
  const letThrough = await holdBack(page, /around/)
  await page.goto('/home?lang=fi')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  expect(await made()).toEqual([])
  letThrough()
  await page.goto('/home/menu/settings/time-and-date/set-date')
  await expect(page.locator('[data-display] [data-value]')).toBeVisible()
  expect(await made()).toContain('DateTimeFormat')
})

// behaviour 24.7
test('a first visit requests its files once, and the screens request nothing more', async ({
  page,
  baseURL,
}) => {
  const host = await countingHost(String(baseURL))
  await openAt(page, '/home', host.address)
  // The page requests the configuration when it is idle, and nothing of the companion before somebody touches it.
  await expect
    .poll(host.kinds)
    .toEqual([
      '/assets/around.css',
      '/assets/around.js',
      '/assets/barlow.woff2',
      '/assets/barlow.woff2',
      '/assets/favicon.png',
      '/assets/index.css',
      '/assets/index.js',
      '/assets/plaster.svg',
      '/assets/rolldown.js',
      '/config.json',
      '/framed.js',
      '/home',
    ])
  await untilAllIsThere(page)
  const atFirst = host.asked.length
  expect(host.kinds().filter((path) => /companion|pace|words/.test(path))).toEqual([
    '/assets/companion.css',
    '/assets/companion.js',
    '/assets/companion.js',
    '/assets/pace.js',
    '/assets/words.js',
  ])
  for (let press = 0; press < 30; press++) await pressKey(page, press % 3 ? 'ArrowRight' : 'Enter')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home/menu/settings/screensaver')
  // After an idle period the screens have made all their requests.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  // What the browser asks for by itself comes before an answer that the page asks for last.
  await page.evaluate(() => fetch('/config.json?last'))
  expect(host.asked.slice(atFirst)).toEqual(['/config.json?last'])
  host.close()
})
