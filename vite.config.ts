import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { afterBuild } from './build/after/after.ts'
import { NOTICES } from './build/after/licences.ts'
import { embed } from './build/embed/embed.ts'
import { hosting } from './build/hosting/hosting.ts'
import { manualInputs } from './build/manual/files.ts'
import { manual } from './build/manual/manual.ts'
import { modules } from './build/modules.ts'
import { offline } from './build/offline.ts'
import { pages } from './build/pages/pages.ts'
import { ENTRY } from './build/precached-files.ts'

// The folder of the site on its host, such as '/demo/thermostat/'. Vite needs the slash at both ends.
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/')

export default defineConfig({
  base,
  plugins: [modules(), react(), embed(), hosting(), pages(), manual(), offline(), afterBuild()],
  build: {
    // The licences of all code, icons and fonts that are in what is built.
    license: { fileName: NOTICES },
    // Vite's list of the built files, for scripts/bytes.js.
    manifest: true,
    // No data: addresses, which a strict content security policy forbids.
    assetsInlineLimit: 0,
    // Browsers that do not preload modules by themselves work without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'embed.html', ...manualInputs],
      // What the page needs at once is one file, and what is around the device another, whichever later parts use
      // modules of them, too.
      output: {
        codeSplitting: {
          groups: [
            { name: ENTRY, test: /\bsrc.main\.tsx$/ },
            { name: 'chrome', test: /\bsrc.site.page.chrome\.tsx$/ },
          ],
        },
      },
      // How long a plugin takes depends on the machine.
      checks: { pluginTimings: false },
    },
  },
  server: { host: '127.0.0.1' },
  // As on a host, whose answers are the same for pages of all origins.
  preview: { cors: false },
  test: {
    environment: 'node',
    // A process for each small file would take most of the time.
    isolate: false,
    // Vitest's own leaves one processor out, which is half of the usual machine.
    maxWorkers: 2,
    // Generous, because machines are shared. No test measures time by it.
    testTimeout: 60_000,
    include: ['{src,tests}/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'scripts/**/*.test.js'],
    coverage: {
      include: [
        'src/thermostat/device/**',
        'src/help/companion/{decide,phase-transition,plan,demonstrating-phase,practising-phase,explaining-phase,done-phase,demonstrator}.ts',
      ],
      exclude: ['**/*.test.ts', 'src/thermostat/device/testing.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: '.results/coverage',
      thresholds: { branches: 100 },
    },
  },
})
