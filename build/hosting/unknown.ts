import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'

/** The site's page for unknown addresses. */
export const UNKNOWN = '404.html'

/**
 * Answers as a host does where the site has nothing: with its page for unknown addresses, and their status.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 * @param folder the folder with the built site
 */
export function answerUnknown(base: string, folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*/, '')
    if (!path.startsWith(base) || hasFile(folder, path.slice(base.length))) return next()
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(readFileSync(join(folder, UNKNOWN)))
  }
}

/** Whether a site has a file that its host sends. */
export function hasFile(folder: string, path: string): boolean {
  try {
    const file = decodeURIComponent(path).replace(/(^|\/)$/, '$1index.html')
    const isForServers = file === '_headers' || file.split('/').some((part) => part.startsWith('.'))
    return !isForServers && statSync(join(folder, file)).isFile()
  } catch {
    return false
  }
}
