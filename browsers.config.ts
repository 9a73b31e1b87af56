import { defineConfig } from 'vitest/config'

/** `npm run browsers` does the scenarios in another browser, and checks nothing else. */
export default defineConfig({
  test: {
    include: ['tests/**/*.browsers.ts'],
    environment: 'node',
    // Generous, because machines are shared. No test measures time by it.
    testTimeout: 900_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
