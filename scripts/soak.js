import { build } from 'vite'

// npm run soak: the device against the naive model of its rules, for PRESSES= presses from SEED= on.

const presses = Number(process.env.PRESSES ?? 10_000_000)
const firstSeed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

await build({
  logLevel: 'error',
  configFile: false,
  build: { ssr: 'tests/proof/soak.ts', outDir: '.results/soak', emptyOutDir: true },
})
const { soak } = await import(new URL('../.results/soak/soak.js', import.meta.url).href)

const began = performance.now()
for (const { seed, presses: made, failure } of soak(presses, firstSeed)) {
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`seed ${seed}  ${made.toLocaleString('en')} presses  ${seconds} s`)
  if (failure) {
    console.error(`\n${failure}\n\nTo repeat it: PRESSES=1 SEED=${seed} npm run soak`)
    process.exitCode = 1
  }
}
