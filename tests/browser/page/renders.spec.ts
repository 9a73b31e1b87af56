/** Tests the cost of a press and of a visit: changes of the document, drawn components, elements, requests. */
import { paths } from '../../../src/thermostat/device/device'
import { redirectedPathOf } from '../../scenarios/redirected-path'
import { startCountingHost } from '../helpers/counting-host'
import { countDrawn, type DrawCounts, recordDrawing } from '../helpers/drawn-components'
import { fullChromium } from '../helpers/full-chromium'
import { loadCompanion } from '../helpers/lazy-modules'
import { goTo, key, open, waitForPath } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

// The headless shell does not always request the icon.
test.use({ launchOptions: fullChromium })

/** A press on every kind of screen, with the maximum of document changes. */
const presses = [
  ['home', '/home', 'ArrowRight', 10],
  ['a menu that is left', '/home/menu', 'Enter', 12],
  ['a menu', '/home/menu', 'ArrowRight', 10],
  ['a choice', '/home/menu/settings/language', 'ArrowRight', 9],
  // Two words of the legend change.
  ['a question', '/home/menu/program/timer/start-timer', 'ArrowRight', 12],
  ['a stepper', '/home/menu/installer/installed-effect', 'Enter', 14],
  ['system info', '/home/menu/installer/system-info', 'ArrowRight', 9],
  ['an info', '/home/menu/program/timer/review/info', 'ArrowRight', 10],
  ['tabs', '/home/menu/energy-consumption', 'ArrowRight', 10],
  ['a walk', '/home/menu/program/week/edit', 'ArrowRight', 9],
  ['a hardware test', '/hardware-test/relay-toggle', 'Enter', 12],
] as const

/** The most elements that a page and its display may have: with the first tasks 414 and 104, and a tenth more. */
const ELEMENTS = { page: 455, display: 113 }

interface Changes {
  display: number
  keys: number
  /** Changes of the sign that the device heats, which a press may start or end. */
  sign: number
  around: string[]
}

/** Records drawing from now on. The clock stands still, so only presses draw. */
async function watchAtRest(page: Page) {
  await recordDrawing(page)
  await stopClock(page)
}

/** Opens the device at an address, and waits for the parts that it requests. */
async function openAt(page: Page, address: string) {
  await open(page, address)
  await key(page, 'confirm').focus()
  if (address.includes('task=')) await expect(page.locator('[data-actions] [data-do]').first()).toBeVisible()
  if (address.includes('time='))
    await expect(page.locator('[data-time] svg[role="img"]').first()).toBeVisible()
  await page.clock.runFor(1000)
}

/** Counts changes from now on in the display, on the buttons, in the sign of heating and elsewhere, not in live regions. */
function countChanges(page: Page) {
  return page.evaluate(() => {
    const changes: Changes = { display: 0, keys: 0, sign: 0, around: [] }
    Object.assign(window, { changes })
    new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[data-display]')) changes.display++
        else if (element?.closest('[data-key]')) changes.keys++
        else if (element?.closest('title, [data-notice]')) changes.around.push('the title or the notice')
        else if (element?.closest('[data-heating]')) changes.sign++
        else if (!element?.closest('[aria-live]'))
          changes.around.push(`${element?.nodeName} ${attributeName ?? type}`)
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

const changesOf = (page: Page) => page.evaluate(() => (window as unknown as { changes: Changes }).changes)

test('a press changes few elements, and outside the device only the title, the notice and the sign of heating', async ({
  page,
}) => {
  await watchAtRest(page)
  await openAt(page, '/home')
  for (const [kind, path, button, most] of presses)
    await test.step(kind, async () => {
      await goTo(page, path)
      await waitForPath(page, path)
      await page.clock.runFor(1000)
      await countChanges(page)
      await pressKey(page, button)
      await expect.poll(async () => (await changesOf(page)).display).toBeGreaterThan(0)
      const { keys, sign, around, ...changes } = await changesOf(page)
      expect(changes.display + keys).toBeLessThanOrEqual(most)
      expect(around.filter((change) => change !== 'the title or the notice')).toEqual([])
      expect(around.length).toBeLessThanOrEqual(3)
      // The state, and which of its two texts is visible.
      expect(sign).toBeLessThanOrEqual(3)
      // The live region speaks once the device is at rest.
      await page.clock.runFor(1000)
    })
})

/** Frames per second, while the clock runs after the press. */
const FRAMES = 60

test('a press draws few components, also during a task and in simulated time', async ({ page }) => {
  await watchAtRest(page)
  for (const [address, frames, most] of [
    // The deck's sign says that the device heats now, and the legend remembers its words to fade them out.
    ['/home', 1, { display: 28, button: 4, stage: 4, voice: 3, deck: 1 }],
    ['/home/menu?task=lock-keys&mode=try', 1, { display: 35, button: 4, stage: 5, voice: 20, rail: 4 }],
    // The deck shows the result of the press in the next frame.
    ['/home?time=monday-05:30', 1, { display: 28, button: 4, stage: 4, voice: 3, rail: 1, deck: 33 }],
    // The deck itself is outside all regions.
    [
      '/home?time=monday-05:30&speed=600',
      FRAMES,
      { page: 1, stage: 1, display: 5, button: 1, voice: 1, rail: 0.2, deck: 12 },
    ],
  ] as const)
    await test.step(address, async () => {
      await openAt(page, address)
      const drawn = await countDrawn(page, async () => {
        await pressKey(page, 'ArrowRight')
        await page.clock.runFor(960)
      })
      expect(drawn.display).toBeGreaterThan(0)
      if (frames > 1) expect(drawn.deck).toBeGreaterThan(frames)
      const allowed = Object.entries(most).map(([region, count]) => [region, count * frames])
      expect(exceeded(drawn, Object.fromEntries(allowed))).toEqual([])
    })
})

test('frames of simulated time do not draw the rail, even if it has the focus', async ({ page }) => {
  await watchAtRest(page)
  await openAt(page, '/home?time=monday-05:30&speed=600')
  await page.locator('#tab-tasks').focus()
  const drawn = await countDrawn(page, () => page.clock.runFor(1000))
  expect(drawn.deck).toBeGreaterThan(FRAMES)
  expect(drawn.rail ?? 0).toBeLessThan(FRAMES / 4)
})

function exceeded(drawn: DrawCounts, most: DrawCounts): readonly string[] {
  return Object.entries(drawn)
    .filter(([region, count]) => count > (most[region] ?? 0))
    .map(([region, count]) => `${region}: ${count}`)
}

test('every screen has a small document', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/home')
  const count = (place: string) => page.locator(place).count()
  const tooLarge: string[] = []
  for (const path of paths) {
    await goTo(page, path)
    await waitForPath(page, redirectedPathOf(path, { wifi: false }))
    const [all, display] = [await count('*'), await count('[data-display] *')]
    if (all > ELEMENTS.page || display > ELEMENTS.display) tooLarge.push(`${path}: ${all}, ${display}`)
  }
  expect(tooLarge).toEqual([])
})

// behaviour 24.7
test('a first visit requests its files once, and the screens request nothing more', async ({
  page,
  baseURL,
}) => {
  const host = await startCountingHost(String(baseURL))
  await open(page, `${host.address}/home`)
  // The page requests the configuration when it is idle, and files of the companion only after an interaction.
  await expect
    .poll(host.fileNames)
    .toEqual([
      '/assets/barlow.woff2',
      '/assets/barlow.woff2',
      '/assets/chrome.css',
      '/assets/chrome.js',
      '/assets/favicon.png',
      '/assets/index.css',
      '/assets/index.js',
      '/assets/plaster.svg',
      '/assets/rolldown.js',
      '/config.json',
      '/framed.js',
      '/home',
    ])
  await loadCompanion(page)
  const atFirst = host.requests.length
  expect(host.fileNames().filter((path) => /companion|normalised/.test(path))).toEqual([
    '/assets/companion.css',
    '/assets/companion.js',
    '/assets/companion.js',
    '/assets/normalised.js',
  ])
  for (let press = 0; press < 30; press++) await pressKey(page, press % 3 ? 'ArrowRight' : 'Enter')
  await waitForPath(page, '/home/menu/settings/screensaver')
  // After an idle period the screens have made all their requests.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  // The page's last request is answered after all requests of the browser itself.
  await page.evaluate(() => fetch('/config.json?last'))
  expect(host.requests.slice(atFirst)).toEqual(['/config.json?last'])
  host.close()
})
