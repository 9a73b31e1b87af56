import { readFileSync } from 'node:fs'
import type { Plugin, ResolvedConfig } from 'vite'
import { readSite } from '../hosting/settings.ts'
import { loadProduct } from '../product.ts'
import { builtIndex } from './bundle.ts'
import { pageOf } from './page.ts'

/** The page that hosts show for an unknown address. The device then shows its own screen for it. */
const UNKNOWN_PAGE = { path: '/404', fileName: '404.html' }

/**
 * Makes an HTML file for each route, so that any static host serves it, one for the sheet, and one for unknown
 * addresses.
 */
export function pages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const index = builtIndex(bundle)
      const { paths, headOf, sheetHead, sheetWithoutScript, skeleton, notLoaded, SHARED_PICTURE } =
        await loadProduct()
      const site = readSite(process.env)
      const html = String(index.source)
      const parts = { hasOrigin: site !== null, skeleton: skeleton(), notLoaded: notLoaded() }
      const page = (path: string) =>
        pageOf(html, { ...parts, head: headOf(path, `${site ?? ''}${config.base}`) })
      for (const path of paths) {
        if (path === '/') index.source = page(path)
        else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source: page(path) })
      }
      this.emitFile({ type: 'asset', fileName: UNKNOWN_PAGE.fileName, source: page(UNKNOWN_PAGE.path) })
      const sheet = pageOf(html, { ...parts, skeleton: sheetWithoutScript(), head: sheetHead() })
      this.emitFile({ type: 'asset', fileName: 'sheet/index.html', source: sheet })
      // Pages name the preview picture only by an absolute address.
      if (site === null) return
      this.emitFile({
        type: 'asset',
        fileName: SHARED_PICTURE,
        source: readFileSync('build/pages/share.jpg'),
      })
    },
  }
}
