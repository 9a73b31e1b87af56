import type { Connect, Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { furtherProgram } from '../further-programs.ts'
import { settingsOf } from '../hosting/hosting.ts'
import { metaPolicy } from '../hosting/policy.ts'
import { readSite } from '../hosting/settings.ts'
import { builtIcon } from '../pages/bundle.ts'
import { drawing } from '../product.ts'
import type { Site } from './head.ts'
import { sitemapOf } from './sitemap.ts'

/** Makes the pages of the manual, in every language; while somebody develops, each when it is asked for. */
export function manual(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'manual',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use(drawn(server))
    },
    async generateBundle(_options, bundle) {
      const site = await siteOf(config, {
        origin: readSite(process.env),
        policy: metaPolicy('manual', await settingsOf(config)),
        icon: builtIcon(bundle),
      })
      const { drawManual, checkPages, listed } = await drawing()
      const pages = drawManual(site)
      checkPages(pages, { site, hasFile: (fileName) => fileName in bundle })
      for (const [fileName, source] of pages) this.emitFile({ type: 'asset', fileName, source })
      if (site.origin === null) return
      const source = sitemapOf(listed(site))
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source })
    },
  }
}

async function siteOf(
  config: ResolvedConfig,
  known: Pick<Site, 'origin' | 'policy' | 'icon'>,
): Promise<Site> {
  const booklet = await furtherProgram('booklet', config)
  const pages = await furtherProgram('manual', config)
  return { ...known, base: config.base, ...pages, booklet: booklet.styles }
}

/** Draws a page anew each time, from the sources as they are. */
function drawn({ config, ssrLoadModule }: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const address = (request.url ?? '').slice(config.base.length).replace(/[?#].*/, '')
    const [, language, place] = /^manual\/(\w\w)\/(.*)$/.exec(address) ?? []
    if (place === undefined || /\.\w+$/.test(place)) return next()
    try {
      const { drawPage, languages } = (await ssrLoadModule(
        '/build/manual/draw.tsx',
      )) as typeof import('./draw.tsx')
      const icon = `${config.base}src/page/favicon.png`
      const site = await siteOf(config, { origin: null, policy: null, icon })
      const spoken = languages.find((one) => one === language)
      if (!spoken) return next()
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(drawPage(spoken, place, site))
    } catch (error) {
      next(error)
    }
  }
}
