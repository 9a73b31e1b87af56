import { readFileSync } from 'node:fs'
import { build, type Plugin, type ViteDevServer } from 'vite'
import { readSite } from '../hosting/settings.ts'
import { product } from '../product.ts'

/**
 * Makes `embed.js` for other people's pages, with its types: one plain script,
 * without a hash in its name, because others write that name into their pages. Fills in `embed.html`.
 */
export function embed(): Plugin {
  let base: string
  return {
    name: 'embed',
    configResolved(config) {
      base = config.base
    },
    configureServer({ middlewares }) {
      middlewares.use(`${base}embed.js`, (_request, response, next) => {
        const send = (code: string) => response.setHeader('Content-Type', 'text/javascript').end(code)
        embedScript(productAddress(base)).then(send, next)
      })
    },
    async transformIndexHtml(html, { path, server }) {
      if (!path.endsWith('/embed.html')) return html
      const { embedPage } = server ? await fresh(server) : await product()
      return embedPage(html)
    },
    async generateBundle() {
      const { typesWith, listedTasks } = await product()
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      emit('embed.js', await embedScript(productAddress(base)))
      emit('embed.d.ts', typesWith(listedTasks, readFileSync('src/site/messages/embed.d.ts', 'utf8')))
    },
  }
}

/** From the sources as they are. */
async function fresh({ ssrLoadModule }: ViteDevServer): Promise<typeof import('./page.tsx')> {
  return (await ssrLoadModule('/build/embed/page.tsx')) as typeof import('./page.tsx')
}

/** The product's own address, empty when the build does not know its origin. */
function productAddress(base: string): string {
  const site = readSite(process.env)
  return site ? new URL(base, site).href : ''
}

/**
 * The whole script, as it is served.
 * @param address of the product, for copies of the script; empty when it is not known
 */
export async function embedScript(address = ''): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.PRODUCT_ADDRESS': JSON.stringify(address) },
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/site/embed/floor-thermostat.ts',
        // Works as a plain script and as a module.
        output: { format: 'iife' },
      },
      modulePreload: { polyfill: false },
    },
  })
  if (!('output' in built)) throw new Error('Vite built no script for embed.js.')
  return ascii(built.output[0].code)
}

/** Escapes what is not ASCII: a plain script may be read in the encoding of the page around it. */
function ascii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
