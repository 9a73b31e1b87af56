import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import {
  ensureProgram,
  findProgram,
  isProgram,
  mayInstallPackages,
  runQuietly,
  systemPackages,
} from './programs.js'

// The Chromium or Chrome that the browser tests run in.

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where it is on machines that do not put it on the PATH. */
const places = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  `${homedir()}\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe`,
]

const missing =
  'The browser tests need Chromium or Chrome: install one (on Debian: sudo apt-get install chromium; ' +
  'elsewhere: npx playwright install --with-deps chromium), or give its path, as in ' +
  'CHROMIUM=/path/to/chromium npm test.'

/** How long to wait for an answer of Playwright's download server, which some networks never give, in ms. */
const PATIENCE = 10_000

/**
 * The Chromium of this machine.
 * @returns {string} its path
 * @throws with a sentence when there is none
 */
export function findChromium() {
  const found = lookForChromium()
  if (!found) throw new Error(missing)
  return found
}

/**
 * The Chromium of this machine, installed first where that is possible without asking.
 * @returns {string} its path
 * @throws with a sentence when there is none and none can be had
 */
export function ensureChromium() {
  const folder = playwrightsOwn()
  const machine = { folder, isDownloaded: () => existsSync(folder), mayInstall: mayInstallPackages() }
  return ensureProgram(lookForChromium, waysToChromium(machine), missing)
}

/**
 * The ways to a Chromium: Playwright's in the user's own folder first, the system's packages last.
 * @param {object} machine
 * @param {string} machine.folder where Playwright's own comes to
 * @param {() => boolean} machine.isDownloaded whether it is there, once a download was tried
 * @param {boolean} machine.mayInstall whether packages can be installed in the system
 * @returns {Generator<import('./programs.js').Way>}
 */
export function* waysToChromium({ folder, isDownloaded, mayInstall }) {
  yield {
    sentence: `Downloading Playwright's own Chromium to ${folder} …`,
    get: () =>
      runQuietly('npx playwright install --no-shell chromium', {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(PATIENCE),
      }),
  }
  if (!mayInstall) return
  // A downloaded one that does not start lacks libraries of the system.
  if (!isDownloaded()) yield systemPackages('chromium')
  else
    yield {
      sentence: `Installing the libraries that ${folder} needs with apt-get …`,
      get: () => runQuietly('npx playwright install-deps chromium'),
    }
}

function lookForChromium() {
  const given = process.env.CHROMIUM
  if (given && !isProgram(given))
    throw new Error(`CHROMIUM is ${given}, but there is no program at that path.`)
  return given || findProgram(names) || places.find(existsSync) || startable(playwrightsOwn())
}

/** Where Playwright keeps its own Chromium. Required here, because before npm ci there is no Playwright. */
function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
}

/**
 * The program, if it starts: without its libraries a downloaded one does not.
 * @param {string} program
 */
function startable(program) {
  return existsSync(program) && spawnSync(program, ['--version']).status === 0 ? program : undefined
}
