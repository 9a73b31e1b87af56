import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'

/** The file of the site's page for unknown addresses. */
export const UNKNOWN_PAGE = '404.html'

/**
 * Answers an unknown address as a host does: with the page for unknown addresses and the status 404.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 * @param folder the folder with the built site
 */
export function answerUnknown(base: string, folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*/, '')
    if (!path.startsWith(base) || hasFile(folder, path.slice(base.length))) return next()
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(readFileSync(join(folder, UNKNOWN_PAGE)))
  }
}

/** True if a site has a file that its host sends. */
export function hasFile(folder: string, path: string): boolean {
  try {
    const file = decodeURIComponent(path).replace(/(^|\/)$/, '$1index.html')
    const isForServers = file === '_headers' || file.split('/').some((part) => part.startsWith('.'))
    return !isForServers && statSync(join(folder, file)).isFile()
  } catch {
    return false
  }
}
