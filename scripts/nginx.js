import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findProgram } from './programs.js'

// Runs a real nginx for the hosting tests, which test how it reads its configuration.

/** The message of a run without nginx. */
export const nginxMissing =
  'There is no nginx on this machine: the tests of hosting are skipped. To run them, install it (on Debian and ' +
  'Ubuntu: sudo apt-get install nginx libnginx-mod-http-brotli-static; on macOS: brew install nginx).'

const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Finds the nginx of this machine. */
export function findNginx() {
  return findProgram(['nginx'], places)
}

/** Finds nginx's module that sends the built `.br` files. */
export function findBrotliModule() {
  return ['/usr/lib', '/usr/lib64']
    .map((lib) => join(lib, 'nginx/modules/ngx_http_brotli_static_module.so'))
    .find(existsSync)
}

/**
 * @typedef {object} Server
 * @property {string} address without a slash at its end
 * @property {number} pid
 * @property {() => Promise<void>} stop
 */

/**
 * Serves a folder with the configuration that the build made for nginx.
 * @param {string} root the folder that is served at '/'
 * @param {string} part the file with the build's part of the configuration
 * @returns {Promise<Server>}
 * @throws with nginx's own message where it refuses the configuration
 */
export async function serve(root, part) {
  const prefix = mkdtempSync(join(tmpdir(), 'thermostat-nginx-'))
  mkdirSync(join(prefix, 'logs'))
  const port = await freePort()
  const file = join(prefix, 'nginx.conf')
  writeFileSync(file, configuration(port, resolve(root), resolve(part)))

  const nginx = spawn(findNginx() ?? 'nginx', ['-p', prefix, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  nginx.stderr.on('data', (text) => {
    complaints += text
  })
  const ended = new Promise((resolve) => nginx.once('close', resolve))
  const address = `http://127.0.0.1:${port}`
  while (nginx.exitCode === null && !(await answers(address))) await setTimeout(20)
  if (nginx.exitCode !== null) throw new Error(`nginx ended: ${complaints}`)

  return {
    address,
    pid: Number(nginx.pid),
    async stop() {
      nginx.kill()
      await ended
      rmSync(prefix, { recursive: true, force: true })
    },
  }
}

/** @param {string} address */
function answers(address) {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

/**
 * Returns a configuration for one process of the current user that writes only to its own folder.
 * @param {number} port
 * @param {string} root
 * @param {string} part
 */
function configuration(port, root, part) {
  const brotli = findBrotliModule()
  return `
    ${brotli ? `load_module ${brotli};` : ''}
    daemon off;
    master_process off;
    pid nginx.pid;
    error_log stderr error;
    events {}
    http {
      access_log off;
      # A connection that nginx closes while a test reuses it fails the test: each request has its own.
      keepalive_timeout 0;
      types {
        text/html html; text/css css; application/javascript js; application/json json;
        image/svg+xml svg; image/png png; image/jpeg jpg; font/woff2 woff2; font/woff woff;
      }
      default_type application/octet-stream;
      client_body_temp_path temp; proxy_temp_path temp; fastcgi_temp_path temp; uwsgi_temp_path temp; scgi_temp_path temp;
      server {
        listen 127.0.0.1:${port};
        root "${root}";
        ${brotli ? 'brotli_static on;' : ''}
        include "${part}";
      }
    }`
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
