import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../chromium.js'
import { median, round, spread } from './figures.js'
import { measurePresses } from './presses.js'

/**
 * A screen of every kind, with the keys that move something on it.
 * @type {[kind: string, path: string, ...keys: string[]][]}
 */
const screens = [
  ['start', '/', 'ArrowRight', 'Escape'],
  ['home', '/home', 'ArrowRight', 'ArrowLeft'],
  ['menu', '/home/menu', 'ArrowRight', 'ArrowLeft'],
  ['menu, in and out', '/home/menu', 'Enter', 'Escape'],
  ['choice', '/home/menu/settings/language', 'ArrowRight', 'ArrowLeft'],
  ['question', '/home/menu/program/reset', 'ArrowRight', 'ArrowLeft'],
  ['stepper', '/home/menu/installer/installed-effect', 'Enter', 'ArrowRight', 'ArrowRight', 'Escape'],
  ['reading', '/home/menu/installer/applications/ground-heating/review', 'Enter', 'Escape'],
  ['system info', '/home/menu/installer/system-info', 'ArrowRight', 'ArrowRight', 'ArrowLeft'],
  ['info', '/home/menu/program/timer/review/info', 'ArrowRight', 'ArrowLeft'],
  ['tabs', '/home/menu/energy-consumption', 'ArrowRight', 'ArrowLeft'],
  ['walk', '/home/menu/program/week/edit', 'ArrowRight', 'ArrowLeft'],
  ['moment', '/home/menu/settings/time-and-date/set-date', 'Enter', 'Escape'],
  ['test', '/hardware-test/relay-toggle', 'Enter'],
]

/** How much slower the processor is made. */
const slowdowns = [1, 4, 6]
const LOADS = 7

/**
 * The built product in Chromium.
 * @param {string} address where it is served
 * @param {number} presses on every screen
 * @param {string[]} only the kinds of screens to press on; none are all of them
 */
export async function benchPage(address, presses, only) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] })
  try {
    const starts = []
    console.log(
      `\nA start, in ms (median of ${LOADS}), nothing cached    first picture   first press answered`,
    )
    for (const slowdown of slowdowns) {
      const start = await measureStart(browser, address, slowdown)
      starts.push({ slowdown, ...start })
      console.log(`  ${slowdown}× slower${cell(start.picture, 44)}${cell(start.usable, 23)}`)
    }
    console.log(
      `\nFrom a press to its paint, in ms over ${presses} presses: median, 95 %, 99 %, main thread's work`,
    )
    console.log(
      `  ${''.padEnd(18)}${slowdowns.map((slowdown) => `${slowdown}×`.padStart(20)).join('         ')}`,
    )
    const kinds = []
    for (const [kind, path, ...keys] of screens) {
      if (only.length > 0 && !only.includes(kind)) continue
      const speeds = []
      for (const slowdown of slowdowns)
        speeds.push({ slowdown, ...(await measureKind(browser, address + path, keys, presses, slowdown)) })
      kinds.push({ kind, path, speeds })
      const cells = speeds.map(
        ({ paint, work }) =>
          `${cell(paint.median)}${cell(paint.p95)}${cell(paint.p99)} |${cell(work.median)}`,
      )
      console.log(`  ${kind.padEnd(18)}${cells.join('  ')}`)
    }
    const heap = await measureHeap(browser, address, 500)
    console.log(`\nHeap ${heap.atStart} kB after the start, ${heap.after} kB after 500 presses`)
    console.log(`Nodes ${heap.nodes} after the start, ${heap.nodesAfter} after 500 presses`)
    return { starts, kinds, heap }
  } finally {
    await browser.close()
  }
}

/** @param {number} value */
function cell(value, width = 7) {
  return value.toFixed(1).padStart(width)
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} slowdown
 */
async function openTab(browser, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const tab = await context.newPage()
  const cdp = await context.newCDPSession(tab)
  await tab.addInitScript(
    () => localStorage.getItem('state') ?? localStorage.setItem('state', '{"wifiInstalled":"true"}'),
  )
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { tab, cdp, context }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} slowdown
 */
async function measureStart(browser, address, slowdown) {
  const pictures = []
  const usables = []
  for (let load = 0; load < LOADS; load++) {
    const { tab, context } = await openTab(browser, slowdown)
    await tab.addInitScript(pressUntilAnswered)
    await tab.goto(`${address}/home`)
    const answered = await tab.waitForFunction(() => /** @type {any} */ (window).answeredAt)
    usables.push(await answered.jsonValue())
    pictures.push(
      await tab.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    )
    await context.close()
  }
  return { picture: round(median(pictures)), usable: round(median(usables)) }
}

/** Runs in the page: presses Enter with every frame until the device has left home, and notes when. */
function pressUntilAnswered() {
  const press = () => {
    for (const type of ['keydown', 'keyup'])
      document.body?.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }))
    requestAnimationFrame(() => {
      const path = document.querySelector('[data-display]')?.getAttribute('data-path')
      if (path && path !== '/home') Object.assign(window, { answeredAt: performance.now() })
      else press()
    })
  }
  press()
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {readonly string[]} keys
 * @param {number} presses
 * @param {number} slowdown
 */
async function measureKind(browser, url, keys, presses, slowdown) {
  const { tab, cdp, context } = await openTab(browser, slowdown)
  await tab.goto(url)
  await tab.locator('[data-display][data-path]').waitFor()
  const { paints, works } = await measurePresses(tab, cdp, keys, presses)
  await context.close()
  return { paint: spread(paints), work: spread(works) }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} presses
 */
async function measureHeap(browser, address, presses) {
  const { tab, cdp, context } = await openTab(browser, 1)
  await tab.goto(`${address}/home`)
  await tab.locator('[data-display][data-path]').waitFor()
  await cdp.send('Performance.enable')
  const look = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const value = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { heap: Math.round(value('JSHeapUsedSize') / 1024), nodes: value('Nodes') }
  }
  const before = await look()
  const keys = ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Escape', 'ArrowRight', 'Home']
  for (let press = 0; press < presses; press++) await tab.keyboard.press(keys[press % keys.length] ?? 'Home')
  // Movements that still run hold elements in memory.
  await setTimeout(2000)
  const after = await look()
  await context.close()
  return { atStart: before.heap, after: after.heap, nodes: before.nodes, nodesAfter: after.nodes }
}
