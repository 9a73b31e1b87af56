import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { BuildFile } from '../src/site/offline/builds.ts'
import { builtIndex } from './pages/bundle.ts'
import { precachedFiles } from './precached-files.ts'

const MANIFEST = 'manifest.webmanifest'

/**
 * Makes the product installable and usable offline: writes the web manifest, and the service worker with its list
 * of files.
 */
export function offline(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: config.base + MANIFEST }, injectTo: 'head' },
      ],
    },
    generateBundle: {
      // Runs after the pages plugin: the revision of the first page covers its final content.
      order: 'post',
      async handler(_options, bundle) {
        const files = workerFiles(bundle, readFileSync(join(config.publicDir, 'framed.js')))
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: webManifest(config.base) })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerScript(files) })
      },
    },
  }
}

/**
 * Lists the files that the worker stores: one page for all routes, the script that a frame loads first, all
 * pictures and fonts, and the scripts and styles that the page may load.
 */
function workerFiles(bundle: Rolldown.OutputBundle, framed: Buffer): readonly BuildFile[] {
  const kept = [...precachedFiles(bundle)].map(([url, more]) => ({ url, revision: null, ...more }))
  const pictures = Object.keys(bundle).filter((name) => /^assets\/[^/]+\.(svg|png|woff2)$/.test(name))
  return [
    // '' stands for index.html: some hosts redirect that to its folder, and a worker must not answer with a redirect.
    { url: '', revision: revisionOf(builtIndex(bundle).source) },
    { url: 'framed.js', revision: revisionOf(framed) },
    ...kept,
    ...pictures.map((url) => ({ url, revision: null })),
  ]
}

function revisionOf(source: string | Uint8Array): string {
  return createHash('md5').update(source).digest('hex')
}

/** Builds the worker as one plain script, because not every browser runs a module as a service worker. */
async function workerScript(files: readonly BuildFile[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'self.KEPT_FILES': JSON.stringify(files) },
    build: {
      write: false,
      rolldownOptions: { input: 'src/site/offline/sw.ts', output: { format: 'iife' } },
      modulePreload: { polyfill: false },
    },
  })
  if (!('output' in built)) throw new Error('Vite built no script for the service worker.')
  return built.output[0].code
}

function webManifest(base: string): string {
  const icon = (name: string, size: number) => ({
    src: `${base}icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return JSON.stringify({
    id: base,
    name: 'Underfloor heating thermostat',
    short_name: 'Thermostat',
    description: 'An underfloor heating thermostat to try out: press its buttons.',
    lang: 'en',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: '#dfdad0',
    background_color: '#dfdad0',
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('maskable-512', 512), purpose: 'maskable' },
    ],
  })
}
