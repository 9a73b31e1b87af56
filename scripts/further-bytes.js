import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// What a page of the manual and the hand-over sheet load, for the byte budget.

/**
 * How many bytes each may have: what it has and a little more.
 * @type {Record<string, number>}
 */
export const FURTHER_BUDGETS = {
  Page: 20_000,
  CSS: 12_000,
  Script: 2_500,
  Find: 125_000,
  Sheet: 110_000,
}

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/**
 * The files of each: of the pages the heaviest one, but for the booklet, which is a whole manual.
 * @returns {Record<string, Set<string>>} as they are below `dist`
 */
export function furtherFiles() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync('dist.further-manifest.json', 'utf8'))
  const fileOf = (/** @type {string} */ name) => manifest[name]?.file ?? ''
  const script = chunksOf('src/manual/manual.ts', manifest)
  const find = chunksOf('src/manual/find.tsx', manifest).filter((chunk) => !script.includes(chunk))
  const texts = ['fi.json?catalog', 'guidance-fi.json?catalog', 'words-fi.json?words', 'words-en.json?words']
  return {
    Page: new Set([heaviestPage()]),
    CSS: new Set([fileOf('src/manual/pictures.css'), fileOf('src/manual/manual.css')]),
    Script: new Set(filesOf(script)),
    Find: new Set([...filesOf(find), ...texts.map((name) => fileOf(`src/texts/${name}`))]),
    Sheet: new Set([...filesOf(chunksOf('src/sheet/sheet.tsx', manifest)), fileOf('src/sheet/sheet.css')]),
  }
}

/** By what the build has compressed it to already. */
function heaviestPage() {
  const pages = readdirSync('dist/manual', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !file.includes('print'))
    .map((file) => join('manual', file))
  const sizeOf = (/** @type {string} */ page) => {
    const compressed = `dist/${page}.br`
    return statSync(existsSync(compressed) ? compressed : `dist/${page}`).size
  }
  return pages.reduce((heaviest, page) => (sizeOf(page) > sizeOf(heaviest) ? page : heaviest))
}

/** @param {readonly Chunk[]} chunks */
function filesOf(chunks) {
  return chunks.flatMap(({ file, css = [] }) => [file, ...css])
}

/**
 * A chunk and all that it imports statically.
 * @param {string} name
 * @param {Record<string, Chunk>} manifest
 * @param {Set<Chunk>} loaded
 */
function chunksOf(name, manifest, loaded = new Set()) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} was not built.`)
  if (!loaded.has(chunk)) {
    loaded.add(chunk)
    for (const imported of chunk.imports ?? []) chunksOf(imported, manifest, loaded)
  }
  return [...loaded]
}
