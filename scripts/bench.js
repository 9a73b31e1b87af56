import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { preview } from 'vite'
import { benchCore } from './bench/core.js'
import { benchPage } from './bench/page.js'

// npm run bench: how fast the core and the page are on this machine. Figures, no verdicts: the machine may be busy.
// npm run bench -- 50 presses 50 times on every screen instead of 500, which takes over half an hour; npm run bench -- 500 home tabs on these kinds only.

const [, , presses = '500', ...kinds] = process.argv
const port = 4175

const core = await benchCore()

spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true })
console.log()
spawnSync(process.execPath, ['scripts/bytes.js'], { stdio: 'inherit' })
const bytes = JSON.parse(readFileSync('.results/bytes.json', 'utf8'))

const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port } })
const page = await benchPage(`http://127.0.0.1:${port}`, Number(presses), kinds)
await server.close()

mkdirSync('.results', { recursive: true })
writeFileSync(
  '.results/bench.json',
  `${JSON.stringify({ presses: Number(presses), core, bytes, page }, null, 2)}\n`,
)
console.log('\nAll of it is in .results/bench.json.')
