/** Compares pictures of the manual with the live display in the same state: the same texts, in the same pixels. */
import { readdirSync } from 'node:fs'
import { load } from '../../../build/product'
import { performStep } from '../../scenarios/device-driver'
import { atHome, type Scenario, scenario } from '../../scenarios/scenario'
import { createPageDriver } from '../helpers/page-driver'
import { readPixels } from '../helpers/pixels'
import { stopClock } from '../helpers/stop-clock'
import { expect, test } from '../helpers/test'

const menu = '/home/menu'
const at = (path: string) => ({ path: `${menu}/${path}`, settings: {} })

const moments: readonly Scenario[] = [
  scenario('home, crowded', atHome(), (p) => p.setSurroundings({ fault: 1 })),
  scenario('home, a timer', atHome({ program: 'timer', timer: 'on', timerTime: 12 }), (p) => p),
  scenario('a menu, scrolled', at('installer'), (p) => p.press('next', 5)),
  scenario('a choice that is refused', at('installer/sensor/sensor-choice'), (p) =>
    p.setSurroundings({ floorSensorConnected: false }).press('confirm'),
  ),
  scenario('a question', at('installer/reset/reset-everything'), (p) => p.press('next')),
  scenario('a stepper', at('installer/applications/comfort-heating/set-comfort-heating-temp'), (p) => p),
  scenario('a stepper that blinks', at('installer/functions/operating-time-limitation'), (p) =>
    p.press('confirm').press('next', 3),
  ),
  scenario('readings', at('program/timer/review'), (p) => p),
  scenario('the code', at('installer/system-info'), (p) => p.pressToEnd('next')),
  scenario('energy', at('energy-consumption'), (p) => p),
  scenario('bars', at('energy-consumption'), (p) => p.press('next', 3)),
  scenario('values to walk through', at('program/week/edit'), (p) => p.press('next', 9)),
  scenario('pages of a text', at('program/timer/review/info'), (p) => p.press('next')),
  scenario('a confirmation', at('settings/keylock'), (p) => p.press('previous').press('confirm')),
]

/** The allowed number of different pixels, of about 95,000. */
const FEW = 900
/**
 * The allowed numbers where much lies between pixels: the rows of a list that is scrolled by part of a pixel, and the
 * squares of a QR code.
 */
const moreOf: Readonly<Record<string, number>> = { 'a menu, scrolled': 1300, 'the code': 4000 }

test('a picture of the manual equals the live display in the same state', { tag: '@whole' }, async ({
  browser,
  baseURL,
}) => {
  // One process draws the pictures of all states, which takes long on a busy machine.
  test.setTimeout(400_000)
  const { renderStillPicture } = await load<typeof import('../helpers/still-picture')>(
    '../tests/browser/helpers/still-picture.ts',
  )
  const styles = readdirSync('dist/assets').find((file) => /^pictures-.*\.css$/.test(file))
  expect(styles).toBeDefined()
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    // The test replaces the display by the picture, which the policy of the page forbids.
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'de',
  })
  const page = await context.newPage()
  await stopClock(page)
  const driver = createPageDriver(page)
  for (const moment of moments) {
    await driver.open(moment.start)
    for (const step of moment.steps) await performStep(driver, step)
    const live = page.locator('[data-display]')
    const { x = 0, y = 0, width = 0, height = 0 } = (await live.boundingBox()) ?? {}
    // Leaves out the corners, which the casing rounds.
    const clip = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }
    const path = await live.getAttribute('data-path')
    const text = await live.evaluate((display: HTMLElement) => display.innerText)
    const before = await readPixels(page, clip)
    await page.evaluate(replaceInPage, {
      markup: await renderStillPicture(moment, 'de'),
      styles: `/assets/${styles}`,
    })
    const picture = page.locator('[data-picture]')
    expect(await picture.getAttribute('data-path'), moment.name).toBe(path)
    const shown = await picture.evaluate((display: HTMLElement) => display.innerText)
    for (const line of linesOf(shown)) expect(linesOf(text), moment.name).toContain(line)
    expect(different(before, await readPixels(page, clip)), `${moment.name}: pixels`).toBeLessThan(
      moreOf[moment.name] ?? FEW,
    )
  }
  await context.close()
})

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean)

/** Runs in the page, so it uses nothing outside itself. */
async function replaceInPage({ markup, styles }: { readonly markup: string; readonly styles: string }) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  await new Promise((loaded) => {
    link.addEventListener('load', loaded)
    document.head.append(link)
  })
  const display = document.querySelector('[data-display]')
  if (display) display.outerHTML = markup
  await document.fonts.ready
}

/** Returns the number of pixels whose colour differs. */
function different(before: readonly number[], after: readonly number[]): number {
  let count = 0
  for (let at = 0; at < before.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)) > 48)) count++
  return count
}
