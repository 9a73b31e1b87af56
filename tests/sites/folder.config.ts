/** Builds the site for a folder of a host whose origin it knows. */
import type { UserConfig } from 'vite'
import { FOLDER_PATH, folderBuild, ORIGIN } from '../browser/helpers/test-builds.ts'

// Set before the import of the configuration, which reads these variables.
Object.assign(process.env, { BASE_PATH: FOLDER_PATH, SITE_URL: ORIGIN })
const { default: config } = (await import('../../vite.config.ts')) as { default: UserConfig }

export default {
  ...config,
  // The size of the site is tested with `dist`, so nothing is compressed here.
  build: { ...config.build, outDir: folderBuild, minify: false },
}
