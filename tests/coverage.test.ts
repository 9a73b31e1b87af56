/** Every rule of docs/behaviour.md has a row in docs/coverage.md; rows and references name what exists. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const behaviour = readFileSync('docs/behaviour.md', 'utf8')
const rules = [...behaviour.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, rule = '']) => rule)

const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(1, -1).split('|'))

/** Each file of a cell with what follows it; a part without a file belongs to the file before it. */
function namedIn(cell: string): readonly (readonly [file: string, said: string])[] {
  let file = 'no file'
  return cell.split(' · ').map((part) => {
    const [, named = file, said = part] = /^\s*`([\w./-]+)`:?(.*)$/.exec(part) ?? []
    file = named
    return [file, said]
  })
}

/** The text of a file, or the names in a folder, without line breaks and escaped quotes. */
function contentOf(file: string): string {
  const content = statSync(file).isDirectory() ? readdirSync(file).join(' ') : readFileSync(file, 'utf8')
  return content.replace(/\s+/g, ' ').replaceAll("\\'", "'")
}

/** The names and phrases of a cell that its files do not have. */
function missing(cell: string, apart: string, has: (content: string, word: string) => boolean) {
  return namedIn(cell).flatMap(([file, said]) => {
    if (!existsSync(file)) return [file]
    const words = said.split(apart).map((word) => word.trim())
    return words.filter((word) => !has(contentOf(file), word)).map((word) => `${file}: ${word}`)
  })
}

function hasName(content: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`).test(content)
}

function hasPhrase(content: string, phrase: string): boolean {
  return phrase !== '' && content.includes(phrase)
}

/** The rules and chapters that a text refers to, as in "(behaviour 3.4 to 3.6, 5)". */
function rulesNamedIn(text: string): string[] {
  const references = text.matchAll(/\bbehaviour((?:(?:,| to)? \d+(?:\.\d+)?)+)/g)
  return [...references].flatMap(([, numbers = '']) => numbers.match(/\d+(?:\.\d+)?/g) ?? [])
}

/** The text files of a folder and the folders below it. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.(tsx?|js|css|md)$/.test(name)).map((name) => `${folder}/${name}`)
}

test('the rules are numbered in order, each number once', () => {
  const numbers = rules.map((rule) => rule.split('.').map(Number) as [number, number])
  const inOrder = numbers.toSorted(([chapter, rule], [otherChapter, otherRule]) =>
    chapter === otherChapter ? rule - otherRule : chapter - otherChapter,
  )
  expect(numbers).toEqual(inOrder)
  expect(new Set(rules).size).toBe(rules.length)
})

test('every rule has one row, and every row a rule', () => {
  expect(rules.length).toBeGreaterThan(200)
  expect(rows.map(([rule = '']) => rule.trim())).toEqual(rules)
})

test('every row names code and tests that exist', () => {
  const stale = rows.flatMap(([rule = '', , code = '', tests = '', ...more]) =>
    [...missing(code, ',', hasName), ...missing(tests, '…', hasPhrase), ...more].map(
      (word) => `${rule.trim()} names ${word}`,
    ),
  )
  expect(stale).toEqual([])
})

test('every reference to a rule names one that exists', () => {
  const files = ['src', 'tests', 'build', 'scripts', 'docs'].flatMap(filesIn)
  const chapters = [...behaviour.matchAll(/^## (\d+)\./gm)].map(([, chapter = '']) => chapter)
  const known = new Set([...rules, ...chapters])
  const unknown = [...files, 'README.md', 'embed.html'].flatMap((file) =>
    rulesNamedIn(readFileSync(file, 'utf8'))
      .filter((rule) => !known.has(rule))
      .map((rule) => `${file} names ${rule}`),
  )
  const ownReferences = [...behaviour.matchAll(/(?:\(|see )(\d+\.\d+)/g)].map(([, rule = '']) => rule)
  expect([...unknown, ...ownReferences.filter((rule) => !known.has(rule))]).toEqual([])
})
