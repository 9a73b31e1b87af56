import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Programs that tests need besides Node: installed ones are used, missing ones are announced and installed.

/**
 * Returns the path of the first of these programs that is on the PATH or in one of the other folders.
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

/** True if system packages of Debian can be installed without asking for a password. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/**
 * Installs packages of Debian or Ubuntu in the system.
 * @param {string} packages their names, separated by spaces
 */
export function installPackages(packages) {
  console.log(`Installing the system packages ${packages} with apt-get …`)
  runQuietly(`apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${packages}`)
}

/**
 * Runs a command, and prints the last lines of its output only if it fails.
 * @param {string} command for the shell
 * @param {Record<string, string>} [environment] besides this process's own
 */
export function runQuietly(command, environment = {}) {
  const env = { ...process.env, ...environment }
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', env })
  if (status !== 0) console.error(`${stdout}${stderr}`.trim().split('\n').slice(-6).join('\n'))
}
