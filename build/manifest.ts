import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/**
 * Puts Vite's list of the built files beside the folder of the site, as `dist.manifest.json`: only
 * `scripts/bytes.js` reads it, and no visitor.
 */
export function manifest(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'manifest',
    apply: 'build',
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      // After Vite has written it.
      order: 'post',
      sequential: true,
      handler() {
        const folder = join(config.root, config.build.outDir)
        renameSync(join(folder, '.vite/manifest.json'), `${folder}.manifest.json`)
        rmSync(join(folder, '.vite'), { recursive: true })
      },
    },
  }
}
