import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { circles } from './circles.js'

// Imports run one way, so that no rule can hide in a component, and the device runs without a browser.

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
 * What each group of folders may import besides itself, and each folder that may do less than its group.
 * `circles.js` sees to it that nothing imports what stands above it.
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

/** The files that load modules later, so that all that loads later is easily found. */
const loaders = [
  'src/main.tsx',
  'src/site/page/page.tsx',
  'src/site/page/lazy.ts',
  'src/help/companion/lazy.ts',
  'src/thermostat/display/lazy.ts',
]

/** The tasks that host pages ask for are those of the guidance; the build writes their ids in. */
const taskType = { from: `${MESSAGES}/embed.d.ts`, to: 'src/help/guidance/tasks/ids' }

/** What a test may import everywhere. */
const testLibraries = ['vitest', 'fast-check']

/** Stand-ins for the browser, the catalogs, and how much is tried, which every test may import. */
const forTests = ['tests/helpers/']

/** What others may import of the device, a file for each kind of reader; and what tests may besides. */
const faces = ['device', 'knowledge', 'regulation'].map((name) => `${DEVICE}/${name}`)
const facesForTests = [...faces, `${DEVICE}/testing`]

/** The tests of the texts compile some, as the build does. */
const testOfTexts = { from: 'src/common/texts/translate.test.ts', to: 'build/catalogs' }

/**
 * Gives a sentence for each import that a source file may not have.
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
    if (isTest && forTests.some((place) => target.startsWith(place))) return []
    if (isType && file === taskType.from && target === taskType.to) return []
    if (file === testOfTexts.from && target === testOfTexts.to) return []
    return [`${where}, but ${home} may import only ${['itself', ...rule.may].join(', ')}.`]
  })
}

/**
 * Gives a sentence for each import from within the device, past its faces. The build has them too.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function pastFaces(file, source) {
  if (isIn(DEVICE, file)) return []
  const allowed = /(\.test|\/testing)\.tsx?$/.test(file) ? facesForTests : faces
  return importsOf(file, source).flatMap(({ specifier, line }) => {
    const target = posix.join(posix.dirname(file), specifier.replace(/\.ts$/, ''))
    if (!specifier.startsWith('.') || !isIn(DEVICE, target) || allowed.includes(target)) return []
    return [`${file}:${line} imports ${specifier}, but others import only ${allowed.join(', ')}.`]
  })
}

/**
 * The nearest place of the table that a path is in.
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
   * @param {boolean} isLoad whether it is loaded later
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
 * The sources in a folder, by their files.
 * @param {string} folder
 */
function sourcesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name))
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/**
 * The imports between files, but for those of tests, which may read what is above them.
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
    ...[...files, ...Object.entries(sourcesIn('build'))].flatMap(([file, source]) => pastFaces(file, source)),
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
