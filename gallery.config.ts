import config from './playwright.config.ts'
import { findChromium, launchArguments } from './scripts/chromium.js'

/** `npm run gallery` draws, and checks nothing. */
export default {
  ...config,
  testDir: 'tests/gallery',
  testMatch: '**/*.draw.ts',
  reporter: 'line',
  // The pictures are those of visitors' browsers.
  use: { ...config.use, launchOptions: { executablePath: findChromium(), args: launchArguments } },
}
