import { setTimeout } from 'node:timers/promises'
import { percentile } from './figures.js'
import { openTab, slowDown, withBrowser } from './tab.js'
import { drawnIn } from './trace.js'

/** @import { Kind } from './kinds.js' */
/** @import { TraceEvent } from './trace.js' */
/** @typedef {{ presses: number, paints: number[], work: number, frames: number, paintings: number }} Turn */

/** A person's pace, in ms: how long a key is down, and from one press to the next. */
const DOWN = 60
const PACE = 180
/** How long what a press sets off may last, in ms. */
const AFTERMATH = 500
/** How many presses a turn has, before it is the other site's. */
const TURN = { floor: 6, product: 12 }
/** Event Timing tells of no press that was painted sooner than this, in ms; it rounds to 8. */
const THRESHOLD = 16
const SOONER = 8

/**
 * Presses on both in turns at a person's pace, and measures from each press to its paint, and what it costs
 * in all.
 * @param {{ floor: string, product: string }} addresses
 * @param {readonly Kind[]} kinds
 * @param {number} slowdown how much slower the processor is
 * @param {number} turns on every screen
 */
export function benchPresses(addresses, kinds, slowdown, turns) {
  return withBrowser(async (browser) => {
    const floor = await openSite(browser, addresses.floor, 'output', ['ArrowRight', 'ArrowLeft'])
    const rows = []
    for (const { kind, path, keys, isInAndOut = false } of kinds) {
      const product = await openSite(browser, addresses.product + path, '[data-display][data-path]', keys)
      for (let turn = 0; turn < turns; turn++) {
        await floor.take(TURN.floor, slowdown)
        await product.take(TURN.product, slowdown)
      }
      await product.close()
      rows.push({ kind, isInAndOut, ...figuresOf(product.turns) })
    }
    return { slowdown, floor: figuresOf(floor.turns), kinds: rows }
  })
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} shown a selector of what is there once the page is usable
 * @param {readonly string[]} keys
 */
async function openSite(browser, url, shown, keys) {
  const { tab, cdp, context } = await openTab(browser)
  await tab.addInitScript(observePresses, THRESHOLD)
  await tab.goto(url)
  await tab.locator(shown).waitFor()
  await cdp.send('Performance.enable')
  let index = 0
  /** @param {number} count */
  const press = async (count) => {
    for (let left = count; left > 0; left--) await pressKey(tab, keys[index++ % keys.length] ?? 'Enter')
  }
  // The first presses are slower, because the browser compiles the code.
  await press(12)
  /** @type {Turn[]} */
  const turns = []

  return {
    turns,
    /** @param {number} count @param {number} slowdown */
    async take(count, slowdown) {
      await slowDown(cdp, slowdown)
      await readPaints(tab)
      const before = await workOf(cdp)
      const drawn = await record(cdp, async () => {
        await press(count)
        await setTimeout(AFTERMATH)
      })
      const work = (await workOf(cdp)) - before
      const seen = await readPaints(tab)
      const sooner = Array.from({ length: count - seen.length }, () => SOONER)
      turns.push({ presses: count, paints: [...seen, ...sooner], work, ...drawn })
      // A page that rests at a slow speed still takes its processor's time.
      await slowDown(cdp, 1)
    },
    close: () => context.close(),
  }
}

/**
 * The figures of a press, in ms and as averages, out of all turns.
 * @param {readonly Turn[]} turns
 */
export function figuresOf(turns) {
  const paints = turns.flatMap((turn) => turn.paints)
  const sum = (/** @type {(turn: Turn) => number} */ of) => turns.reduce((all, turn) => all + of(turn), 0)
  const presses = sum((turn) => turn.presses)
  return {
    presses,
    p50: percentile(paints, 0.5),
    p98: percentile(paints, 0.98),
    work: sum(({ work }) => work) / presses,
    frames: sum(({ frames }) => frames) / presses,
    paintings: sum(({ paintings }) => paintings) / presses,
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
 * Runs in the page: notes how long each press took to its paint.
 * @param {number} threshold in ms
 */
function observePresses(threshold) {
  /** @type {number[]} */
  const seen = []
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration)
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: threshold }))
}

/**
 * What was noted since the last time, in ms.
 * @param {import('@playwright/test').Page} tab
 * @returns {Promise<number[]>}
 */
function readPaints(tab) {
  return tab.evaluate(() =>
    /** @type {{ seen: number[] }} */ (/** @type {unknown} */ (window)).seen.splice(0),
  )
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
 * What the page's main thread draws while something is done.
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {() => Promise<void>} run
 */
async function record(cdp, run) {
  /** @type {TraceEvent[]} */
  const events = []
  const collect = (/** @type {{ value: unknown[] }} */ { value }) =>
    void events.push(.../** @type {TraceEvent[]} */ (value))
  cdp.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['devtools.timeline'] }
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await run()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', () => resolve(undefined)))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return drawnIn(events)
}
