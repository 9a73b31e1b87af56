import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller files are not worth it: the headers of an answer are longer than what is saved. In bytes. */
const SMALLEST = 1000

const texts = /\.(html|js|css|json|svg|webmanifest)$/

/** The host may edit this file: a compressed copy beside it would be out of date. */
const editable = 'config.json'

/** Writes a `.br` and a `.gz` beside every text of the site but the manual, for hosts that send compressed files. */
export async function compressSite(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true })
  await Promise.all(files.filter(isWorthIt).map((file) => compressFile(join(site, file))))
}

/**
 * Whether a file of the site is to be compressed: a text that hosts send and do not edit. The manual's pages
 * are left to hosts that compress while they send: they are many, and few of them are read.
 */
export function isWorthIt(file: string): boolean {
  return texts.test(file) && file !== editable && !file.startsWith('.') && !file.startsWith('manual/')
}

/** Writes the two compressed copies of a file, or none when it is small. */
export async function compressFile(file: string): Promise<void> {
  const whole = await readFile(file)
  if (whole.length < SMALLEST) return
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
