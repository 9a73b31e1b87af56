import type { Connect, Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { settingsOf } from '../hosting/hosting.ts'
import { metaPolicy } from '../hosting/policy.ts'
import { readSite } from '../hosting/settings.ts'
import { builtIcon } from '../pages/bundle.ts'
import { loadManualDrawing } from '../product.ts'
import { builtFile, filesOf } from './files.ts'
import { sitemapOf } from './sitemap.ts'

/** Makes the pages of the manual in every language; the development server draws each on request. */
export function manual(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'manual',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use(createDrawingHandler(server))
    },
    async generateBundle(_options, bundle) {
      const site = {
        origin: readSite(process.env),
        base: config.base,
        policy: metaPolicy('manual', await settingsOf(config)),
        icon: builtIcon(bundle),
        ...filesOf((source) => config.base + builtFile(bundle, source)),
      }
      const { drawManual, checkPages, sitemapEntries } = await loadManualDrawing()
      const pages = drawManual(site)
      checkPages(pages, { site, hasFile: (fileName) => fileName in bundle })
      for (const [fileName, source] of pages) this.emitFile({ type: 'asset', fileName, source })
      if (site.origin === null) return
      const source = sitemapOf(sitemapEntries(site))
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source })
    },
  }
}

/** Draws a page from the current sources on each request. */
function createDrawingHandler({ config, ssrLoadModule }: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const address = (request.url ?? '').slice(config.base.length).replace(/[?#].*/, '')
    const [, language, place] = /^manual\/(\w\w)\/(.*)$/.exec(address) ?? []
    if (place === undefined || /\.\w+$/.test(place)) return next()
    try {
      const { drawPage, languages } = (await ssrLoadModule(
        '/build/manual/draw.tsx',
      )) as typeof import('./draw.tsx')
      const { base } = config
      const addressOf = (source: string) => base + source
      const icon = addressOf('src/site/page/favicon.png')
      const site = { origin: null, base, policy: null, icon, ...filesOf(addressOf) }
      const knownLanguage = languages.find((one) => one === language)
      if (!knownLanguage) return next()
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(drawPage(knownLanguage, place, site))
    } catch (error) {
      next(error)
    }
  }
}
