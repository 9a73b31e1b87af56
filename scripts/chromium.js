import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { findProgram, installPackages, isProgram, mayInstallPackages, runQuietly } from './programs.js'

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
  if (!lookForChromium()) install('--no-shell', 'chromium', lookForChromium)
  return findChromium()
}

/**
 * The headless shell of this machine, installed first where that is possible without asking, or else its
 * Chromium, which takes about twice as long.
 * @returns {string} its path
 * @throws with a sentence when there is neither
 */
export function ensureShell() {
  // A browser that is given is used for everything.
  if (!process.env.CHROMIUM && !lookForShell())
    install('--only-shell', 'chromium-headless-shell', lookForShell)
  return findShell()
}

/**
 * Installs Playwright's own download, and the libraries that it needs where that is possible; where there is
 * no download, the system's packages.
 * @param {string} option of Playwright's for this browser alone
 * @param {string} packages
 * @param {() => string | undefined} look
 */
function install(option, packages, look) {
  const mayInstall = mayInstallPackages()
  console.log(`Installing ${packages} with npx playwright install …`)
  runQuietly(`npx playwright install ${mayInstall ? '--with-deps' : ''} ${option} chromium`, {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(PATIENCE),
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
