import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Moves Vite's list of the built files out of the site to `dist.manifest.json`: only `scripts/bytes.js` reads it.
 */
export function moveManifest(site: string): void {
  renameSync(join(site, '.vite/manifest.json'), `${site}.manifest.json`)
  rmSync(join(site, '.vite'), { recursive: true })
}
