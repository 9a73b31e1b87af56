import type { Plugin, ResolvedConfig } from 'vite'
import { furtherProgram } from '../further-programs.ts'
import { settingsOf } from '../hosting/hosting.ts'
import { metaPolicy } from '../hosting/policy.ts'
import { readSite } from '../hosting/settings.ts'
import { builtIndex } from '../pages/bundle.ts'
import { drawing } from '../product.ts'
import type { Site } from './head.ts'

/** Makes the pages of the manual, in every language. */
export function manual(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'manual',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const [icon] = String(builtIndex(bundle).source).match(/(?<=<link rel="icon"[^>]*href=")[^"]+/) ?? []
      if (!icon) throw new Error('index.html has no icon for the pages of the manual.')
      const site: Site = {
        origin: readSite(process.env),
        base: config.base,
        policy: metaPolicy('manual', await settingsOf(config)),
        icon,
        ...(await furtherProgram('manual', config)),
      }
      const { drawPage, places, languages, addressOf } = await drawing()
      for (const language of languages)
        for (const place of places) {
          const source = drawPage(language, place, site)
          this.emitFile({ type: 'asset', fileName: `${addressOf(language, place)}index.html`, source })
        }
    },
  }
}
