import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

// The byte budget: what a first visit loads of the built product, as a host with brotli sends it, by kind.

/** What each kind may weigh, in bytes: what it weighs and a little. */
const budgets = {
  JavaScript: 97_000,
  CSS: 7_500,
  Fonts: 33_500,
  HTML: 1_200,
  Images: 800,
}
/** Of the script that other people's pages load. */
const EMBED_BUDGET = 2_000
/** Of what React alone costs, the project's aim for the JavaScript of a first visit: printed, so that a change of some bytes is no failure. */
const AIM = 1.6
/** What another language may add. */
const LANGUAGE_BUDGET = 4_800

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[], assets?: string[], dynamicImports?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const html = readFileSync('dist/index.html', 'utf8')

const first = firstVisit()
const weights = Object.fromEntries(Object.entries(first).map(([kind, files]) => [kind, weigh(files)]))
const languages = Object.values(manifest).filter(({ src }) => src && /src\/texts\/..\.json/.test(src))
const react = await weighReact()
let isTooMuch = false

console.log(row('A first visit', 'files', 'bytes', 'budget'))
for (const [kind, budget] of Object.entries(budgets))
  print(kind, first[kind]?.size ?? 0, weights[kind] ?? 0, budget)
console.log(
  row(
    'In all',
    '',
    Object.values(weights).reduce((sum, weight) => sum + weight, 0),
  ),
)
console.log('\nAnother language')
for (const { file, src = '' } of languages)
  print(src.slice(-'xx.json?catalog'.length).slice(0, 2), 1, weigh(new Set([file])), LANGUAGE_BUDGET)
console.log('\nOther people’s pages')
print('embed.js', 1, weigh(new Set(['embed.js'])), EMBED_BUDGET)
console.log(`\nReact alone is ${react.toLocaleString('en')} bytes: the JavaScript of a first visit is
${((weights.JavaScript ?? 0) / react).toFixed(3)} times that, ${((weights.JavaScript ?? 0) - react).toLocaleString('en')} bytes more. The aim is ${AIM} times, ${Math.floor(AIM * react).toLocaleString('en')} bytes.`)

mkdirSync('.results', { recursive: true })
writeFileSync('.results/bytes.json', JSON.stringify({ ...weights, react }))
if (isTooMuch) process.exitCode = 1

/**
 * The files that the page loads when nobody has touched it, by kind.
 * @returns {Record<string, Set<string>>}
 */
function firstVisit() {
  /** @type {Set<Chunk>} */
  const loaded = new Set()
  /** @param {Chunk | undefined} chunk */
  const load = (chunk) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports ?? []) load(manifest[name])
  }
  load(manifest['index.html'])
  const chunks = [...loaded]
  const assets = chunks.flatMap((chunk) => chunk.assets ?? [])
  // The icon of an installed product is not loaded by a visit.
  const linked = [
    ...html.replace(/<link rel="apple[^>]*>/g, '').matchAll(/(?:href|src)="\/?([^"]+\.(?:js|svg|png|ico))"/g),
  ].map(([, file]) => String(file))
  const named = linked.filter((file) => existsSync(`dist/${file}`))
  const images = /\.(svg|png|ico|webp)$/
  return {
    JavaScript: new Set([...chunks.map(({ file }) => file), ...named.filter((file) => file.endsWith('.js'))]),
    CSS: new Set(chunks.flatMap(({ css = [] }) => css)),
    // A browser takes only those whose letters and weights the page shows.
    Fonts: new Set(assets.filter((file) => file.endsWith('.woff2'))),
    HTML: new Set(['index.html']),
    Images: new Set([...assets, ...named].filter((file) => images.test(file))),
  }
}

/** What React weighs, built in the same way and doing nothing. */
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
  console.error(`${name}: ${bytes - budget} bytes too many.`)
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
  return String(name).padEnd(15) + numbers.map((cell) => cell.toLocaleString('en').padStart(9)).join('')
}
