/** That docs/coverage.md names what is there: files, what stands in them, and the words of their tests. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| "'))
  .map((line) => line.slice(1, -1).split('|'))

/** Each file of a cell with what is said of it: a part without a file is about the one before. */
function namedIn(cell: string): readonly (readonly [file: string, said: string])[] {
  let file = 'no file'
  return cell.split(' · ').map((part) => {
    const [, named = file, said = part] = /^\s*`([\w./-]+)`:?(.*)$/.exec(part) ?? []
    file = named
    return [file, said]
  })
}

/** A folder says what is in it; a wrapped text and an escaped quote read as they are meant. */
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

test('every row of the page names code and tests that are there', () => {
  expect(rows.length).toBeGreaterThan(200)
  const stale = rows.flatMap(([sentence = '', code = '', tests = '', ...more]) =>
    [...missing(code, ',', hasName), ...missing(tests, '…', hasPhrase), ...more].map(
      (word) => `${sentence.trim()} names ${word}`,
    ),
  )
  expect(stale).toEqual([])
})
