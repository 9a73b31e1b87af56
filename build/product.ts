import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { catalogs } from './catalogs.ts'
import { outlines } from './outlines.ts'

let loaded: Promise<typeof import('./content.ts')> | undefined

/** Loads what the build needs of the product's own modules, once for all plugins. */
export function product(): Promise<typeof import('./content.ts')> {
  loaded ??= imported<typeof import('./content.ts')>(new URL('./content.ts', import.meta.url))
  return loaded
}

/** Loads a module as Vite does, because the catalogs and icons that it imports need its plugins. */
export async function imported<Module>(file: URL): Promise<Module> {
  const { module } = await runnerImport<Module>(fileURLToPath(file), {
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
