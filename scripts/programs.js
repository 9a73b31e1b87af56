import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Programs that tests need besides Node: what is there is taken, the rest is announced and then fetched.

/**
 * One way to get a program.
 * @typedef {object} Way
 * @property {string} sentence says what is about to be installed, and where
 * @property {() => unknown} get it may fail: what counts is whether the program is found afterwards
 */

/**
 * The program that is there already, or else after the first way that brings it.
 * @param {() => string | undefined} find gives the path of the program
 * @param {Iterable<Way>} ways those that are possible on this machine, the gentlest first
 * @param {string} missing the sentence for whoever has to install it
 * @returns {string} the path of the program
 * @throws with that sentence when no way brings it
 */
export function ensureProgram(find, ways, missing) {
  const there = find()
  if (there) return there
  for (const { sentence, get } of ways) {
    console.log(sentence)
    get()
    const brought = find()
    if (brought) return brought
    console.log('The installation failed.')
  }
  throw new Error(missing)
}

/**
 * The first of these programs that is on the PATH, or in one of the other folders.
 * @param {string[]} programs
 * @param {string[]} [more] folders that are not on everybody's PATH
 */
export function findProgram(programs, more = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...more]
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether Debian's packages can be installed in the system without asking anybody. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/**
 * The way that installs packages of Debian or Ubuntu in the system.
 * @param {string} packages their names, with blanks between them
 * @returns {Way}
 */
export function systemPackages(packages) {
  return {
    sentence: `Installing the system packages ${packages} with apt-get …`,
    get: () => runQuietly(`apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${packages}`),
  }
}

/**
 * Runs a command whose hundreds of lines are of interest only when it fails.
 * @param {string} command for the shell
 * @param {Record<string, string>} [environment] besides this process's own
 * @returns {boolean} whether it succeeded
 */
export function runQuietly(command, environment = {}) {
  const env = { ...process.env, ...environment }
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', env })
  if (status !== 0) console.error(`${stdout}${stderr}`.trim().split('\n').slice(-6).join('\n'))
  return status === 0
}
