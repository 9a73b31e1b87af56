import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { compressSite } from './compress.ts'
import { addLicences, NOTICES } from './licences.ts'
import { moveManifest } from './manifest.ts'

/** Finishes the site once all of its files are written. */
export function afterBuild(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'after-build',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const site = join(config.root, config.build.outDir)
        moveManifest(site)
        addLicences(join(site, NOTICES))
        await compressSite(site)
      },
    },
  }
}
