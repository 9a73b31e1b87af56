import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// The byte budget: what a page loads, as a host with brotli sends it.

/**
 * The largest size of each part in bytes: its size today and some 10 % more. Budgets protect what a visitor feels;
 * raise one rather than use a trick to meet it.
 */
const budgets = {
  'First visit: JavaScript': 120_000,
  'First visit: CSS': 10_800,
  'First visit: fonts': 36_500,
  'First visit: HTML': 1_400,
  'First visit: images': 1_350,
  'Around the device: JavaScript': 15_500,
  'Around the device: CSS': 4_650,
  'Another language': 7_350,
  Companion: 66_000,
  'Phrases of the search': 122_000,
  'Time that runs': 23_900,
  'Drawn room': 13_000,
  'Manual: a page': 16_100,
  'Manual: CSS': 14_600,
  'Manual: drawn room': 2_650,
  'Manual: script': 2_400,
  'Handover sheet': 9_200,
  'embed.js': 3_600,
}

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** @type {Manifest} */
const manifest = JSON.parse(readFileSync('dist.manifest.json', 'utf8'))

// The first chunk and the one around the device (chrome), as vite.config.ts names them.
const first = chunksOf(named('index'))
const chrome = chunksOf(named('chrome')).filter((chunk) => !first.includes(chunk))
const assets = first.flatMap((chunk) => chunk.assets ?? [])
const time = filesOf(openedLater('src/simulation/time/time.tsx'))
const script = chunksOf('src/site/manual/manual.ts')

/**
 * The files of each part. The largest language and the largest page of the manual count.
 * @type {Record<keyof typeof budgets, (string | undefined)[]>}
 */
const parts = {
  'First visit: JavaScript': first.map(({ file }) => file),
  'First visit: CSS': first.flatMap(({ css = [] }) => css),
  // A browser loads only the fonts whose letters and weights the page shows.
  'First visit: fonts': assets.filter((file) => file.endsWith('.woff2')),
  'First visit: HTML': ['index.html'],
  'First visit: images': [...assets.filter((file) => /\.(svg|png|webp)$/.test(file)), iconOfPage()],
  'Around the device: JavaScript': chrome.map(({ file }) => file),
  'Around the device: CSS': chrome.flatMap(({ css = [] }) => css),
  'Another language': [heaviest(textsIn(/^(?!en)..\.json/))],
  Companion: [...filesOf(openedLater('src/help/companion/companion.tsx')), heaviest(textsIn(/^companion-/))],
  // Loaded with the companion.
  'Phrases of the search': [heaviest(phrases())],
  'Time that runs': [...time, heaviest(textsIn(/^time-/))],
  // Opened with the tab House, which also loads the simulated time.
  'Drawn room': filesOf(openedLater('src/simulation/room/room.tsx')).filter((file) => !time.includes(file)),
  'Manual: a page': [heaviest(pagesOfManual())],
  'Manual: CSS': [
    manifest['src/site/manual/pictures.css']?.file,
    manifest['src/site/manual/manual.css']?.file,
  ],
  // Styles that only the page of the simulated house loads.
  'Manual: drawn room': [manifest['src/site/manual/room.css']?.file],
  'Manual: script': filesOf(script),
  'Handover sheet': [...filesOf(openedLater('src/site/sheet/sheet.tsx')), heaviest(textsIn(/^sheet-/))],
  'embed.js': ['embed.js'],
}

for (const [part, budget] of Object.entries(budgets)) {
  const files = new Set(parts[/** @type {keyof typeof budgets} */ (part)])
  const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0)
  console.log(part.padEnd(32) + [files.size, bytes, budget].map(number).join(''))
  if (bytes <= budget) continue
  console.error(`${part}: ${bytes - budget} bytes over the limit.`)
  process.exitCode = 1
}

/** Returns the icon that a visit loads, which is not the one for the home screen. */
function iconOfPage() {
  return readFileSync('dist/index.html', 'utf8').match(/<link rel="icon"[^>]*href="\/?([^"]+)"/)?.[1]
}

/**
 * Returns the files that opening a part of the page loads, except its texts.
 * @param {string} name
 */
function openedLater(name) {
  const known = [...first, ...chrome]
  return chunksOf(name).filter((chunk) => !known.includes(chunk))
}

/** @param {RegExp} name of files of texts */
function textsIn(name) {
  return Object.values(manifest).flatMap(({ file, src }) =>
    name.test(src?.match(/^src\/common\/texts\/(.*)/)?.[1] ?? '') ? [file] : [],
  )
}

/** Returns the files of phrases of all languages. */
function phrases() {
  return Object.values(manifest).flatMap(({ file, src }) =>
    src?.startsWith('src/help/companion/find/phrases/') ? [file] : [],
  )
}

/** Returns all pages except the booklet, which is a whole manual. */
function pagesOfManual() {
  return readdirSync('dist/manual', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !file.includes('print'))
    .map((file) => join('manual', file))
}

/** @param {string[]} files */
function heaviest(files) {
  const weighed = files.map((file) => ({ file, bytes: weigh(file) }))
  return weighed.sort((one, other) => other.bytes - one.bytes)[0]?.file
}

/** @param {Chunk[]} chunks */
function filesOf(chunks) {
  return chunks.flatMap(({ file, css = [] }) => [file, ...css])
}

/** @param {string} name of a chunk, as vite.config.ts gives it */
function named(name) {
  return Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? ''
}

/**
 * Returns a chunk and all that it imports statically.
 * @param {string} name in the manifest
 * @param {Set<Chunk>} loaded
 */
function chunksOf(name, loaded = new Set()) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} was not built.`)
  if (!loaded.has(chunk)) {
    loaded.add(chunk)
    for (const imported of chunk.imports ?? []) chunksOf(imported, loaded)
  }
  return [...loaded]
}

/**
 * Returns the size of a file as it is sent. The build has compressed most files; hosts compress the others on the fly;
 * fonts are compressed by format.
 * @param {string | undefined} file
 */
function weigh(file) {
  const path = `dist/${file}`
  if (path.endsWith('.woff2')) return statSync(path).size
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : gzipSync(readFileSync(path)).length
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en').padStart(9)
}
