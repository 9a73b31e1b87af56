import { mkdirSync, writeFileSync } from 'node:fs'
import { ensureChromium } from './chromium.js'
import { orStop, prepare } from './machine.js'
import { ensureNginx } from './nginx.js'

// npm run bench: how fast the product starts and answers a press on this machine, in turns with the floor, a bare
// React page. It gives figures beside the last landed ones and fails at none; it takes some five minutes.
// npm run bench -- land: the same, and keeps its ratios as the landed ones (scripts/bench/landed.json).
// npm run bench -- start: only that part; there are start, presses, core, heap and load.
// npm run bench -- home menu: presses only, on these kinds of screens (scripts/bench/kinds.js).
// npm run bench -- all: every part, on every kind of screen.
// DIST=/other/dist npm run bench: of a product that is built already.

prepare()
orStop(ensureChromium)
const { planOf } = await import('./bench/plan.js')
const plan = orStop(() => planOf(process.argv.slice(2)))

/** How much slower the processor is while presses are measured. */
const SLOWDOWN = 4

/** @type {Record<string, object>} */
const figures = {}
if (plan.parts.includes('core')) {
  const { benchCore } = await import('./bench/core.js')
  figures.core = await benchCore()
}
if (plan.parts.some((part) => !['core', 'load'].includes(part))) Object.assign(figures, await benchSites())
if (plan.parts.includes('load')) {
  const { buildProduct } = await import('./bench/sites.js')
  const { benchLoad } = await import('./bench/load.js')
  const { loadLines } = await import('./bench/report.js')
  orStop(ensureNginx)
  buildProduct()
  const load = await benchLoad(plan.visits)
  print(loadLines(load))
  figures.load = load
}

mkdirSync('.results', { recursive: true })
writeFileSync('.results/bench.json', `${JSON.stringify(figures, null, 2)}\n`)
console.log('\nAll results are in .results/bench.json.')

async function benchSites() {
  const { buildSites, withSites } = await import('./bench/sites.js')
  const { benchStart } = await import('./bench/start.js')
  const { benchPresses } = await import('./bench/presses.js')
  const { benchHeap } = await import('./bench/heap.js')
  const { heapLines, pressLines, ratiosOf, startLines } = await import('./bench/report.js')
  const { land, readLanded } = await import('./bench/landed.js')
  const landed = readLanded()
  const has = (/** @type {string} */ part) => plan.parts.includes(part)
  buildSites()
  return withSites(async (addresses) => {
    const start = has('start') ? await benchStart(addresses, plan.loads) : []
    if (start.length > 0) print(startLines(start, landed))
    const presses = has('presses') ? await benchPresses(addresses, plan.kinds, SLOWDOWN, plan.turns) : null
    if (presses) print(pressLines(presses, landed))
    if (plan.isLanding) land(ratiosOf(start, presses?.rows ?? []))
    const heap = has('heap') ? await benchHeap(addresses.product, 500) : null
    if (heap) print(heapLines(heap))
    return { start, presses, heap }
  })
}

/** @param {string[]} lines */
function print(lines) {
  console.log(`\n${lines.join('\n')}`)
}
