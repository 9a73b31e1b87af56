import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'

// npm run rules: lists the tests of each rule of docs/behaviour.md. Tests name their rules: `// behaviour 1.3, 2.4`.
// node scripts/rules.js brief: prints only problems.

const BEHAVIOUR = 'docs/behaviour.md'

/** Files of tests and of their helpers, such as scenarios. */
const TESTS = /^tests\/|^(src|build)\/.*\.test\.tsx?$|^scripts\/.*\.test\.js$/

/**
 * Finds the tests of each rule. A problem is a rule that no test names, a number out of order or there twice,
 * or a reference to a rule or chapter that does not exist.
 * @param {Record<string, string>} files texts by their paths from the project's root, with slashes
 * @returns {{ tests: Map<string, string[]>, problems: string[] }} tests as file:line, by rule
 */
export function compareRules(files) {
  const behaviour = files[BEHAVIOUR] ?? ''
  const rules = [...behaviour.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, rule = '']) => rule)
  const chapters = [...behaviour.matchAll(/^## (\d+)\./gm)].map(([, chapter = '']) => chapter)
  const known = new Set([...rules, ...chapters])
  /** @type {Map<string, string[]>} */
  const tests = new Map(rules.map((rule) => [rule, []]))
  /** @type {string[]} */
  const problems = []
  for (const [index, rule] of rules.entries()) {
    const before = rules[index - 1] ?? ''
    const isLater = rule.localeCompare(before, 'en', { numeric: true }) > 0
    if (!isLater) problems.push(`${rule} comes after ${before}.`)
  }
  for (const [file, text] of Object.entries(files)) {
    for (const [index, line] of text.split('\n').entries()) {
      const place = `${file}:${index + 1}`
      for (const rule of namedIn(line, file, rules)) {
        if (!known.has(rule)) problems.push(`${place} names ${rule}, which does not exist.`)
        else if (TESTS.test(file)) tests.get(rule)?.push(place)
      }
    }
  }
  for (const [rule, places] of tests) if (places.length === 0) problems.push(`No test names ${rule}.`)
  return { tests, problems }
}

/**
 * Returns the rules and chapters that a line names: "(behaviour 3.4 to 3.6, 5)", and in behaviour.md also "(3.4" and
 * "see 3.4".
 * @param {string} line
 * @param {string} file
 * @param {string[]} rules all of them, for those between the ends of a range
 */
function namedIn(line, file, rules) {
  const references = [...line.matchAll(/\bbehaviour((?:(?:,| to)? \d+(?:\.\d+)?)+)/g)]
  if (file === BEHAVIOUR) references.push(...line.matchAll(/(?:\(|see )(\d+\.\d+)/g))
  const named = references.flatMap(([, numbers = '']) =>
    [...numbers.matchAll(/(\d+(?:\.\d+)?)(?: to (\d+\.\d+))?/g)].flatMap(([, first = '', last]) =>
      last ? [first, ...rules.slice(rules.indexOf(first) + 1, rules.indexOf(last)), last] : [first],
    ),
  )
  return new Set(named)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = ['src', 'tests', 'build', 'scripts', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      // The test of this script is left out: its rules are invented.
      .filter((name) => /\.(tsx?|js|css|md)$/.test(name) && !/node_modules|scripts\/rules\./.test(name)),
  )
  const read = [...names, 'README.md', 'CONTRIBUTING.md', 'embed.html']
  const { tests, problems } = compareRules(
    Object.fromEntries(read.map((name) => [name, readFileSync(name, 'utf8')])),
  )
  if (process.argv[2] !== 'brief')
    for (const [rule, places] of tests) console.log(`${rule.padEnd(5)} ${places.join(', ')}`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${tests.size} rules are named by tests.`)
}
