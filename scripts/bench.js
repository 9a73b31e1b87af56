import { mkdirSync, writeFileSync } from 'node:fs'
import { ensureChromium } from './chromium.js'
import { orStop, prepare, stop } from './machine.js'

// npm run bench: how fast the product is on this machine, beside a bare React page, the floor, in turns.
// npm run bench -- quick: the same with fewer loads and presses, in under five minutes.
// npm run bench -- start, presses, heap or core: only that part.
// npm run bench -- presses home menu: only on these kinds of screens, which scripts/bench/kinds.js lists.
// DIST=../other/dist npm run bench: of a product that is built already.

const parts = ['core', 'start', 'presses', 'heap']
const names = process.argv.slice(2)
const isQuick = names.includes('quick')
const chosen = names.filter((name) => parts.includes(name))
const only = names.filter((name) => name !== 'quick' && !parts.includes(name))

prepare()
orStop(ensureChromium)
const { kinds } = await import('./bench/kinds.js')
const unknown = only.filter((name) => !kinds.some(({ kind }) => kind === name))
if (unknown.length > 0)
  stop(
    `There is no ${unknown[0]}; there are ${['quick', ...parts, ...kinds.map(({ kind }) => kind)].join(', ')}.`,
  )

/** @type {Record<string, unknown>} */
const figures = {}
if (isOn('core')) {
  const { benchCore } = await import('./bench/core.js')
  figures.core = await benchCore()
}
if (['start', 'presses', 'heap'].some(isOn)) await benchSites()
mkdirSync('.results', { recursive: true })
writeFileSync('.results/bench.json', `${JSON.stringify(figures, null, 2)}\n`)
console.log('\nAll of it is in .results/bench.json.')

/** @param {string} part */
function isOn(part) {
  if (chosen.length > 0) return chosen.includes(part)
  // The core and the heap change seldom.
  return !isQuick || part === 'start' || part === 'presses'
}

async function benchSites() {
  const { buildSites, withSites } = await import('./bench/sites.js')
  const { benchStart } = await import('./bench/start.js')
  const { benchPresses } = await import('./bench/presses.js')
  const { benchHeap } = await import('./bench/heap.js')
  const { printPresses, printStart } = await import('./bench/report.js')
  buildSites()
  await withSites(async (addresses) => {
    if (isOn('start')) {
      const start = await benchStart(addresses, isQuick ? 5 : 15)
      printStart(start)
      figures.start = start
    }
    if (isOn('presses')) {
      const pressed = only.length > 0 ? kinds.filter(({ kind }) => only.includes(kind)) : kinds
      const presses = []
      for (const slowdown of isQuick ? [4] : [1, 4]) {
        const result = await benchPresses(addresses, pressed, slowdown, isQuick ? 2 : 8)
        printPresses(result)
        presses.push(result)
      }
      figures.presses = presses
    }
    if (isOn('heap')) {
      figures.heap = await benchHeap(addresses.product, 500)
      console.log('\nHeap and nodes, before and after 500 presses', figures.heap)
    }
  })
}
