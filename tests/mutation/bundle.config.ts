/**
 * The unit tests and all that they import as one script, which tests/mutation/runner.js runs for every mutant. The tests that explore
 * the device at random are left out: a rule's own tests have to notice that it broke.
 */
import { defineConfig, type Plugin } from 'vite'
import { catalogs } from '../../build/catalogs.ts'

const ENTRY = 'virtual:tests'

function tests(): Plugin {
  return {
    name: 'tests',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) =>
      id === ENTRY
        ? `import.meta.glob(
            ['/src/{device,browser}/**/*.test.ts', '/tests/scenarios.test.ts', '!/src/device/properties.test.ts'],
            { eager: true },
          )`
        : null,
    transform: {
      filter: { id: /\.test\.ts$/ },
      // Says to the runner whose tests follow.
      handler: (code, id) => `startFile(${JSON.stringify(id)})\n${code}`,
    },
  }
}

export default defineConfig({
  plugins: [catalogs(), tests()],
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    minify: false,
    outDir: '.results/mutation/bundle',
    rollupOptions: {
      input: ENTRY,
      external: ['vitest', 'fast-check', '@sinonjs/fake-timers'],
      output: { format: 'cjs', entryFileNames: 'tests.cjs' },
    },
  },
})
