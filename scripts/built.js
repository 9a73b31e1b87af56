import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Whether what was built last is what a build would make now.

/**
 * @typedef {object} Stamp what a complete build leaves behind (build/stamp.ts)
 * @property {number} began in ms, as the times of files are
 * @property {Record<string, string>} environment the variables that it read, '' where one was not set
 */

/** What a build reads: folders with all that is in them, and files. */
const sources = [
  ...['src', 'build', 'public', 'index.html', 'embed.html', 'vite.config.ts'],
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
  ...['tsconfig.json', 'tsconfig.base.json', 'tsconfig.browser.json'],
]

/** Whether `dist` is complete and nothing has changed since its build began. */
export function isBuilt() {
  if (!existsSync('dist/index.html') || !existsSync('dist.stamp.json')) return false
  return isCurrent(JSON.parse(readFileSync('dist.stamp.json', 'utf8')), process.env, changedLast(sources))
}

/**
 * @param {Stamp} stamp
 * @param {Record<string, string | undefined>} environment as it is now
 * @param {number} changed when a source was changed last, in ms
 */
export function isCurrent(stamp, environment, changed) {
  const isSame = Object.entries(stamp.environment).every(
    ([name, value]) => (environment[name] ?? '') === value,
  )
  return isSame && changed < stamp.began
}

/**
 * When one of these was changed last, in ms. A folder changes when something in it is added, renamed or deleted.
 * @param {string[]} paths of files and folders; one may be missing
 * @returns {number}
 */
export function changedLast(paths) {
  const times = paths.map((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found?.isDirectory()) return found?.mtimeMs ?? 0
    return Math.max(found.mtimeMs, changedLast(readdirSync(path).map((name) => join(path, name))))
  })
  return Math.max(0, ...times)
}
