import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import {
  ensureProgram,
  findProgram,
  isProgram,
  mayInstallPackages,
  runQuietly,
  systemPackages,
} from './programs.js'

// The browsers of the browser tests. Most run in Chromium's headless shell, which has no windows and takes
// half the time; some need Chromium or Chrome itself.

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
 * Besides Playwright's own: nothing that looks for the network or for a graphics card, and letters as wide in
 * the headless shell as in visitors' browsers.
 */
export const launchArguments = [
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--font-render-hinting=none',
]

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
 * The headless shell of this machine, or else its Chromium.
 * @returns {string} its path
 * @throws with a sentence when there is neither
 */
export function findShell() {
  return lookForShell() ?? findChromium()
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
  yield download("Playwright's own Chromium", folder, '--no-shell')
  if (!mayInstall) return
  // A downloaded one that does not start lacks libraries of the system.
  if (!isDownloaded()) yield systemPackages('chromium')
  else
    yield {
      sentence: `Installing the libraries that ${folder} needs with apt-get …`,
      get: () => runQuietly('npx playwright install-deps chromium'),
    }
}

/**
 * The headless shell of this machine, installed first where that is possible without asking, or else its
 * Chromium, which takes about twice as long.
 * @returns {string} its path
 * @throws with a sentence when there is neither
 */
export function ensureShell() {
  // A browser that is given is used for everything.
  if (process.env.CHROMIUM) return findChromium()
  try {
    return ensureProgram(lookForShell, waysToShell(mayInstallPackages()), 'There is no headless shell.')
  } catch {
    return findChromium()
  }
}

/**
 * @param {boolean} mayInstall whether packages can be installed in the system
 * @returns {Generator<import('./programs.js').Way>}
 */
export function* waysToShell(mayInstall) {
  yield download("Chromium's headless shell", shellFolder(), '--only-shell')
  if (mayInstall) yield systemPackages('chromium-headless-shell')
}

function lookForChromium() {
  const given = process.env.CHROMIUM
  if (given && !isProgram(given))
    throw new Error(`CHROMIUM is ${given}, but there is no program at that path.`)
  return given || findProgram(names) || places.find(existsSync) || startable(playwrightsOwn())
}

function lookForShell() {
  if (process.env.CHROMIUM) return undefined
  return findProgram(['chromium-headless-shell', 'chrome-headless-shell']) ?? startable(playwrightsShell())
}

/**
 * Playwright's own download of a browser.
 * @param {string} what
 * @param {string} folder where it comes to
 * @param {string} option
 * @returns {import('./programs.js').Way}
 */
function download(what, folder, option) {
  return {
    sentence: `Downloading ${what} to ${folder} …`,
    get: () =>
      runQuietly(`npx playwright install ${option} chromium`, {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(PATIENCE),
      }),
  }
}

/** Playwright tells only where its Chromium is: its headless shell is in a folder beside that one. */
function shellFolder() {
  return playwrightsOwn().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1')
}

/** Playwright's own headless shell; each system has a folder of its own for it. */
function playwrightsShell() {
  const folder = shellFolder()
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const shell = files.find((file) => /^chrome-headless-shell(\.exe)?$/.test(basename(file)))
  return shell && join(folder, shell)
}

/** Where Playwright keeps its own Chromium. Required here, because before npm ci there is no Playwright. */
function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
}

/**
 * The program, if it starts: without its libraries a downloaded one does not.
 * @param {string | undefined} program
 */
function startable(program) {
  return program && existsSync(program) && spawnSync(program, ['--version']).status === 0
    ? program
    : undefined
}
