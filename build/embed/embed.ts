import { readFileSync } from 'node:fs'
import { build, type Plugin, type ViteDevServer } from 'vite'
import { readSite } from '../hosting/settings.ts'
import { loadProduct } from '../product.ts'

/**
 * Builds `embed.js` for host pages, with its types: one plain script. Its name has no hash, because host pages
 * contain it. Also fills in `embed.html`.
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
      const { embedPage } = server ? await reloadPage(server) : await loadProduct()
      return embedPage(html)
    },
    async generateBundle() {
      const { typesWith, listedTasks } = await loadProduct()
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      emit('embed.js', await embedScript(productAddress(base)))
      emit('embed.d.ts', typesWith(listedTasks, readFileSync('src/site/messages/embed.d.ts', 'utf8')))
    },
  }
}

/** Loads `page.tsx` again if it or one of its imports has changed. */
async function reloadPage({ ssrLoadModule }: ViteDevServer): Promise<typeof import('./page.tsx')> {
  return (await ssrLoadModule('/build/embed/page.tsx')) as typeof import('./page.tsx')
}

/** Returns the product's own address, or '' if the build does not know its origin. */
function productAddress(base: string): string {
  const site = readSite(process.env)
  return site ? new URL(base, site).href : ''
}

/**
 * Returns the script as it is served.
 * @param address of the product, for copies of the script on other sites; '' if unknown
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
        // An IIFE works as a plain script and as a module.
        output: { format: 'iife' },
      },
      modulePreload: { polyfill: false },
    },
  })
  if (!('output' in built)) throw new Error('Vite built no script for embed.js.')
  return ascii(built.output[0].code)
}

/** Escapes all but ASCII: browsers may read a plain script in the encoding of the host page. */
function ascii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
