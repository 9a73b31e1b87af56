import { chromium } from '@playwright/test'
import { build } from 'vite'
import { ensureChromium } from '../chromium.js'
import { median } from './figures.js'

const FOLDER = '.results/bench'
const RUNS = 7

/** Measures the device alone in Chromium: presses, minutes of a house, and lookups among more screens. */
export async function benchCore() {
  await build({
    logLevel: 'error',
    configFile: false,
    publicDir: false,
    build: {
      lib: { entry: 'tests/bench/core.ts', name: 'bench', formats: ['iife'], fileName: () => 'bench.js' },
      outDir: FOLDER,
      emptyOutDir: true,
    },
  })
  const browser = await chromium.launch({ executablePath: ensureChromium() })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ path: `${FOLDER}/bench.js` })
    return await measure(page)
  } finally {
    await browser.close()
  }
}

/** @param {import('@playwright/test').Page} page */
async function measure(page) {
  const screens = Number(await page.evaluate('bench.screens'))
  console.log(`The core in Chromium, per second of processor time (median of ${RUNS})`)
  const tour = await rate(page, 'bench.runTour(2000)')
  print('presses through all screens', tour)
  const temperature = await rate(page, 'bench.runTemperature(200_000)')
  print('presses of the set temperature', temperature)
  const house = await rate(page, 'bench.runHouse(43_200)')
  print('minutes of a house', house)
  const lookups = []
  for (const factor of [1, 2, 4]) {
    const aSecond = await rate(page, `bench.runLookups(2_000_000, ${factor})`)
    lookups.push({ screens: screens * factor, aSecond })
    print(`screens found among ${screens * factor}`, aSecond)
  }
  return { tour, temperature, house, lookups }
}

/**
 * How often a second of the page's processor time something is done.
 * @param {import('@playwright/test').Page} page
 * @param {string} run an expression that does it, and gives how often it did
 */
async function rate(page, run) {
  const cdp = await page.context().newCDPSession(page)
  // Processor time of the page's thread, so that other work of the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const seconds = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await page.evaluate(run)
  const rates = []
  for (let index = 0; index < RUNS; index++) {
    const before = await seconds()
    const times = Number(await page.evaluate(run))
    rates.push(times / ((await seconds()) - before))
  }
  await cdp.detach()
  return Math.round(median(rates))
}

/**
 * @param {string} what
 * @param {number} value
 */
function print(what, value) {
  console.log(`  ${what.padEnd(33)}${value.toLocaleString('en').padStart(12)}`)
}
