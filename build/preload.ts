import type { Plugin } from 'vite'

/**
 * Keeps out of a first visit what Vite loads the styles and imports of lazy chunks with: here a lazy chunk has none. One with
 * styles would show without them, so it fails the build.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const styles = chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.viteMetadata?.importedCss
        if (styles && styles.size > 0)
          this.error(`${chunk.fileName} is lazy, and nothing would load its styles`)
      }
    },
  }
}
