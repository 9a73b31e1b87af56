import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Stamp } from '../scripts/built.js'

/** What the build reads of the environment. */
const settings = ['BASE_PATH', 'SITE_URL', 'FRAME_ANCESTORS']

/**
 * Writes `dist.stamp.json` beside the folder of the site once all of it is written, for `npm start`, which
 * builds again only where something has changed since then. The time is that of the beginning: what is changed
 * meanwhile may not be in what is built.
 */
export function stamp(): Plugin {
  const began = Date.now()
  const environment = Object.fromEntries(settings.map((name) => [name, process.env[name] ?? '']))
  let config: ResolvedConfig
  let isWritten = false
  const fileOf = ({ root, build }: ResolvedConfig) => `${join(root, build.outDir)}.stamp.json`
  return {
    name: 'stamp',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      // A build that fails halfway leaves none.
      rmSync(fileOf(config), { force: true })
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      // After the compressed copies. Vite closes a build that failed, too.
      order: 'post',
      sequential: true,
      handler() {
        if (isWritten) writeFileSync(fileOf(config), JSON.stringify({ began, environment } satisfies Stamp))
      },
    },
  }
}
