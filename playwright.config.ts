import { defineConfig } from '@playwright/test'
import { findShell, launchArguments } from './scripts/chromium.js'

// Not the port of npm start, so that both can run at the same time.
const port = Number(process.env.PORT ?? 4174)
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, because machines are shared. No test measures time by it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.results/browser.json' }]],
  use: {
    baseURL: address,
    // So that every page comes from the build and not from a cache; the tests of offline use allow them.
    serviceWorkers: 'block',
    // The tests' own clock counts in UTC.
    timezoneId: 'UTC',
    // Tests of movements ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findShell(), args: launchArguments },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
  },
})
