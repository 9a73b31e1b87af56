import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files below this size, in bytes, are not compressed: the response headers are longer than the saving. */
const MIN_SIZE_BYTES = 1000

const texts = /\.(html|js|css|json|svg|webmanifest)$/

/** A file that hosts edit: a compressed copy would go out of date. */
const editable = 'config.json'

/** Writes a `.br` and a `.gz` beside every text of the site but the manual, for hosts that send compressed files. */
export async function compressSite(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true })
  await Promise.all(files.filter(isWorthIt).map((file) => compressFile(join(site, file))))
}

/**
 * True if a file is a text that hosts send and do not edit. The manual's pages are left out, because they are
 * many and few of them are read: hosts compress them on the fly.
 */
export function isWorthIt(file: string): boolean {
  return texts.test(file) && file !== editable && !file.startsWith('.') && !file.startsWith('manual/')
}

/** Writes the two compressed copies of a file, unless it is small. */
export async function compressFile(file: string): Promise<void> {
  const whole = await readFile(file)
  if (whole.length < MIN_SIZE_BYTES) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(whole, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      },
    }),
    promisify(gzip)(whole, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
