import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { catalogs } from './catalogs.ts'

/**
 * Loads what the build needs of the product's own modules, once for all plugins. Vite loads them, because the
 * catalogs that they import need its plugins.
 */
export const product = once(() => load<typeof import('./content.ts')>('./content.ts'))

/** The same for what draws the manual. */
export const drawing = once(() => load<typeof import('./manual/draw.tsx')>('./manual/draw.tsx'))

function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** Loads a module, by its path from here, as Vite does: with all that it imports, and nothing more later. */
export async function load<Module>(path: string): Promise<Module> {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const { module } = await runnerImport<Module>(file, {
    plugins: [catalogs(), noStyles],
  })
  return module
}

/** The markup of a page needs none of its styles. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => '' },
}
