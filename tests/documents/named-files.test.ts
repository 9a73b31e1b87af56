/** Tests that every file, npm script and check that a document names exists. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { expect, test } from 'vitest'
import { planOf } from '../../scripts/bench/plan.js'
import { choose } from '../../scripts/checks.js'
import { documents } from './documents'

/** The changelog is left out: it names parts of older versions. */
const current = documents.filter((file) => file !== 'CHANGELOG.md')

const folders = ['src', 'build', 'scripts', 'tests', 'docs', 'public']

/** The files and folders of the project, without a slash at the end. */
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  ),
]
const known = new Set([...files, ...files.map((file) => basename(file))])

/** Files that the build makes, or that a host or an example adds. */
const made = ['embed.js', 'sw.js', '404.html', 'public/stats.js', 'nl.json']

/** Returns the paths and file names in a document, without patterns. */
function filesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word)
  const paths = quoted.filter((word) => folders.includes(word.split('/')[0] ?? '') && word.includes('/'))
  const names = quoted.filter((word) => /^[\w.-]+\.(tsx?|js|css|html|jsonc?)$/.test(word))
  return [...paths, ...names]
    .filter((path) => !/[*<…]|xx\b/.test(path))
    .map((path) => path.replace(/\/$/, ''))
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name)
}

/** Returns the words after each command in a document: checks of `npm test --`, parts of `npm run bench --`. */
function wordsAfter(command: string, text: string): string[][] {
  const prose = text.replaceAll(/^```.*?^```/gms, '')
  const commands = [...prose.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words.replaceAll(/\s+/g, ' '))
  const named = commands.filter((words) => words.startsWith(`${command} -- `))
  return named.map((words) => words.slice(`${command} -- `.length).split(' '))
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('files, scripts and checks are found in a document', () => {
  const text =
    'Run `npm run rules`, `npm test -- unit types`; see `src/main.tsx` and `history-sync.ts`, in `docs/`.'
  expect(filesIn(text)).toEqual(['src/main.tsx', 'docs', 'history-sync.ts'])
  expect(scriptsIn(text)).toEqual(['rules'])
  expect(wordsAfter('npm test', text)).toEqual([['unit', 'types']])
})

test.each(current)('the files that %s names exist', (document) => {
  const named = filesIn(readFileSync(document, 'utf8'))
  expect(named.filter((path) => !known.has(path) && !made.includes(path))).toEqual([])
})

test.each(current)('the npm scripts that %s names exist', (document) => {
  const named = scriptsIn(readFileSync(document, 'utf8'))
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test.each(current)('the checks and measurements that %s names exist', (document) => {
  const text = readFileSync(document, 'utf8')
  for (const names of wordsAfter('npm test', text)) expect(() => choose(names)).not.toThrow()
  for (const names of wordsAfter('npm run bench', text)) expect(() => planOf(names)).not.toThrow()
})
