import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ensureChromium } from './chromium.js'
import { orStop, prepare } from './machine.js'

// npm run bench: how fast the core and the page are on this machine. It gives figures and fails at none.
// npm run bench -- core measures the core only, in half a minute.
// npm run bench -- 50 presses 50 times on every screen instead of 500, which takes over half an hour.
// npm run bench -- 500 home tabs presses on these kinds of screens only.

const [, , what = '500', ...kinds] = process.argv
const port = 4175

prepare()
orStop(ensureChromium)
const { benchCore } = await import('./bench/core.js')
const core = await benchCore()
if (what === 'core') save('.results/bench-core.json', core)
else save('.results/bench.json', { presses: Number(what), core, ...(await benchProduct(Number(what))) })

/**
 * Builds the product and measures it.
 * @param {number} presses on every screen
 */
async function benchProduct(presses) {
  const { preview } = await import('vite')
  const { benchPage } = await import('./bench/page.js')
  spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true })
  console.log()
  spawnSync(process.execPath, ['scripts/bytes.js'], { stdio: 'inherit' })
  const bytes = JSON.parse(readFileSync('.results/bytes.json', 'utf8'))

  const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port } })
  const page = await benchPage(`http://127.0.0.1:${port}`, presses, kinds)
  await server.close()
  return { bytes, page }
}

/**
 * @param {string} file
 * @param {object} figures
 */
function save(file, figures) {
  mkdirSync('.results', { recursive: true })
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
  console.log(`\nAll of it is in ${file}.`)
}
