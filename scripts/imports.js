import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { circles } from './circles.js'

// Checks that imports go in one direction, so that components have no business rules and the device needs no browser.

const COMMON = 'src/common'
const TEXT = 'src/common/texts/text'
const THERMOSTAT = 'src/thermostat'
const DEVICE = 'src/thermostat/device'
const SIMULATION = 'src/simulation'
const HELP = 'src/help'
const SITE = 'src/site'
const MESSAGES = 'src/site/messages'
const EMBED = 'src/site/embed'
const SHARE = 'src/site/share'

/**
 * The folders that each group of folders may import besides itself. A folder in a group has an entry of its own if it
 * may import less. `circles.js` prevents imports in the opposite direction.
 * @type {Record<string, { may: string[], libraries: boolean }>}
 */
const places = {
  [COMMON]: { may: [], libraries: true },
  [THERMOSTAT]: { may: [COMMON], libraries: true },
  [DEVICE]: { may: [TEXT], libraries: false },
  [SIMULATION]: { may: [COMMON, THERMOSTAT], libraries: true },
  'src/simulation/house': { may: [], libraries: false },
  [HELP]: { may: [COMMON, THERMOSTAT, SIMULATION], libraries: true },
  'src/help/guidance': { may: [TEXT, DEVICE], libraries: false },
  [SITE]: { may: [COMMON, THERMOSTAT, SIMULATION, HELP], libraries: true },
  'src/site/browser': {
    may: [COMMON, DEVICE, 'src/thermostat/device-store', MESSAGES, SHARE],
    libraries: true,
  },
  [SHARE]: { may: [DEVICE], libraries: false },
  [MESSAGES]: { may: [], libraries: false },
  [EMBED]: { may: [MESSAGES], libraries: false },
  'src/site/manual': { may: ['src/common/texts', EMBED], libraries: false },
  'src/site/offline': { may: [], libraries: false },
  'src/main': { may: [COMMON, SITE], libraries: false },
}

/** The only files with dynamic imports, so that all lazy modules are easy to find. */
const loaders = [
  'src/main.tsx',
  'src/site/page/page.tsx',
  'src/site/page/lazy.ts',
  'src/help/companion/lazy.ts',
  'src/thermostat/display/lazy.ts',
]

/** The one type that crosses the table: the build replaces it by the ids of the tasks. */
const taskType = { from: `${MESSAGES}/embed.d.ts`, to: 'src/help/guidance/tasks/ids' }

/** Libraries that every test may import. */
const testLibraries = ['vitest', 'fast-check']

/** Folders that every test may import: stand-ins for the browser, the catalogs, and sample sizes. */
const testFolders = ['tests/helpers/']

/** The entry files of the device, one for each kind of user. Other folders import only these. */
const entryFiles = ['device', 'knowledge', 'regulation'].map((name) => `${DEVICE}/${name}`)
const entryFilesForTests = [...entryFiles, `${DEVICE}/testing`]

/** The test of the texts may import the build's compiler. */
const testOfTexts = { from: 'src/common/texts/translate.test.ts', to: 'build/catalogs' }

/**
 * Returns a sentence for each import that a source file may not have.
 * @param {string} file its path from the project's root, with slashes
 * @param {string} source
 * @returns {string[]}
 */
export function forbidden(file, source) {
  const home = placeOf(file)
  const rule = places[home]
  if (!rule) return [`${file} is in no place of the table in scripts/imports.js.`]
  const isTest = /\.test\.tsx?$/.test(file)
  return importsOf(file, source).flatMap(({ specifier, isType, isLoad, line }) => {
    const where = `${file}:${line} imports ${specifier}`
    if (isLoad && !isTest && !loaders.includes(file))
      return [`${where} later, which only ${loaders.join(', ')} do.`]
    if (!specifier.startsWith('.')) {
      const ok = rule.libraries || (isTest && testLibraries.includes(specifier))
      return ok ? [] : [`${where}, but ${home} uses no libraries.`]
    }
    const target = posix.join(posix.dirname(file), specifier.replace(/\?.*/, ''))
    if ([home, ...rule.may].some((place) => isIn(place, target))) return []
    if (isTest && testFolders.some((place) => target.startsWith(place))) return []
    if (isType && file === taskType.from && target === taskType.to) return []
    if (file === testOfTexts.from && target === testOfTexts.to) return []
    return [`${where}, but ${home} may import only ${['itself', ...rule.may].join(', ')}.`]
  })
}

/**
 * Returns a sentence for each import of a device file that is not an entry file.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function bypassingEntryFiles(file, source) {
  if (isIn(DEVICE, file)) return []
  const allowed = /(\.test|\/testing)\.tsx?$/.test(file) ? entryFilesForTests : entryFiles
  return importsOf(file, source).flatMap(({ specifier, line }) => {
    const target = posix.join(posix.dirname(file), specifier.replace(/\.ts$/, ''))
    if (!specifier.startsWith('.') || !isIn(DEVICE, target) || allowed.includes(target)) return []
    return [`${file}:${line} imports ${specifier}, but others import only ${allowed.join(', ')}.`]
  })
}

/**
 * Returns the innermost folder of the table that contains a path.
 * @param {string} path
 */
function placeOf(path) {
  const around = Object.keys(places).filter((place) => isIn(place, path))
  return around.sort((one, other) => other.length - one.length)[0] ?? path
}

/**
 * @param {string} place
 * @param {string} path
 */
function isIn(place, path) {
  const name = path.replace(/(\.test)?\.tsx?$/, '')
  return name === place || name.startsWith(`${place}/`)
}

/**
 * @param {string} file
 * @param {string} source
 */
function importsOf(file, source) {
  /** @type {{ specifier: string, isType: boolean, isLoad: boolean, line: number }[]} */
  const found = []
  /**
   * @param {{ type: string, value?: unknown, start: number } | null} from
   * @param {boolean} isType
   * @param {boolean} isLoad true for a dynamic import
   */
  const add = (from, isType, isLoad = false) => {
    if (typeof from?.value !== 'string') return
    const line = source.slice(0, from.start).split('\n').length
    found.push({ specifier: from.value, isType, isLoad, line })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(/** @type {any} */ (node.source), false, true),
    TSImportType: (node) => add(node.source, true),
  }).visit(parseSync(file, source).program)
  return found
}

/**
 * Reads the sources in a folder, by their file names.
 * @param {string} folder
 */
function sourcesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name))
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/**
 * Returns the imports between files, except those of tests, which may import from groups above.
 * @param {Readonly<Record<string, string>>} sources by their files
 */
export function importsAmong(sources) {
  return Object.entries(sources).flatMap(([file, source]) => {
    if (/\.test\.tsx?$/.test(file)) return []
    return importsOf(file, source).flatMap(({ specifier, isLoad, line }) => {
      const target = posix.join(posix.dirname(file), specifier)
      const to = ['', '.ts', '.tsx', '.d.ts', '/index.ts']
        .map((end) => target + end)
        .find((it) => it in sources)
      return to ? [{ from: file, to, isLoad, where: `${file}:${line} imports ${specifier}` }] : []
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sources = sourcesIn('src')
  const files = Object.entries(sources)
  const problems = [
    ...files.flatMap(([file, source]) => forbidden(file, source)),
    ...[...files, ...Object.entries(sourcesIn('build'))].flatMap(([file, source]) =>
      bypassingEntryFiles(file, source),
    ),
    ...circles(importsAmong(sources)),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${files.length} files import only from permitted folders, and in no circle.`)
  for (const group of [COMMON, THERMOSTAT, SIMULATION, HELP, SITE])
    console.log(`${group}: ${linesIn(group, sources)} lines`)
}

/**
 * Counts the lines of a group, without its tests.
 * @param {string} group
 * @param {Record<string, string>} sources
 */
function linesIn(group, sources) {
  return Object.entries(sources)
    .filter(([file]) => isIn(group, file) && !file.includes('.test.'))
    .reduce((lines, [, source]) => lines + source.split('\n').length - 1, 0)
}
