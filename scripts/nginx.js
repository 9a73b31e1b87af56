import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureProgram, findProgram, isProgram, runQuietly } from './programs.js'

// The web server of the hosting tests: a real nginx, because they test how it reads its configuration.

/** Where it is unpacked when the machine has none. */
const folder = resolve('node_modules/.cache/nginx')

const missing =
  'The hosting tests need nginx: install it (on Debian and Ubuntu: sudo apt-get install nginx ' +
  'libnginx-mod-http-brotli-static, which also starts it as a service; on macOS: brew install nginx).'

const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

const brotliModule = 'nginx/modules/ngx_http_brotli_static_module.so'

/**
 * The nginx of this machine, or the one that was unpacked for the tests.
 * @returns {string} its path
 * @throws with a sentence when there is none
 */
export function findNginx() {
  const found = lookForNginx(folder)
  if (!found) throw new Error(missing)
  return found
}

/** Its module that sends what is already compressed by brotli, where there is one. */
export function findBrotliModule() {
  // A module fits only the nginx that it was built for.
  const root = findNginx().startsWith(folder) ? folder : ''
  return ['/usr/lib', '/usr/lib64'].map((lib) => join(root, lib, brotliModule)).find(existsSync)
}

/**
 * The nginx of this machine, or one that is fetched without installing anything in the system.
 * @returns {string} its path
 * @throws with a sentence when there is none and none can be had
 */
export function ensureNginx() {
  const hasPackages = [['apt-get'], ['dpkg-deb']].every((program) => findProgram(program))
  return ensureProgram(() => lookForNginx(folder), waysToNginx(folder, hasPackages), missing)
}

/**
 * The ways to an nginx: Debian's or Ubuntu's packages, unpacked in a folder of this project. Nothing is
 * installed in the system, so no service starts, and it works for every user.
 * @param {string} into the folder
 * @param {boolean} hasPackages whether this is a Debian or an Ubuntu
 * @returns {import('./programs.js').Way[]}
 */
export function waysToNginx(into, hasPackages) {
  if (!hasPackages) return []
  return ['nginx libnginx-mod-http-brotli-static', 'nginx'].map((packages) => ({
    sentence: `Unpacking ${packages} into ${into}, for the tests only: nothing is installed on the system …`,
    get: () => unpack(packages, into),
  }))
}

/**
 * @param {string} into where packages were unpacked
 * @param {string[]} [folders] of the system, besides the PATH
 * @returns {string | undefined}
 */
export function lookForNginx(into, folders = places) {
  return findProgram(['nginx'], folders) ?? [join(into, 'nginx')].find(isProgram)
}

/**
 * Downloads packages with those of their libraries that the system lacks, and unpacks them all in one folder.
 * @param {string} packages
 * @param {string} into
 */
function unpack(packages, into) {
  const [lists, archives] = [join(into, 'lists'), join(into, 'archives')]
  rmSync(into, { recursive: true, force: true })
  for (const part of [lists, archives]) mkdirSync(join(part, 'partial'), { recursive: true })
  // Its own package lists, so that it works for every user and leaves those of the system as they are.
  const options = [
    `Dir::State::Lists=${lists}`,
    `Dir::Cache=${into}`,
    `Dir::Cache::Archives=${archives}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ]
  const apt = `apt-get ${options.map((option) => `-o '${option}'`).join(' ')}`
  const download = `${apt} install -y --no-install-recommends --download-only ${packages}`
  runQuietly(`${apt} update && ${download}`)
  const debs = readdirSync(archives).filter((name) => name.endsWith('.deb'))
  const isUnpacked = debs.every((deb) => runQuietly(`dpkg-deb -x '${join(archives, deb)}' '${into}'`))
  if (isUnpacked && isProgram(join(into, 'usr/sbin/nginx'))) writeStarter(into)
  for (const part of [lists, archives]) rmSync(part, { recursive: true, force: true })
}

/**
 * Writes a program that starts the unpacked nginx with the libraries beside it.
 * @param {string} into
 */
function writeStarter(into) {
  const libraries = ['lib', 'usr/lib'].flatMap((lib) => {
    const folders = existsSync(join(into, lib)) ? readdirSync(join(into, lib)) : []
    return folders.filter((name) => name.includes('-linux-')).map((name) => `"$here/${lib}/${name}"`)
  })
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    `LD_LIBRARY_PATH=${libraries.join(':')} exec "$here/usr/sbin/nginx" "$@"`,
  ]
  writeFileSync(join(into, 'nginx'), `${lines.join('\n')}\n`, { mode: 0o755 })
}
