import { defineConfig } from 'vitest/config'

/** `npm run browsers` does the scenarios in another browser, and checks nothing else. */
export default defineConfig({
  test: {
    include: ['tests/**/*.browsers.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
