import { fontFiles } from './fonts.js'
import { lucideFiles } from './lucide.js'

/**
 * Returns the generated files that are checked in. So the build need not generate them, and they can be reviewed.
 * @returns {Promise<Record<string, string | Buffer>>}
 */
export async function madeFiles() {
  return { ...(await lucideFiles()), ...(await fontFiles()) }
}
