import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { findProgram, installPackages, isProgram, mayInstallPackages, runQuietly } from './programs.js'

// Finds the browsers of the browser tests. Most run in Chromium's headless shell, which has no windows and takes
// half the time; some need Chromium or Chrome itself.

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Paths of Chromium or Chrome on machines that do not put it on the PATH. */
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

/** The wait for Playwright's download server, which some networks block without an answer. */
const DOWNLOAD_TIMEOUT_MS = 10_000

/**
 * Arguments besides Playwright's own. They turn off requests of the browser itself and the graphics card, and make
 * letters as wide in the headless shell as in visitors' browsers.
 */
export const launchArguments = [
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--font-render-hinting=none',
]

/**
 * Finds the Chromium of this machine.
 * @returns {string} its path
 * @throws an error with a sentence if there is none
 */
export function findChromium() {
  const found = lookForChromium()
  if (!found) throw new Error(missing)
  return found
}

/**
 * Finds the headless shell of this machine, or else its Chromium.
 * @returns {string} its path
 * @throws an error with a sentence if there is neither
 */
export function findShell() {
  return lookForShell() ?? findChromium()
}

/**
 * Finds the Chromium of this machine, and installs it first if that needs no password.
 * @returns {string} its path
 * @throws an error with a sentence if there is none and it cannot be installed
 */
export function ensureChromium() {
  if (!lookForChromium()) install('--no-shell', 'chromium', lookForChromium)
  return findChromium()
}

/**
 * Finds the headless shell of this machine, and installs it first if that needs no password. Otherwise finds its
 * Chromium, which takes about twice as long.
 * @returns {string} its path
 * @throws an error with a sentence if there is neither
 */
export function ensureShell() {
  // A browser named by CHROMIUM is used for all tests.
  if (!process.env.CHROMIUM && !lookForShell())
    install('--only-shell', 'chromium-headless-shell', lookForShell)
  return findShell()
}

/**
 * Installs Playwright's own download, and the libraries that it needs if possible. Without the download it installs the
 * system's packages.
 * @param {string} option of Playwright's for this browser alone
 * @param {string} packages
 * @param {() => string | undefined} look
 */
function install(option, packages, look) {
  const mayInstall = mayInstallPackages()
  console.log(`Installing ${packages} with npx playwright install …`)
  runQuietly(`npx playwright install ${mayInstall ? '--with-deps' : ''} ${option} chromium`, {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(DOWNLOAD_TIMEOUT_MS),
  })
  if (!look() && mayInstall) installPackages(packages)
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

/** Returns the folder of Playwright's headless shell, beside that of its Chromium: only that one's path is public. */
function shellFolder() {
  return playwrightsOwn().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1')
}

/** Finds Playwright's headless shell. The name of its folder depends on the operating system. */
function playwrightsShell() {
  const folder = shellFolder()
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const shell = files.find((file) => /^chrome-headless-shell(\.exe)?$/.test(basename(file)))
  return shell && join(folder, shell)
}

/**
 * Returns the path of Playwright's Chromium. Playwright is required here, because before npm ci it is not installed.
 */
function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
}

/**
 * Returns the program if it starts. A downloaded one does not start without its libraries.
 * @param {string | undefined} program
 */
function startable(program) {
  return program && existsSync(program) && spawnSync(program, ['--version']).status === 0
    ? program
    : undefined
}
