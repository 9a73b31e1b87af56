/** Serves the built product on its own port, with the script that stops the clock before the product's script. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { START_TIME } from '../scenarios/scenario'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** @param language the language that the browser requests */
export async function serveSite(language = 'en'): Promise<{ url: string; close(): void }> {
  const script = await inPage()
  const settings = JSON.stringify({ startTime: START_TIME, language }).replaceAll('"', '&quot;')
  const tag = `<script src="/in-page.js" data-settings="${settings}"></script>`

  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://site').pathname)
    const file = ['', '/index.html'].map((end) => join('dist', path + end)).find(isFile) ?? 'dist/index.html'
    const isPage = extname(file) === '.html'
    response.setHeader('Content-Type', types[path === '/in-page.js' ? '.js' : extname(file)] ?? 'text/plain')
    if (path === '/in-page.js') response.end(script)
    else if (isPage) response.end(readFileSync(file, 'utf8').replace(/<head>/, (head) => head + tag))
    else response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

async function inPage(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/engines/in-page.ts', formats: ['iife'], name: 'inPage' },
    },
  })
  const [output] = Array.isArray(bundle) ? bundle : [bundle]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The script for the page was not built.')
  return chunk.code
}
