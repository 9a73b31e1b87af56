/** A plain web host on this machine, which a test can deploy to and shut down. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; " +
  "form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types offline default"

export interface OfflineSite {
  /** The address of the folder with the product. */
  readonly home: string
  /** Every path that was requested. */
  readonly requestedPaths: string[]
  /** The folder on this machine with the deployed build. */
  root: string
  /** Files with replaced content, by their paths in the folder. */
  readonly replacedFiles: Map<string, string>
  /** The state of the host: it answers, answers with errors, or is unreachable. */
  health: 'well' | 'in trouble' | 'away'
  close(): Promise<void>
}

/** @param base the folder of the host that the build is put into, such as `/demo/thermostat/` */
export async function startSite(root: string, base = '/'): Promise<OfflineSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    site.requestedPaths.push(pathname)
    if (site.health === 'away') request.destroy()
    else if (site.health === 'in trouble') response.writeHead(503).end('Sorry')
    else if (pathname === '/shop/') send(response, '.html', '<title>Shop</title>')
    else answer(response, pathname.slice(base.length))
  })

  const answer = (response: ServerResponse, path: string) => {
    const file = fileOf(path)
    if (file)
      send(response, extname(file), site.replacedFiles.get(file) ?? readFileSync(join(site.root, file)))
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>')
  }

  /** Every route gets the page, as on many hosts; pages beside the device are files of their own. */
  const fileOf = (path: string): string | null => {
    if (/^(manual|sheet)\//.test(path) && path.endsWith('/')) return fileOf(`${path}index.html`)
    if (extname(path) === '') return 'index.html'
    if (site.replacedFiles.has(path)) return path
    return existsSync(join(site.root, path)) && statSync(join(site.root, path)).isFile() ? path : null
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site: OfflineSite = {
    home: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    requestedPaths: [],
    root,
    replacedFiles: new Map(),
    health: 'well',
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return site
}

/** Lets the browser cache pages for ten minutes, as some hosts do, and nothing else. */
function send(response: ServerResponse, type: string, body: string | Buffer) {
  response
    .writeHead(200, {
      'content-type': types[type] ?? 'application/octet-stream',
      'cache-control': type === '.html' ? 'max-age=600' : 'no-store',
      'content-security-policy': policy,
    })
    .end(body)
}
