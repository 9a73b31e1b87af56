import { existsSync } from 'node:fs'
import { findProgram, install, mayInstall } from './programs.js'

// The web server that the hosting tests run: the real one, because what it makes of its configuration is what is tested.

const missing =
  'The hosting tests need nginx: install it (on Debian and Ubuntu: sudo apt-get install nginx libnginx-mod-http-brotli-static).'

const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
]

/**
 * The nginx of this machine.
 * @returns {string}
 */
export function findNginx() {
  const found = findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'])
  if (!found) throw new Error(missing)
  return found
}

/** Its module that sends what is already compressed by brotli, where there is one. */
export function findBrotliModule() {
  return brotliModules.find(existsSync)
}

/**
 * The nginx of this machine, installed first where that is possible without asking.
 * @returns {string}
 */
export function ensureNginx() {
  try {
    return findNginx()
  } catch (error) {
    if (!mayInstall()) throw error
    install('--no-install-recommends nginx libnginx-mod-http-brotli-static')
    return findNginx()
  }
}
