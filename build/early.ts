import type { Plugin } from 'vite'

const SOURCE = 'src/early.ts'

/**
 * Puts `src/early.ts` into the page as a script of its own: it must not wait for the program, whose presses
 * it keeps.
 */
export function early(): Plugin {
  let base = '/'
  return {
    name: 'early',
    configResolved(config) {
      base = config.base
    },
    buildStart() {
      if (this.environment.config.command === 'build')
        this.emitFile({ type: 'chunk', id: SOURCE, name: 'early' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!filename.endsWith('/index.html')) return html
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === 'early' && file.isEntry,
        )
        const src = base + (built?.fileName ?? SOURCE)
        return [{ tag: 'script', attrs: { type: 'module', async: true, src }, injectTo: 'head' }]
      },
    },
  }
}
