import { fileURLToPath } from 'node:url'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import { catalogs } from '../catalogs.ts'
import { readSettings } from '../hosting/settings.ts'
import { pageOf } from './page.ts'

/** Shown by hosts for an address that is no route; the device says what it is then. */
const UNKNOWN = { path: '/404', fileName: '404.html' }

/** One HTML file for each route, so that any web space serves every address of the device, and one for all others. */
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
      if (index?.type !== 'asset') throw new Error('There is no index.html to make the pages of.')
      const { paths, headOf, skeleton } = await content()
      const { site } = readSettings(process.env, null)
      const html = String(index.source)
      const parts = { canonical: site !== null, skeleton: skeleton() }
      const page = (path: string) =>
        pageOf(html, { ...parts, head: headOf(path, `${site ?? ''}${config.base}`) })
      for (const path of paths) {
        if (path === '/') index.source = page(path)
        else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source: page(path) })
      }
      this.emitFile({ type: 'asset', fileName: UNKNOWN.fileName, source: page(UNKNOWN.path) })
    },
  }
}

/** Through Vite, which knows the product's modules; the configuration is read by plainer means. */
async function content() {
  const file = fileURLToPath(new URL('./content.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('./content.ts')>(file, { plugins: [catalogs()] })
  return module
}
