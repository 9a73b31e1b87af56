import { existsSync } from 'node:fs'
import { findProgram, install, isProgram, mayInstall } from './programs.js'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

// Where Chrome is on machines that do not put it on the PATH.
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const missing =
  'The browser tests need Chromium or Chrome: install one (on Debian and Ubuntu: sudo apt-get install chromium), ' +
  'or give its path, as in CHROMIUM=/path/to/chromium npm test.'

/**
 * The Chromium of this machine.
 * @returns {string}
 */
export function findChromium() {
  const given = process.env.CHROMIUM
  if (given && !isProgram(given)) throw new Error(`CHROMIUM is ${given}, and there is no program there.`)
  const found = given || findProgram(names) || places.find(existsSync)
  if (!found) throw new Error(missing)
  return found
}

/**
 * The Chromium of this machine, installed first where that is possible without asking.
 * @returns {string}
 */
export function ensureChromium() {
  try {
    return findChromium()
  } catch (error) {
    if (process.env.CHROMIUM || !mayInstall()) throw error
    install('chromium')
    return findChromium()
  }
}
