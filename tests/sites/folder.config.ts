/** Builds the site for a folder of a host whose origin it knows. */
import type { UserConfig } from 'vite'
import { FOLDER, folderBuild, ORIGIN } from '../browser/helpers/places.ts'

// Set before the configuration is loaded, which reads them.
Object.assign(process.env, { BASE_PATH: FOLDER, SITE_URL: ORIGIN })
const { default: config } = (await import('../../vite.config.ts')) as { default: UserConfig }

export default {
  ...config,
  // How small it is, `dist` shows.
  build: { ...config.build, outDir: folderBuild, minify: false },
}
