import { build } from 'vite'
import { median } from './figures.js'

/** The device in Node, without a page: presses a second of processor time, and what more screens would change. */
export async function benchCore() {
  await build({
    logLevel: 'error',
    configFile: false,
    build: { ssr: 'tests/bench.ts', outDir: '.results/bench', emptyOutDir: true },
  })
  const { runLookups, runTemperature, runTour, screens } = await import(
    new URL('../../.results/bench/bench.js', import.meta.url).href
  )
  const tour = rate(() => runTour(500))
  const temperature = rate(() => runTemperature(100_000))
  const lookups = [1, 2, 4].map((factor) => ({
    screens: screens * factor,
    aSecond: rate(() => runLookups(1_000_000, factor)),
  }))
  console.log('The core in Node, a second of processor time (median of 7)')
  console.log(`  presses through all screens      ${number(tour)}`)
  console.log(`  presses of the set temperature   ${number(temperature)}`)
  for (const one of lookups)
    console.log(`  screens found among ${String(one.screens).padEnd(13)}${number(one.aSecond)}`)
  return { tour, temperature, lookups }
}

/** @param {() => number} run gives how often it did what is counted */
function rate(run) {
  run()
  const rates = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage()
    const times = run()
    const { user, system } = process.cpuUsage(before)
    return (times / (user + system)) * 1e6
  })
  return Math.round(median(rates))
}

/** @param {number} value */
const number = (value) => value.toLocaleString('en').padStart(12)
