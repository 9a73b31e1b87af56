import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { readSite } from '../hosting/settings.ts'
import { product } from '../product.ts'
import { pageOf } from './page.ts'

/** Hosts show it for an address that is no route; the device then shows its own screen for that. */
const UNKNOWN = { path: '/404', fileName: '404.html' }

/** Makes an HTML file for each route, so that any web space serves it, and one for all other addresses. */
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
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('There is no index.html to make the pages from.')
      const { paths, isFirst, headOf, skeleton } = await product()
      const site = readSite(process.env)
      const html = String(index.source)
      const parts = { canonical: site !== null, skeleton: skeleton() }
      const later = filesOf(bundle, 'later').map((file) => config.base + file)
      const page = (path: string) =>
        pageOf(html, {
          ...parts,
          head: headOf(path, `${site ?? ''}${config.base}`),
          preloads: isFirst(path) ? [] : later,
        })
      for (const path of paths) {
        if (path === '/') index.source = page(path)
        else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source: page(path) })
      }
      this.emitFile({ type: 'asset', fileName: UNKNOWN.fileName, source: page(UNKNOWN.path) })
    },
  }
}

/** The script and the styles of a chunk. */
function filesOf(bundle: Rolldown.OutputBundle, name: string): readonly string[] {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}, which the pages preload.`)
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]
}
