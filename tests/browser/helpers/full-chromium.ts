import { findChromium, launchArguments } from '../../../scripts/chromium.js'

/** Options to launch Chromium itself, where its headless shell differs from visitors’ browsers. */
export const fullChromium = { executablePath: findChromium(), args: launchArguments }

/**
 * The same with storage for frames of other sites, partitioned as visitors' browsers have it: these arguments
 * replace Playwright's own, which turn the partitioning off and then have such frames refused all storage.
 */
export const chromiumWithFrameStorage = {
  executablePath: findChromium(),
  args: ['--disable-features=HttpsUpgrades', '--disable-gpu'],
}
