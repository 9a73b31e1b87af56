import { readdirSync } from 'node:fs'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const languages = readdirSync('src/texts').flatMap((file) => file.match(/^(\w\w)\.json$/)?.[1] ?? [])

/**
 * The language of a file of texts, which is kept only once somebody uses it; those of the companion as well.
 * English is always kept, because it is what there is where another language is missing.
 */
export function languageOf(url: string): { readonly language?: string } {
  const language =
    url.match(/^assets\/(?:(?:guidance|telling|words|reasons|about|sheet)-)?(\w\w)-/)?.[1] ?? ''
  return language !== 'en' && languages.includes(language) ? { language } : {}
}

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
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    // The page registers by itself, in src/browser/offline.ts.
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
      // One page serves every route. Left out: embed.html's files, and fonts that our browsers do not use.
      globPatterns: ['index.html', 'assets/*.{js,css,svg,png,woff2}'],
      // Without a network nothing is counted or shared, and no page of others has a frame.
      // What the manual, sharing and time that runs load is kept once it was seen.
      globIgnores: [
        ...['embed*', 'frame-*', 'script-*', 'lead-on-*', 'manual-*', 'shar{e,ing}-*'],
        ...['time-*', 'use-time-*', 'scenes-*'],
      ].map((name) => `**/${name}`),
      manifestTransforms: [
        (entries) => ({
          // Some hosts redirect from index.html to its folder, and no page may be answered with a redirect.
          manifest: entries.map((entry) =>
            entry.url === 'index.html' ? { ...entry, url: '' } : { ...entry, ...languageOf(entry.url) },
          ),
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
}
