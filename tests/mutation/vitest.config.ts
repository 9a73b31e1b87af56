/** The unit tests that mutants meet. Random exploration is left out: a rule's own tests have to notice that it broke. */
import { defineConfig } from 'vitest/config'
import { catalogs } from '../../build/catalogs.ts'

export default defineConfig({
  plugins: [catalogs()],
  test: {
    environment: 'node',
    include: ['src/{device,browser}/**/*.test.ts', 'tests/{scenarios,mutation/loads}.test.ts'],
    exclude: ['src/device/properties.test.ts'],
    setupFiles: 'tests/mutation/setup.ts',
  },
})
