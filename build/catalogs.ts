import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Turns `import messages from './en.json?catalog'` into messages that Lingui shows as they are: the
 * parser of ICU messages stays out of the browser, and a broken message fails the build.
 */
export function catalogs(): Plugin {
  return {
    name: 'catalogs',
    // Before Vite's own JSON plugin sees it.
    enforce: 'pre',
    transform: {
      filter: { id: /\.json\?catalog$/ },
      handler(source, id) {
        const file = id.replace(/\?catalog$/, '')
        const json = JSON.stringify(compileCatalog(source, file))
        // A browser parses JSON faster than the same data as JavaScript.
        return { code: `export default JSON.parse(${JSON.stringify(json)})`, moduleType: 'js', map: null }
      },
    },
  }
}

export function compileCatalog(source: string, file: string): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {}
  for (const [id, message] of Object.entries(parse(source, file))) {
    if (typeof message !== 'string') throw new Error(`${file}: "${id}" must be a text`)
    try {
      compiled[id] = compileMessageOrThrow(message)
    } catch (error) {
      throw new Error(`${file}: "${id}" is not a valid ICU message: ${reason(error)}`)
    }
  }
  return compiled
}

function parse(source: string, file: string): object {
  try {
    const catalog: unknown = JSON.parse(source)
    if (typeof catalog === 'object' && catalog !== null && !Array.isArray(catalog)) return catalog
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${reason(error)}`)
  }
  throw new Error(`${file} must be an object of texts by id`)
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
