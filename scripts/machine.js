import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

// Prepares the machine for the commands. This file must run without dependencies and in an old Node.

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Ends the program with one sentence instead of a stack trace.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * Returns the result of a function, or ends the program with the message of its error.
 * @template Result
 * @param {() => Result} ensure
 * @returns {Result}
 */
export function orStop(ensure) {
  try {
    return ensure()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** Installs missing packages from the lock file. */
export function prepare() {
  checkNode()
  process.chdir(root)
  if (isInstalled()) return
  console.log('Installing the packages from package-lock.json into node_modules/ with npm ci …')
  // The shell is needed because npm is a .cmd file on Windows.
  const npm = spawnSync('npm ci --include=dev', { stdio: 'inherit', shell: true })
  if (npm.status !== 0) stop('The packages could not be installed: see npm’s message above.')
}

/** The same rule as engines in package.json, which is Vite's. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22
  if (!fits) stop(`This needs Node.js 20.19 or a later 20, or 22.12 or newer; you have ${process.version}.`)
}

/** True if npm's record of installed packages agrees with the lock file. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const wanted = packages('package-lock.json')
  const installed = packages(record)
  const names = new Set([...Object.keys(wanted), ...Object.keys(installed)])
  names.delete('')
  return [...names].every((name) => {
    // The lock file also names binaries for other machines, which are not installed here.
    if (!installed[name]) return wanted[name]?.optional
    return installed[name].integrity === wanted[name]?.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { integrity?: string, optional?: boolean }>}
 */
function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * Returns true if no program listens on a port yet.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
