import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
  const found = given || onPath(names) || places.find(existsSync)
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
    if (process.env.CHROMIUM || process.getuid?.() !== 0 || !onPath(['apt-get'])) throw error
    console.log('Installing Chromium …')
    // Hundreds of lines, and of interest only when it fails.
    const install = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium'
    const apt = spawnSync(install, { shell: true, encoding: 'utf8' })
    if (apt.status !== 0) console.error(`${apt.stdout}${apt.stderr}`)
    return findChromium()
  }
}

/** @param {string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
