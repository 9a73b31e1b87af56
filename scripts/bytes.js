import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

// The byte budget: what a first visit loads of the built product, as a host with brotli sends it.

const JAVASCRIPT_BUDGET = 105_000

/** Of the script that other people's pages load. */
const EMBED_BUDGET = 2_000

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[], assets?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** @type {Set<Chunk>} */
const loaded = new Set()
load(manifest['index.html'])

/** @param {Chunk | undefined} chunk */
function load(chunk) {
  if (!chunk || loaded.has(chunk)) return
  loaded.add(chunk)
  for (const name of chunk.imports ?? []) load(manifest[name])
}

const chunks = [...loaded]
const preloaded = [...readFileSync('dist/index.html', 'utf8').matchAll(/assets\/[^"]+\.js/g)].map(String)
const scripts = new Set([...chunks.map((chunk) => chunk.file), ...preloaded])
const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
const fonts = new Set(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2')))

const javascript = total(scripts, brotli)
const embed = brotli('dist/embed.js')
const rows = [
  ['JavaScript', scripts.size, javascript, JAVASCRIPT_BUDGET],
  ['CSS', styles.size, total(styles, brotli)],
  // Already compressed. A browser takes only those whose letters and weights the page shows.
  ['Fonts', fonts.size, total(fonts, (file) => statSync(file).size)],
  ['embed.js', 1, embed, EMBED_BUDGET],
]
console.log(row('', 'files', 'bytes', 'budget'))
for (const cells of rows) console.log(row(...cells))
if (javascript > JAVASCRIPT_BUDGET) {
  console.error(`A first visit loads ${javascript - JAVASCRIPT_BUDGET} bytes of JavaScript too many.`)
  process.exitCode = 1
}
if (embed > EMBED_BUDGET) {
  console.error(`embed.js has ${embed - EMBED_BUDGET} bytes too many.`)
  process.exitCode = 1
}

/**
 * @param {Set<string>} files
 * @param {(file: string) => number} size
 */
function total(files, size) {
  return [...files].reduce((sum, file) => sum + size(`dist/${file}`), 0)
}

/** @param {string} file */
function brotli(file) {
  // Node's own default is the highest quality, 11.
  return brotliCompressSync(readFileSync(file)).length
}

/** @param {(string | number)[]} cells */
function row(...[name = '', ...numbers]) {
  const cells = numbers.map((cell) => cell.toLocaleString('en').padStart(9))
  return String(name).padEnd(10) + cells.join('')
}
