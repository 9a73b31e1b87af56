import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { FURTHER_BUDGETS, furtherFiles } from './further-bytes.js'

// The byte budget: what a page loads, by kind, as a host with brotli sends it.

/**
 * How many bytes each kind may have before the device is usable: what it has and some 10 % more. Of the
 * JavaScript 850 bytes are the device's rules for time that runs, and 900 are what keeps an error to its own
 * part.
 */
const budgets = {
  JavaScript: 95_000,
  CSS: 6_200,
  Fonts: 33_500,
  HTML: 1_200,
  Images: 1_300,
}
/**
 * What comes behind the first picture, or before it on a page of a further screen. Of it 370 bytes are the
 * button that shares, and what asks whether an address shares a device; 870 the folded group that lets time
 * run, and what an address or a host page may ask of it.
 */
const LATER_BUDGETS = { JavaScript: 30_000, CSS: 5_600 }
/**
 * How many bytes the companion may have: program, styles, and the texts of one language. Of it 3,700 are the
 * words of danger, of on and off, of what is no task, and 550 phrases more that people ask by.
 */
const COMPANION_BUDGET = 34_000
/** The same for time that runs: the house, what regulates it, what it takes and comes to, the chart. */
const TIME_BUDGET = 21_500
/** How many bytes the script for other people's pages may have. */
const EMBED_BUDGET = 2_300
/** How many bytes another language may add. */
const LANGUAGE_BUDGET = 6_500

/** @typedef {{ file: string, src?: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync('dist.manifest.json', 'utf8'))
const html = readFileSync('dist/index.html', 'utf8')

const firstChunks = chunksOf('index.html')
const first = firstVisit()
const later = behindFirstPicture()
const weights = Object.fromEntries(Object.entries(first).map(([kind, files]) => [kind, weigh(files)]))
const languages = Object.values(manifest).filter(({ src }) => src && /src\/texts\/..\.json/.test(src))
const companion = whenOpened('src/companion/companion.tsx', /(guidance|words)-/)
const time = whenOpened('src/time/time.tsx', /time-/)
const react = await weighReact()
let isTooMuch = false

console.log(row('Before usable', 'files', 'bytes', 'budget'))
for (const [kind, budget] of Object.entries(budgets))
  print(kind, first[kind]?.size ?? 0, weights[kind] ?? 0, budget)
console.log(
  row(
    'In all',
    '',
    Object.values(weights).reduce((sum, weight) => sum + weight, 0),
  ),
)
console.log('\nAfter the first picture')
print('JavaScript', later.JavaScript.size, weigh(later.JavaScript), LATER_BUDGETS.JavaScript)
print('CSS', later.CSS.size, weigh(later.CSS), LATER_BUDGETS.CSS)
console.log('\nAnother language')
for (const { file, src = '' } of languages)
  print(src.slice(-'xx.json?catalog'.length).slice(0, 2), 1, weigh(new Set([file])), LANGUAGE_BUDGET)
console.log('\nCompanion')
for (const [language, files] of Object.entries(companion))
  print(language, files.size, weigh(files), COMPANION_BUDGET)
console.log('\nTime that runs')
for (const [language, files] of Object.entries(time)) print(language, files.size, weigh(files), TIME_BUDGET)
console.log('\nHost pages')
print('embed.js', 1, weigh(new Set(['embed.js'])), EMBED_BUDGET)
console.log('\nManual and sheet')
for (const [name, files] of Object.entries(furtherFiles()))
  print(name, files.size, weigh(files), FURTHER_BUDGETS[name] ?? 0)
const ours = weights.JavaScript ?? 0
console.log(`\nReact alone is ${number(react)} bytes: the JavaScript before the device is usable is`)
console.log(`${(ours / react).toFixed(3)} times that, ${number(ours - react)} bytes more.`)

mkdirSync('.results', { recursive: true })
writeFileSync('.results/bytes.json', JSON.stringify({ ...weights, react }))
if (isTooMuch) process.exitCode = 1

/**
 * The files that the page loads before the device is usable, by kind.
 * @returns {Record<string, Set<string>>}
 */
function firstVisit() {
  const assets = firstChunks.flatMap((chunk) => chunk.assets ?? [])
  // A visit does not load the icon for the home screen.
  const linked = [
    ...html.replace(/<link rel="apple[^>]*>/g, '').matchAll(/(?:href|src)="\/?([^"]+\.(?:js|svg|png|ico))"/g),
  ].map(([, file]) => String(file))
  const named = linked.filter((file) => existsSync(`dist/${file}`))
  const images = /\.(svg|png|ico|webp)$/
  return {
    JavaScript: new Set([
      ...firstChunks.map(({ file }) => file),
      ...named.filter((file) => file.endsWith('.js')),
    ]),
    CSS: new Set(firstChunks.flatMap(({ css = [] }) => css)),
    // A browser loads only those whose letters and weights the page shows.
    Fonts: new Set(assets.filter((file) => file.endsWith('.woff2'))),
    HTML: new Set(['index.html']),
    Images: new Set([...assets, ...named].filter((file) => images.test(file))),
  }
}

/** What the page loads then besides. */
function behindFirstPicture() {
  const chunks = chunksOf('src/later.tsx').filter((chunk) => !firstChunks.includes(chunk))
  return {
    JavaScript: new Set(chunks.map(({ file }) => file)),
    CSS: new Set(chunks.flatMap(({ css = [] }) => css)),
  }
}

/**
 * The files that opening a part of the page loads, by language. For the companion another language than
 * English loads the English words after them, to find by these as well.
 * @param {string} name its chunk in the manifest
 * @param {RegExp} parts what the names of its texts begin with
 * @returns {Record<string, Set<string>>}
 */
function whenOpened(name, parts) {
  const known = [...firstChunks, ...chunksOf('src/later.tsx')]
  const chunks = chunksOf(name).filter((chunk) => !known.includes(chunk))
  const program = chunks.flatMap(({ file, css = [] }) => [file, ...css])
  const texts = Object.values(manifest).filter(({ src }) =>
    parts.test(src?.match(/^src\/texts\/(.*)/)?.[1] ?? ''),
  )
  const textsOf = (/** @type {string} */ language) =>
    texts.filter(({ src }) => src?.includes(`-${language}.json`))
  return Object.fromEntries(
    ['en', ...languages.map(({ src = '' }) => src.slice(-'xx.json?catalog'.length).slice(0, 2))].map(
      (language) => [language, new Set([...program, ...textsOf(language).map(({ file }) => file)])],
    ),
  )
}

/**
 * A chunk and all that it imports statically.
 * @param {string} name in the manifest
 * @param {Set<Chunk>} loaded
 */
function chunksOf(name, loaded = new Set()) {
  const chunk = manifest[name]
  if (chunk && !loaded.has(chunk)) {
    loaded.add(chunk)
    for (const imported of chunk.imports ?? []) chunksOf(imported, loaded)
  }
  return [...loaded]
}

/** The bytes of React alone, built in the same way and doing nothing. */
async function weighReact() {
  const entry = '\0react-alone'
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `import { createRoot } from 'react-dom/client'
import { jsx } from 'react/jsx-runtime'
createRoot(document.body).render(jsx('p', {}))`
            : null,
      },
    ],
    build: { modulePreload: false, write: false, rollupOptions: { input: entry } },
  })
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  )
}

/**
 * @param {string} name
 * @param {number} files
 * @param {number} bytes
 * @param {number} budget
 */
function print(name, files, bytes, budget) {
  console.log(row(name, files, bytes, budget))
  if (bytes <= budget) return
  console.error(`${name}: ${bytes - budget} bytes over the limit.`)
  isTooMuch = true
}

/** @param {Set<string>} files */
function weigh(files) {
  return [...files].reduce((sum, file) => {
    const path = `dist/${file}`
    // Fonts are compressed already. Node's own default for brotli is the highest quality, 11.
    return (
      sum + (file.endsWith('.woff2') ? statSync(path).size : brotliCompressSync(readFileSync(path)).length)
    )
  }, 0)
}

/** @param {(string | number)[]} cells */
function row(...[name = '', ...numbers]) {
  return String(name).padEnd(15) + numbers.map((cell) => number(cell).padStart(9)).join('')
}

/** @param {string | number} value */
function number(value) {
  return value.toLocaleString('en')
}
