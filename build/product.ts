import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { catalogs } from './catalogs.ts'

/**
 * Loads the product's modules that the build needs, once for all plugins. Vite loads them, because the catalogs
 * that they import need its plugins.
 */
export const loadProduct = once(() => load<typeof import('./content.ts')>('./content.ts'))

/** Loads the modules that draw the manual, once for all plugins. */
export const loadManualDrawing = once(() => load<typeof import('./manual/draw.tsx')>('./manual/draw.tsx'))

function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

/**
 * Loads a module and all that it imports, as Vite does. Dynamic imports fail afterwards.
 * @param path relative to this file
 */
export async function load<Module>(path: string): Promise<Module> {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const { module } = await runnerImport<Module>(file, {
    plugins: [catalogs(), noStyles],
  })
  return module
}

/** Replaces style sheets by nothing: the HTML of a page does not need them. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => '' },
}
