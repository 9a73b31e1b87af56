import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.js'
import { orStop, prepare, stop } from './machine.js'

// npm run random: random visits in Chromium. npm run random -- 5000 17: of 5,000 steps, with the seed 17.

const [steps = '1000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)

prepare()
orStop(ensureChromium)
console.log(`${steps} steps in each visit, seed ${seed}.`)
for (const command of ['npx vite build --logLevel warn', 'npx playwright test random leaks']) {
  const env = { ...process.env, STEPS: steps, SEED: seed }
  if (spawnSync(command, { stdio: 'inherit', shell: true, env }).status !== 0) {
    stop(`To repeat it: npm run random -- ${steps} ${seed}`)
  }
}
