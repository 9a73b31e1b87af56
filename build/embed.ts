import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'

/**
 * Makes `embed.js` for other people's pages, with its types and what editors read of it: one plain script,
 * without a hash in its name, because others write that name into their pages.
 */
export function embed(): Plugin {
  return {
    name: 'embed',
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}embed.js`, (_request, response, next) => {
        const send = (code: string) => response.setHeader('Content-Type', 'text/javascript').end(code)
        embedScript().then(send, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'embed.js', source: await embedScript() })
      for (const fileName of ['embed.d.ts', 'custom-elements.json'])
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/messages/${fileName}`) })
    },
  }
}

/** The whole script, as it is served. */
export async function embedScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/embed/floor-thermostat.ts',
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
