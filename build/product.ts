import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { catalogs } from './catalogs.ts'
import { outlines } from './outlines.ts'

let loaded: Promise<typeof import('./content.ts')> | undefined

/**
 * Loads what the build needs of the product's own modules, once for all plugins. Vite loads them, because the
 * catalogs and icons that they import need its plugins.
 */
export function product(): Promise<typeof import('./content.ts')> {
  loaded ??= load()
  return loaded
}

async function load() {
  const file = fileURLToPath(new URL('./content.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('./content.ts')>(file, {
    plugins: [catalogs(), outlines(), noStyles],
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
