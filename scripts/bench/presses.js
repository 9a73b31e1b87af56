import { setTimeout } from 'node:timers/promises'
import { figuresOf } from './figures.js'
import { openTab, readySelectors, slowDown, withBrowser } from './tab.js'
import { readTrace } from './trace.js'

/** @import { Turn } from './figures.js' */
/** @import { Addresses } from './sites.js' */
/** @import { TraceEvent } from './trace.js' */
/** @typedef {Pick<import('./kinds.js').Kind, 'keys' | 'first' | 'focused'>} Hand */

/** The pace of a person: how long a key is down, and the time from one press to the next. */
const KEY_DOWN_MS = 60
const PRESS_INTERVAL_MS = 180
/** The time after a turn in which work of the page still counts. */
const SETTLE_MS = 500
/** Measured presses before it is the other site's turn. */
const PRESSES_PER_TURN = 10
/** First presses of a turn whose paint is not measured: a page at rest answers later. */
const WARM_UP_PRESSES = 2

/**
 * Presses keys on both sites in turns at a person's pace, and measures the time from each press to its paint, and the
 * work of the main thread.
 * @param {Addresses} addresses
 * @param {readonly import('./kinds.js').Kind[]} kinds
 * @param {number} slowdown how much slower the processor is
 * @param {number} turns on every screen
 */
export function benchPresses(addresses, kinds, slowdown, turns) {
  return withBrowser(async (browser) => {
    const floor = await openSite(browser, addresses.floor, readySelectors.floor, {
      keys: ['ArrowRight', 'ArrowLeft'],
    })
    const rows = []
    for (const { kind, path, ...hand } of kinds) {
      const product = await openSite(browser, addresses.product + path, readySelectors.product, hand)
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
    // Tab moves the focus as a visitor with a keyboard would. A click would leave Enter to the device.
    for (const key of ['Shift+Tab', 'Tab']) await tab.keyboard.press(key)
  }
  if (first) await pressKey(tab, first)
  // Before measuring, the browser compiles the code and the product loads its lazy modules.
  await press(12)

  return {
    /** @param {number} slowdown @returns {Promise<Turn>} */
    async take(slowdown) {
      await slowDown(cdp, slowdown)
      const before = await workOf(cdp)
      const events = await record(cdp, async () => {
        await press(WARM_UP_PRESSES + PRESSES_PER_TURN)
        await setTimeout(SETTLE_MS)
      })
      const work = (await workOf(cdp)) - before
      // An idle page would keep the processor slow, also for the other site.
      await slowDown(cdp, 1)
      const { paints, ...drawn } = readTrace(events)
      return {
        presses: WARM_UP_PRESSES + PRESSES_PER_TURN,
        paints: paints.slice(WARM_UP_PRESSES),
        work,
        ...drawn,
      }
    },
    close: () => context.close(),
  }
}

/**
 * @param {import('@playwright/test').Page} tab
 * @param {string} key
 */
async function pressKey(tab, key) {
  const next = setTimeout(PRESS_INTERVAL_MS)
  const up = setTimeout(KEY_DOWN_MS)
  await tab.keyboard.down(key)
  await up
  await tab.keyboard.up(key)
  await next
}

/**
 * Returns how long the page's main thread has worked since it was opened, in ms.
 * @param {import('@playwright/test').CDPSession} cdp
 */
async function workOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/**
 * Records Chromium's trace events while a function runs.
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {() => Promise<void>} run
 */
async function record(cdp, run) {
  /** @type {TraceEvent[]} */
  const events = []
  const collect = (/** @type {{ value: unknown[] }} */ { value }) =>
    void events.push(.../** @type {TraceEvent[]} */ (value))
  cdp.on('Tracing.dataCollected', collect)
  // Only one category, so that recording costs next to nothing.
  const traceConfig = { includedCategories: ['devtools.timeline'] }
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await run()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', () => resolve(undefined)))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return events
}
