import { mkdirSync, writeFileSync } from 'node:fs'
import { ensureChromium } from './chromium.js'
import { orStop, prepare } from './machine.js'

// npm run bench: how fast the product starts and answers a press on this machine, in turns with the floor, a bare
// React page. It gives figures beside the last landed ones and fails at none; it takes some five minutes.
// npm run bench -- land: the same, and keeps its ratios as the landed ones (scripts/bench/landed.json).
// npm run bench -- start: only that part; the other is presses.
// npm run bench -- home menu: presses only, on these kinds of screens (scripts/bench/kinds.js).
// npm run bench -- all: both parts, on every kind of screen.
// DIST=/other/dist npm run bench: of a product that is built already.

prepare()
orStop(ensureChromium)
// These imports follow prepare(), which installs the packages.
const { planOf } = await import('./bench/plan.js')
const { buildSites, withSites } = await import('./bench/sites.js')
const { benchStart } = await import('./bench/start.js')
const { benchPresses } = await import('./bench/presses.js')
const { pressLines, ratiosOf, startLines } = await import('./bench/report.js')
const { storeRatios, readRatios } = await import('./bench/landed.js')

/** The factor by which the processor is slowed down while presses are measured. */
const SLOWDOWN = 4

const plan = orStop(() => planOf(process.argv.slice(2)))
const landed = readRatios()
buildSites()
const figures = await withSites(async (addresses) => {
  const start = plan.parts.includes('start') ? await benchStart(addresses, plan.loads) : []
  if (start.length > 0) print(startLines(start, landed))
  const isPressed = plan.parts.includes('presses')
  const presses = isPressed ? await benchPresses(addresses, plan.kinds, SLOWDOWN, plan.turns) : null
  if (presses) print(pressLines(presses, landed))
  if (plan.isLanding) storeRatios(ratiosOf(start, presses?.rows ?? []))
  return { start, presses }
})
mkdirSync('.results', { recursive: true })
writeFileSync('.results/bench.json', `${JSON.stringify(figures, null, 2)}\n`)
console.log('\nAll results are in .results/bench.json.')

/** @param {string[]} lines */
function print(lines) {
  console.log(`\n${lines.join('\n')}`)
}
