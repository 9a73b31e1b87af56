import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts Vite's list of the built files beside the folder of the site, as `dist.manifest.json`: only
 * `scripts/bytes.js` reads it, and no visitor.
 */
export function moveManifest(site: string): void {
  renameSync(join(site, '.vite/manifest.json'), `${site}.manifest.json`)
  rmSync(join(site, '.vite'), { recursive: true })
}
