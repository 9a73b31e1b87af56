/** Which of the built files the service worker keeps in advance: those that the page may load. */
import type { Rolldown } from 'vite'
import { builtChunk } from './pages/bundle.ts'

/** The name of the page's first file, from which everything else is loaded (`vite.config.ts`). */
export const FIRST = 'index'

/** How sources begin whose files are kept once somebody has used them, because few do. */
export const keptOnceUsed = [
  // Without a network nothing is counted or shared, and no page of others has a frame.
  'src/site/page/frame-connection.tsx',
  'src/site/browser/analytics/script.ts',
  'src/site/page/sharing/share-dialog.tsx',
  'src/site/page/sharing/shared-bar.tsx',
  'src/simulation/time/time.tsx',
  'src/help/companion/time/scenes.ts',
  'src/common/texts/time-',
]

/** By their names; texts with their language, which are kept once somebody uses it. English stands in for all. */
export type KeptFiles = ReadonlyMap<string, { readonly language?: string }>

/** @throws where the page's first file is not in the bundle */
export function keptFiles(bundle: Rolldown.OutputBundle): KeptFiles {
  const kept = new Map<string, { readonly language?: string }>()
  const keep = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || kept.has(fileName)) return
    const source = chunk.facadeModuleId ?? ''
    if (keptOnceUsed.some((one) => source.includes(`/${one}`))) return
    kept.set(fileName, languageOf(source))
    for (const style of chunk.viteMetadata?.importedCss ?? []) kept.set(style, {})
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) keep(imported)
  }
  keep(builtChunk(bundle, FIRST).fileName)
  return kept
}

/** @param source a file of texts, such as `src/common/texts/companion-fi.json` */
export function languageOf(source: string): { readonly language?: string } {
  const [, language] = /src\/common\/texts\/(?:\w+-)?(\w\w)\.json/.exec(source) ?? []
  return language && language !== 'en' ? { language } : {}
}
