import { fontFiles } from './fonts.js'
import { lucideFiles } from './lucide.js'

/**
 * The files of data that are checked in although a command makes them: the build need not make them again,
 * and what it ships is there to read.
 * @returns {Promise<Record<string, string | Buffer>>}
 */
export async function madeFiles() {
  return { ...(await lucideFiles()), ...(await fontFiles()) }
}
