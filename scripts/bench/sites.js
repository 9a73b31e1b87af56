import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { preview } from 'vite'

// Serves the two sites that are compared: the floor, which is a bare React page, and the product.

/** @typedef {{ floor: string, product: string }} Addresses without a slash at their end */

const FLOOR = 'tests/bench/floor/vite.config.ts'
const ports = { floor: 4176, product: 4175 }

/** Builds the floor and the product, unless `DIST` names the folder of a built product. */
export function buildSites() {
  build('npx vite build --logLevel warn --config', FLOOR)
  if (!process.env.DIST) build('npx vite build --logLevel warn')
}

/** @param {string[]} command */
function build(...command) {
  const { status } = spawnSync(command.join(' '), { stdio: 'inherit', shell: true })
  if (status !== 0) throw new Error(`${command.join(' ')} failed.`)
}

/**
 * Serves both sites with the product's headers and compressed by brotli.
 * @template Result
 * @param {(addresses: Addresses) => Promise<Result>} run
 */
export async function withSites(run) {
  const dist = resolve(process.env.DIST ?? 'dist')
  const servers = [
    await serve({ configFile: FLOOR }, ports.floor),
    // The folder of `dist` is the root, because a product of another checkout has its own configuration there.
    await serve({ root: dirname(dist), build: { outDir: basename(dist) } }, ports.product),
  ]
  try {
    return await run({
      floor: `http://127.0.0.1:${ports.floor}`,
      product: `http://127.0.0.1:${ports.product}`,
    })
  } finally {
    for (const server of servers) await server.close()
  }
}

/**
 * @param {import('vite').InlineConfig} config
 * @param {number} port
 */
function serve(config, port) {
  return preview({
    ...config,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port, strictPort: true },
    plugins: [sendBrotli()],
  })
}

/**
 * Sends the built `.br` files, as hosts do. Vite's own server would compress with gzip on the fly.
 * @returns {import('vite').Plugin}
 */
function sendBrotli() {
  return {
    name: 'send-brotli',
    configurePreviewServer({ middlewares, config: { root, build } }) {
      middlewares.use((request, _response, next) => {
        const path = (request.url ?? '').replace(/\?.*/, '').replace(/\/$/, '/index.html')
        if (existsSync(`${resolve(root, build.outDir)}${path}.br`)) request.url = `${path}.br`
        next()
      })
    },
  }
}
