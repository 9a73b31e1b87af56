import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { circles } from './circles.js'

// Imports run one way, so that no rule can hide in a component, and the device runs without a browser.

const DEVICE = 'src/device'
const TEXTS = 'src/texts'
const DISPLAY = 'src/display'
const CASING = 'src/casing'
const GUIDANCE = 'src/guidance'
const COMPANION = 'src/companion'
const PAGE = 'src/page'
const SHARE = 'src/share'
const BROWSER = 'src/browser'
const OFFLINE = 'src/offline'
const EMBED = 'src/embed'
const MESSAGES = 'src/messages'
const MANUAL = 'src/manual'
const SHEET = 'src/sheet'
const HOUSE = 'src/house'
const TIME = 'src/time'
const UI = 'src/ui'
const STORE = 'src/device-store'
const APP = 'src/app'

/**
 * Who may import whom, besides itself, and whose types besides those.
 * @type {Record<string, { rooms: string[], types?: string[], libraries: boolean }>}
 */
const rooms = {
  [DEVICE]: { rooms: [], libraries: false },
  [TEXTS]: { rooms: [DEVICE, UI], libraries: true },
  [UI]: { rooms: [], libraries: true },
  [STORE]: { rooms: [DEVICE, UI], libraries: true },
  [APP]: { rooms: [TEXTS, UI], libraries: true },
  [DISPLAY]: { rooms: [DEVICE, STORE, TEXTS, UI], libraries: true },
  [CASING]: { rooms: [DEVICE, TEXTS, DISPLAY], libraries: true },
  [GUIDANCE]: { rooms: [DEVICE], libraries: false },
  [SHARE]: { rooms: [DEVICE], libraries: false },
  [COMPANION]: { rooms: [DEVICE, MESSAGES, STORE, TEXTS, UI, APP, DISPLAY, GUIDANCE, TIME], libraries: true },
  [HOUSE]: { rooms: [], libraries: false },
  [TIME]: { rooms: [DEVICE, MESSAGES, STORE, TEXTS, UI, APP, DISPLAY, BROWSER, HOUSE], libraries: true },
  [PAGE]: {
    rooms: [DEVICE, STORE, MESSAGES, TEXTS, UI, APP, DISPLAY, CASING, COMPANION, SHARE, TIME, BROWSER],
    libraries: true,
  },
  [BROWSER]: { rooms: [DEVICE, STORE, MESSAGES, SHARE, UI, APP], libraries: true },
  [OFFLINE]: { rooms: [], libraries: false },
  [EMBED]: { rooms: [MESSAGES], libraries: false },
  [MESSAGES]: { rooms: [], libraries: false },
  [MANUAL]: { rooms: [TEXTS, EMBED], libraries: false },
  [SHEET]: { rooms: [DEVICE, TEXTS, UI, DISPLAY, GUIDANCE, BROWSER, SHARE], libraries: true },
  'src/lead-on': { rooms: [], libraries: false },
  'src/main': { rooms: [PAGE, SHEET, BROWSER, UI], libraries: false },
}

/** The files that load modules later, so that all that loads later is easily found. */
const loaders = [
  'src/main.tsx',
  'src/page/page.tsx',
  'src/page/lazy.ts',
  'src/companion/lazy.ts',
  'src/display/lazy.ts',
]

/** One exception: the device takes the ids of the texts from the English catalogs, as types. */
const parts = ['', 'companion-', 'manual-', 'sheet-', 'time-']
const catalogs = parts.map((part) => `src/texts/${part}en.json`)
const typesOnly = { from: 'src/device/text.ts', to: catalogs }

/** The types of the element for other people's templates name Vue's own. */
const templateTypes = { from: 'src/messages/embed.d.ts', to: 'vue' }

/** The tasks that host pages ask for are those of the guidance; the build writes their ids in. */
const taskType = { from: templateTypes.from, to: 'src/guidance/tasks/ids' }

/** What a test may import in every room. */
const testLibraries = ['vitest', 'fast-check']

/** Stand-ins for the browser, the catalogs, and how much is tried, which tests in every room may import. */
const forTests = ['tests/helpers/']

/** What others may import of the device, a file for each kind of reader; and what tests may besides. */
const faces = ['device', 'knowledge', 'regulation'].map((name) => `${DEVICE}/${name}`)
const facesForTests = [...faces, `${DEVICE}/testing`]

/** The tests of the texts compile some, as the build does. */
const testOfTexts = { from: 'src/texts/say.test.ts', to: 'build/catalogs' }

/**
 * Gives a sentence for each import that a source file may not have.
 * @param {string} file its path from the project's root, with slashes
 * @param {string} source
 * @returns {string[]}
 */
export function forbidden(file, source) {
  const home = roomOf(file)
  const rule = rooms[home]
  if (!rule) return [`${file} is in no room of the table in scripts/imports.js.`]
  const isTest = /\.test\.tsx?$/.test(file)
  return importsOf(file, source).flatMap(({ specifier, isType, isLoad, line }) => {
    const where = `${file}:${line} imports ${specifier}`
    if (isLoad && !isTest && !loaders.includes(file))
      return [`${where} later, which only ${loaders.join(', ')} do.`]
    if (!specifier.startsWith('.')) {
      if (isType && file === templateTypes.from && specifier === templateTypes.to) return []
      const ok = rule.libraries || (isTest && testLibraries.includes(specifier))
      return ok ? [] : [`${where}, but ${home} uses no libraries.`]
    }
    const target = posix.join(posix.dirname(file), specifier.replace(/\?.*/, ''))
    const room = roomOf(target)
    if (room === home || rule.rooms.includes(room)) return []
    if (isType && rule.types?.includes(room)) return []
    if (isTest && forTests.some((place) => target.startsWith(place))) return []
    if (isType && file === typesOnly.from && typesOnly.to.includes(target)) return []
    if (isType && file === taskType.from && target === taskType.to) return []
    if (file === testOfTexts.from && target === testOfTexts.to) return []
    return [`${where}, but ${home} may import only ${['itself', ...rule.rooms].join(', ')}.`]
  })
}

/**
 * Gives a sentence for each import from within the device, past its faces. The build has them too.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function pastFaces(file, source) {
  if (roomOf(file) === DEVICE) return []
  const allowed = /(\.test|\/testing)\.tsx?$/.test(file) ? facesForTests : faces
  return importsOf(file, source).flatMap(({ specifier, line }) => {
    const target = posix.join(posix.dirname(file), specifier.replace(/\.ts$/, ''))
    if (!specifier.startsWith('.') || roomOf(target) !== DEVICE || allowed.includes(target)) return []
    return [`${file}:${line} imports ${specifier}, but others import only ${allowed.join(', ')}.`]
  })
}

/** @param {string} path */
function roomOf(path) {
  const name = path.replace(/(\.test)?\.tsx?$/, '')
  return Object.keys(rooms).find((room) => name === room || name.startsWith(`${room}/`)) ?? path
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
}
