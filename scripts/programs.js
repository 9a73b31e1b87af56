import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Programs of the machine that tests need besides Node.

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

/**
 * Whether programs can be installed without asking anybody.
 */
export function mayInstall() {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/**
 * Installs packages of Debian.
 * @param {string} packages
 */
export function install(packages) {
  console.log(`Installing ${packages} …`)
  // Hundreds of lines, and of interest only when it fails.
  const command = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${packages}`
  const apt = spawnSync(command, { shell: true, encoding: 'utf8' })
  if (apt.status !== 0) console.error(`${apt.stdout}${apt.stderr}`)
}
