import { findChromium, launchArguments } from '../../../scripts/chromium.js'

/** How to launch Chromium itself, where its headless shell behaves otherwise than visitors’ browsers. */
export const chromiumItself = { executablePath: findChromium(), args: launchArguments }
