import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { ensureChromium } from './chromium.js'

// npm run bench: how fast the core and the page are on this machine. Figures, no verdicts: the machine may be busy.

/**
 * Screens of every kind, with the keys that move something on them.
 * @type {[path: string, ...keys: string[]][]}
 */
const screens = [
  ['/home', 'ArrowRight', 'ArrowLeft'],
  ['/home/menu', 'ArrowRight', 'ArrowLeft', 'Enter', 'Escape'],
  ['/home/menu/settings/language', 'ArrowRight', 'ArrowLeft'],
  ['/home/menu/energy-consumption', 'ArrowRight', 'ArrowLeft'],
  ['/home/menu/installer/system-info', 'ArrowRight', 'ArrowRight', 'ArrowLeft'],
  ['/home/menu/installer/installed-effect', 'Enter', 'ArrowRight', 'ArrowRight', 'Escape', 'Escape'],
  ['/home/menu/program/week/edit', 'ArrowRight', 'ArrowLeft'],
  ['/home/menu/program/timer/review/info', 'ArrowRight', 'ArrowLeft'],
]

await core()
await page()

async function core() {
  await build({
    logLevel: 'error',
    configFile: false,
    build: { ssr: 'tests/bench.ts', outDir: '.results/bench', emptyOutDir: true },
  })
  const { runTour, runTemperature } = await import(
    new URL('../.results/bench/bench.js', import.meta.url).href
  )
  console.log('The core in Node, presses a second of processor time (median of 7):')
  console.log(`  through all screens   ${rate(() => runTour(500))}`)
  console.log(`  set temperature       ${rate(() => runTemperature(100_000))}`)
}

/** @param {() => number} run gives the number of presses that it made */
function rate(run) {
  run()
  const rates = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage()
    const presses = run()
    const { user, system } = process.cpuUsage(before)
    return (presses / (user + system)) * 1e6
  })
  return Math.round(median(rates)).toLocaleString('en')
}

async function page() {
  spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true })
  const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4175 } })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] })
  const tab = await browser.newPage()
  await tab.addInitScript(() => localStorage.setItem('state', '{"wifiInstalled":"true"}'))
  console.log('\nA press in Chromium, main-thread tasks in ms over 60 presses:')
  console.log(`  ${'screen'.padEnd(52)}median   95 %   longest`)
  for (const [path, ...buttons] of screens) {
    await tab.goto(`http://127.0.0.1:4175${path}`)
    await tab.locator('[data-display][data-path]').waitFor()
    const tasks = await tasksOf(tab, buttons, 60)
    const [middle, most, longest] = [median(tasks), percentile(tasks, 0.95), Math.max(...tasks)].map((ms) =>
      ms.toFixed(1).padStart(6),
    )
    console.log(`  ${path.padEnd(52)}${middle} ${most}    ${longest}`)
  }
  await browser.close()
  await server.close()
}

/**
 * The longest main-thread task of each press, in ms.
 * @param {import('@playwright/test').Page} tab
 * @param {string[]} keys pressed in turn
 * @param {number} presses
 */
async function tasksOf(tab, keys, presses) {
  const cdp = await tab.context().newCDPSession(tab)
  /** @type {{ name: string, ph: string, dur?: number, ts: number, tid: number, args: any }[]} */
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any[]} */ (value)))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  })
  for (let press = 0; press < presses; press++) {
    await tab.keyboard.press(keys[press % keys.length] ?? 'ArrowRight')
    await tab.waitForTimeout(60)
  }
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', () => resolve(undefined)))
  await cdp.send('Tracing.end')
  await complete
  await cdp.detach()
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')?.tid
  const tasks = events.filter(({ name, tid }) => /RunTask$/.test(name) && tid === main)
  const downs = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  return downs.map(({ ts }) => {
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < ts + 60_000)
    return Math.max(...own.map(({ dur = 0 }) => dur)) / 1000
  })
}

/** @param {number[]} values */
function median(values) {
  return percentile(values, 0.5)
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
