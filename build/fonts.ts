import subset from 'subset-font'
import type { Plugin } from 'vite'

/** Every letter, digit and sign that the six languages and the device's own values use; a test holds the catalogs against it. */
export const letters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'ÄÅÆÖØÜßäåæöøüÉéÈèÀàÓóÁá',
  ...'\u00a0\u00ad°·×½«»–—‘’‚“”„†•…−→←',
].join('')

/**
 * Cuts the fonts down to these letters: a tenth of a second less on a slow line. The letters are a constant, not read off the
 * catalogs, so that a file keeps its content for as long as it keeps its name.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
        file.source = await subset(Buffer.from(file.source), letters, { targetFormat: 'woff2' })
      }
    },
  }
}
