import { setTimeout } from 'node:timers/promises'
import { figuresOf } from './figures.js'
import { openTab, shown, slowDown, withBrowser } from './tab.js'
import { readTrace } from './trace.js'

/** @import { Turn } from './figures.js' */
/** @import { Addresses } from './sites.js' */
/** @import { TraceEvent } from './trace.js' */
/** @typedef {Pick<import('./kinds.js').Kind, 'keys' | 'first' | 'focused'>} Hand */

/** A person's pace, in ms: how long a key is down, and from one press to the next. */
const DOWN = 60
const PACE = 180
/** How long a press may go on in the page, in ms: what it does in that time counts. */
const AFTERMATH = 500
/** How many presses are measured before it is the other site's turn. */
const TURN = 10
/** The first presses of a turn, whose paint does not count: a page that has rested answers later. */
const WARM_UP = 2

/**
 * Presses on both in turns at a person's pace, and measures from each press to its paint, and what it costs
 * in all.
 * @param {Addresses} addresses
 * @param {readonly import('./kinds.js').Kind[]} kinds
 * @param {number} slowdown how much slower the processor is
 * @param {number} turns on every screen
 */
export function benchPresses(addresses, kinds, slowdown, turns) {
  return withBrowser(async (browser) => {
    const floor = await openSite(browser, addresses.floor, shown.floor, { keys: ['ArrowRight', 'ArrowLeft'] })
    const rows = []
    for (const { kind, path, ...hand } of kinds) {
      const product = await openSite(browser, addresses.product + path, shown.product, hand)
      const all = { floor: /** @type {Turn[]} */ ([]), product: /** @type {Turn[]} */ ([]) }
      for (let turn = 0; turn < turns; turn++) {
        all.floor.push(await floor.take(slowdown))
        all.product.push(await product.take(slowdown))
      }
      await product.close()
      rows.push({ kind, floor: figuresOf(all.floor), product: figuresOf(all.product) })
    }
    return { slowdown, rows }
  })
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} selector of what is there once the page is usable
 * @param {Hand} hand
 */
async function openSite(browser, url, selector, { keys, first, focused }) {
  const { tab, cdp, context } = await openTab(browser)
  await tab.goto(url)
  await tab.locator(selector).waitFor()
  await cdp.send('Performance.enable')
  let index = 0
  const press = async (/** @type {number} */ count) => {
    for (let left = count; left > 0; left--) await pressKey(tab, keys[index++ % keys.length] ?? 'Enter')
  }
  if (focused) {
    await tab.locator(focused).focus()
    // As one comes to it by keys: after a click beside the device, Enter is the device's.
    for (const key of ['Shift+Tab', 'Tab']) await tab.keyboard.press(key)
  }
  if (first) await pressKey(tab, first)
  // The browser compiles the code, and the product loads what it needs later.
  await press(12)

  return {
    /** @param {number} slowdown @returns {Promise<Turn>} */
    async take(slowdown) {
      await slowDown(cdp, slowdown)
      const before = await workOf(cdp)
      const events = await record(cdp, async () => {
        await press(WARM_UP + TURN)
        await setTimeout(AFTERMATH)
      })
      const work = (await workOf(cdp)) - before
      // A page that rests at a slow speed still takes its processor's time.
      await slowDown(cdp, 1)
      const { paints, ...drawn } = readTrace(events)
      return { presses: WARM_UP + TURN, paints: paints.slice(WARM_UP), work, ...drawn }
    },
    close: () => context.close(),
  }
}

/**
 * @param {import('@playwright/test').Page} tab
 * @param {string} key
 */
async function pressKey(tab, key) {
  const next = setTimeout(PACE)
  const up = setTimeout(DOWN)
  await tab.keyboard.down(key)
  await up
  await tab.keyboard.up(key)
  await next
}

/**
 * How long the page's main thread has worked since it exists, in ms.
 * @param {import('@playwright/test').CDPSession} cdp
 */
async function workOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/**
 * What Chromium notes while something is done.
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {() => Promise<void>} run
 */
async function record(cdp, run) {
  /** @type {TraceEvent[]} */
  const events = []
  const collect = (/** @type {{ value: unknown[] }} */ { value }) =>
    void events.push(.../** @type {TraceEvent[]} */ (value))
  cdp.on('Tracing.dataCollected', collect)
  // Few events, so that noting them costs next to nothing.
  const traceConfig = { includedCategories: ['devtools.timeline'] }
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await run()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', () => resolve(undefined)))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return events
}
