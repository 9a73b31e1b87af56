import { readFileSync } from 'node:fs'
import type { Plugin, ResolvedConfig } from 'vite'
import { readSite } from '../hosting/settings.ts'
import { product } from '../product.ts'
import { builtChunk, builtIndex } from './bundle.ts'
import { sharePageOf } from './share.ts'

/** Makes the pages to share, one a language, and their pictures, where the site's origin is known. */
export function sharedPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'shared-pages',
    apply: (_config, { command }) => command === 'build' && readSite(process.env) !== null,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/lead-on.ts', name: 'lead-on' })
    },
    async generateBundle(_options, bundle) {
      const index = builtIndex(bundle)
      const script = config.base + builtChunk(bundle, 'lead-on').fileName
      const { languages, sharedHeadOf } = await product()
      const root = `${readSite(process.env)}${config.base}`
      for (const language of languages) {
        const page = sharePageOf(String(index.source), {
          head: sharedHeadOf(language, root),
          start: `${config.base}?lang=${language}`,
          script,
        })
        this.emitFile({ type: 'asset', fileName: `share/${language}/index.html`, source: page })
        // Without a hash in its name: chats keep the address for long.
        const picture = readFileSync(`build/pages/share/${language}.jpg`)
        this.emitFile({ type: 'asset', fileName: `share/${language}.jpg`, source: picture })
      }
    },
  }
}
