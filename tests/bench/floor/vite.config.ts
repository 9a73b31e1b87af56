import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { afterBuild } from '../../../build/after/after.ts'
import { hosting } from '../../../build/hosting/hosting.ts'
import product from '../../../vite.config.ts'

/** Builds and serves the page like the product, without the plugins for features that it lacks. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), hosting(), afterBuild()],
  build: {
    ...product.build,
    outDir: '../../../.results/floor',
    emptyOutDir: true,
    rolldownOptions: { ...product.build?.rolldownOptions, input: 'tests/bench/floor/index.html' },
  },
})
