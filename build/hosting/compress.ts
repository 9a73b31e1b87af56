import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

/** Below it the headers of an answer are longer than what is saved, in bytes. */
const SMALLEST = 1000

const texts = /\.(html|js|css|json|svg|webmanifest)$/

/** What the host may still change: an older copy beside it would be served in its place. */
const editable = 'config.json'

/** Lays a `.br` and a `.gz` beside every text of the site, so that a host sends the smallest and compresses nothing itself. */
export function compress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      // After every other plugin has written what it writes.
      order: 'post',
      sequential: true,
      async handler() {
        const folder = join(config.root, config.build.outDir)
        const files = await readdir(folder, { recursive: true })
        await Promise.all(files.filter(isWorthIt).map((file) => compressFile(join(folder, file))))
      },
    },
  }
}

/** Whether a file of the site is a text that hosts send. */
export function isWorthIt(file: string): boolean {
  return texts.test(file) && file !== editable && !file.startsWith('.')
}

/** Writes the two copies of a file, and none when it is small. */
export async function compressFile(file: string): Promise<void> {
  const whole = await readFile(file)
  if (whole.length < SMALLEST) return
  const [br, gz] = await Promise.all([
    // Node's own default is the highest quality, 11.
    promisify(brotliCompress)(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
    promisify(gzip)(whole, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
