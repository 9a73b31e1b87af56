import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { addresses } from './build/addresses.ts'
import { catalogs } from './build/catalogs.ts'
import { embed } from './build/embed.ts'
import { fonts } from './build/fonts.ts'
import { compress } from './build/hosting/compress.ts'
import { hosting } from './build/hosting/hosting.ts'
import { offline } from './build/offline.ts'
import { outlines } from './build/outlines.ts'
import { pages } from './build/pages/pages.ts'

// Where the site is hosted, '/demo/thermostat/' for instance. Vite needs the slash at both ends.
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/')

export default defineConfig({
  base,
  plugins: [
    catalogs(),
    fonts(),
    outlines(),
    addresses(),
    react(),
    embed(),
    hosting(),
    pages(),
    offline(base),
    compress(),
  ],
  build: {
    manifest: true,
    // The notices of everybody whose code, icons or fonts are in what is built.
    license: { fileName: 'third-party-licenses.txt' },
    // Nothing as a data: address, so that a strict content security policy fits.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself, or works without.
    modulePreload: { polyfill: false },
    // How long a plugin took says something about the machine, not about the product.
    rolldownOptions: { input: ['index.html', 'embed.html'], checks: { pluginTimings: false } },
  },
  server: { host: '127.0.0.1' },
  test: {
    environment: 'node',
    // A process of its own for each small file would take most of the time.
    isolate: false,
    // Generous, because machines are shared; nothing is measured by it.
    testTimeout: 60_000,
    include: ['{src,tests}/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'scripts/**/*.test.js'],
    coverage: {
      include: ['src/device/**'],
      exclude: ['**/*.test.ts', 'src/device/testing.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: '.results/coverage',
      thresholds: { branches: 100 },
    },
  },
})
