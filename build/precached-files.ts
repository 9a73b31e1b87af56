/** Finds the built files that the service worker stores in advance: those that the page may load, with exceptions. */
import type { Rolldown } from 'vite'
import { builtChunk } from './pages/bundle.ts'

/** The name of the page's first file, from which everything else is loaded (`vite.config.ts`). */
export const ENTRY = 'index'

/** Beginnings of the paths of sources that the worker stores only once a page has used them, because few pages do. */
export const cachedOnUse = [
  // These need a network: analytics, sharing, and frames in host pages.
  'src/site/page/frame-connection.tsx',
  'src/site/browser/analytics/script.ts',
  'src/site/page/sharing/share-dialog.tsx',
  'src/site/page/sharing/shared-bar.tsx',
  // Few visitors watch an explanation in simulated time.
  'src/help/companion/time/scene-control.ts',
]

/** File names. Texts have their language and are stored once a visitor uses it; English is the fallback for all. */
export type PrecachedFiles = ReadonlyMap<string, { readonly language?: string }>

/** @throws if the page's first file is not in the bundle */
export function precachedFiles(bundle: Rolldown.OutputBundle): PrecachedFiles {
  const kept = new Map<string, { readonly language?: string }>()
  const keep = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || kept.has(fileName)) return
    const source = chunk.facadeModuleId ?? ''
    if (cachedOnUse.some((one) => source.includes(`/${one}`))) return
    kept.set(fileName, languageOf(source))
    for (const style of chunk.viteMetadata?.importedCss ?? []) kept.set(style, {})
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) keep(imported)
  }
  keep(builtChunk(bundle, ENTRY).fileName)
  return kept
}

/** @param source a file of texts, such as `src/common/texts/companion-fi.json` */
export function languageOf(source: string): { readonly language?: string } {
  const [, language] = /(?:common\/texts|find\/phrases)\/(?:\w+-)?(\w\w)\.(?:json|txt)/.exec(source) ?? []
  return language && language !== 'en' ? { language } : {}
}
