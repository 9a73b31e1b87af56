import { createHash } from 'node:crypto'
import subset from 'subset-font'
import type { Plugin } from 'vite'

/** Every letter, digit and sign of the six languages and the device's values; a test checks the catalogs. */
export const letters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'ÄÅÆÖØÜßäåæöøüÉéÈèÀàÓóÁá',
  ...'\u00a0\u00ad°²³·×½÷«»–—‘’‚“”„†•…−→←',
].join('')

/** Part of the file's name, because caches keep a file under its name for a year. */
const cut = createHash('sha256').update(letters).digest('base64url').slice(0, 6)

/** Names a built file by its content, a font by its letters as well. */
export function nameOfAsset(names: readonly string[]): string {
  const isFont = names.some((name) => name.endsWith('.woff2'))
  return isFont ? `assets/[name]-[hash]-${cut}[extname]` : 'assets/[name]-[hash][extname]'
}

/** Every browser that runs the product reads `.woff2`: what nothing names is not built. */
const withoutOldFonts = {
  postcssPlugin: 'without-old-fonts',
  Declaration: {
    src(declaration: { value: string }) {
      declaration.value = newFontsOf(declaration.value)
    },
  },
}

/** @param sources the `src` of a `@font-face` */
export function newFontsOf(sources: string): string {
  return sources.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, '')
}

/**
 * Cuts the fonts down to these letters: a tenth of a second less on a slow line. The letters are a constant
 * and not read from the catalogs, so that the font files stay the same when a text changes.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { assetFileNames: ({ names }) => nameOfAsset(names) } } },
      css: { postcss: { plugins: [withoutOldFonts] } },
    }),
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
        file.source = await subset(Buffer.from(file.source), letters, { targetFormat: 'woff2' })
      }
    },
  }
}
