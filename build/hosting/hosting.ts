import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { loadProduct } from '../product.ts'
import { headersOf, metaPolicy, needsEndingSlash } from './policy.ts'
import { headersFile, htaccess, nginxConfig } from './servers.ts'
import { type HostingSettings, readSettings, SITE_PLACEHOLDER } from './settings.ts'
import { answerUndecodable } from './undecodable.ts'
import { answerUnknown, hasFile, UNKNOWN_PAGE } from './unknown.ts'

const charset = '<meta charset="utf-8" />'

/**
 * Gives the site its headers: in each page, in the files that hosts read, and in the answers of `npm start`, which
 * behaves like a host. The part for nginx lies beside the site's folder, so that nobody can download it.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig
  let settings: HostingSettings
  return {
    name: 'hosting',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      if (config.command === 'build') settings = await settingsOf(config)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { server, path }) {
        // The development server needs inline scripts.
        if (server) return html
        if (!html.includes(charset))
          throw new Error(`A page has no ${charset}, so there is no place for its policy.`)
        // The policy follows the charset, which has to be in the first kilobyte.
        const content = metaPolicy(path.endsWith('/embed.html') ? 'embed' : 'device', settings)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${content}" />`
        return html.replace(charset, `${charset}\n    ${policy}`)
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(config.base, settings) })
      this.emitFile({ type: 'asset', fileName: '.htaccess', source: htaccess(config.base, settings) })
    },
    writeBundle() {
      const file = `${join(config.root, config.build.outDir)}.nginx.conf`
      writeFileSync(file, nginxConfig(config.base, settings))
    },
    configureServer: ({ middlewares, config: { base } }) => void middlewares.use(answerUndecodable(base)),
    async configurePreviewServer({ middlewares, config: resolved }) {
      middlewares.use(answerUndecodable(resolved.base))
      middlewares.use(sendHeaders(resolved, await settingsOf(resolved)))
      middlewares.use(answerUnknown(resolved.base, join(resolved.root, resolved.build.outDir)))
    },
  }
}

export async function settingsOf({ publicDir }: ResolvedConfig): Promise<HostingSettings> {
  const file = join(publicDir, 'config.json')
  return readSettings(process.env, existsSync(file) ? await analyticsOf(file) : null)
}

async function analyticsOf(file: string) {
  const { parseConfig } = await loadProduct()
  try {
    return parseConfig(readFileSync(file, 'utf8'), `${SITE_PLACEHOLDER}/config.json`)
  } catch (error) {
    throw new Error(`public/config.json ${error instanceof Error ? error.message : error}`)
  }
}

/** Sends the headers that a host sends. Without the slash at its end, an address is answered or redirected, too. */
function sendHeaders(
  { base, root, build }: ResolvedConfig,
  settings: HostingSettings,
): Connect.NextHandleFunction {
  const folder = join(root, build.outDir)
  return (request, response, next) => {
    const [path = '', query] = (request.url ?? '').split('?')
    const search = query === undefined ? '' : `?${query}`
    const below = path.startsWith(base) ? path.slice(base.length) : ''
    const isFolder = /^[\w-]+(\/[\w-]+)*$/.test(below) && hasFile(folder, `${below}/`)
    if (isFolder && needsEndingSlash(below)) {
      response.writeHead(301, { Location: `${path}/${search}` }).end()
      return
    }
    // Hosts answer an unknown address with the headers of their page for it.
    const shown = isFolder || hasFile(folder, below) ? below : UNKNOWN_PAGE
    for (const [name, value] of Object.entries(headersOf(shown, settings))) response.setHeader(name, value)
    if (isFolder) request.url = `${base}${below}/index.html${search}`
    next()
  }
}
