/** The unit tests that mutants run, without random visits: a rule's own tests must notice that it broke. */
import { defineConfig } from 'vitest/config'
import { catalogs } from '../../build/catalogs.ts'

export default defineConfig({
  plugins: [catalogs()],
  test: {
    environment: 'node',
    include: [
      'src/{device,browser}/**/*.test.ts',
      'tests/{scenarios/scenarios,documents/tables,mutation/loads}.test.ts',
    ],
    setupFiles: 'tests/mutation/setup.ts',
  },
})
