import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

// Each type name is declared once in src, so that a reader who finds a name has found its meaning.

/**
 * Returns one sentence for each type name that is declared more than once.
 * @param {Readonly<Record<string, string>>} sources by their files
 * @returns {string[]}
 */
export function repeatedTypeNames(sources) {
  /** @type {Map<string, string[]>} */
  const places = new Map()
  for (const [file, source] of Object.entries(sources)) {
    for (const { name, line } of typeNamesIn(file, source)) {
      places.set(name, [...(places.get(name) ?? []), `${file}:${line}`])
    }
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `The type ${name} is declared in ${where.join(' and ')}.`)
}

/**
 * Returns the interfaces, types and classes that a file declares, exported or not.
 * @param {string} file
 * @param {string} source
 */
function typeNamesIn(file, source) {
  /** @type {{ name: string, line: number }[]} */
  const names = []
  /** @param {{ id: { name: string } | null, start: number }} node */
  const add = ({ id, start }) => {
    if (id) names.push({ name: id.name, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    TSInterfaceDeclaration: add,
    TSTypeAliasDeclaration: add,
    ClassDeclaration: add,
  }).visit(parseSync(file, source).program)
  return names
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('src', name.replaceAll('\\', '/')))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const problems = repeatedTypeNames(
    Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
  )
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`Each type of ${files.length} files has a name of its own.`)
}
