import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { type KeptFiles, keptFiles } from './kept-files.ts'

/**
 * Makes the product installable and keeps it offline: the web manifest, and the worker with its list of
 * files.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 */
export function offline(base: string): PluginOption {
  const icon = (name: string, size: number) => ({
    src: `${base}icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  let kept: KeptFiles = new Map()
  const collect = {
    name: 'kept-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        kept = keptFiles(bundle)
      },
    },
  } satisfies Plugin
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/site/offline',
    filename: 'sw.ts',
    // The page registers by itself, in src/site/browser/offline.ts.
    injectRegister: false,
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild: (build) => void Object.assign(build, { logLevel: 'warn' }),
      // Without the plugin's own entry, the web manifest: an installed product has read it already.
      beforeBuildServiceWorker: ({ injectManifest }) =>
        void Object.assign(injectManifest, { additionalManifestEntries: [] }),
    },
    injectManifest: {
      rollupFormat: 'iife',
      // One page serves every route. Pictures and fonts are few; of scripts and styles it is those in `kept`.
      globPatterns: ['index.html', 'framed.js', 'assets/*.{js,css,svg,png,woff2}'],
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => url === 'framed.js' || !/\.(js|css)$/.test(url) || kept.has(url))
            // Some hosts redirect from index.html to its folder, and no page may be answered with a redirect.
            .map((entry) => ({ ...entry, ...kept.get(entry.url), url: entry.url.replace('index.html', '') })),
          warnings: [],
        }),
      ],
    },
    manifest: {
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
    },
  })
  return [collect, worker]
}
