import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogParts, readCatalog } from '../../../tests/helpers/catalogs'
import { resolveReferences } from './references'
import { languages } from './text'

/** All texts and task names of each language, without the other search phrases: these need no fixed terms. */
const texts = Object.fromEntries(
  languages.map((language) => {
    const all = Object.assign({}, ...catalogParts.map((part) => readCatalog(`${part}${language}`)))
    const lines = Object.entries<string | readonly string[]>(all).flatMap(([id, text]) => {
      if (typeof text === 'string') return resolveReferences(text, all)
      return id.startsWith('task.') ? (text[0] ?? '') : []
    })
    return [language, plain(lines.join('\n'))]
  }),
)

/** Returns a text in lower case and without soft hyphens. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').toLowerCase()
}

/** Returns the rows of a table in docs/wording.md as lists of cells; the first row is the header. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const [, chapter = ''] = readFileSync('docs/wording.md', 'utf8').split(`\n## ${heading}\n`)
  const lines = chapter.split('\n## ')[0]?.split('\n') ?? []
  const rows = lines.filter((line) => line.startsWith('|') && !line.startsWith('|---'))
  return rows.map((row) =>
    row
      .slice(1, -1)
      .trim()
      .split(/ *\| */),
  )
}

const [columns = [], ...terms] = tableUnder('Terms')

test('the table of terms has a column for every language', () => {
  expect(columns.slice(1).sort()).toEqual([...languages].sort())
})

test('every language uses the terms of the table', () => {
  expect(terms.length).toBeGreaterThan(50)
  const missing = terms.flatMap(([thing, ...cells]) =>
    columns.slice(1).flatMap((language, index) => {
      const term = cells[index]
      return term && texts[language]?.includes(plain(term)) ? [] : [`${thing}, ${language}: ${term}`]
    }),
  )
  expect(missing).toEqual([])
})

test('no text contains an excluded term', () => {
  const [, ...rows] = tableUnder('Not written')
  expect(rows.length).toBeGreaterThan(10)
  const written = rows.filter(([language = '', term = '']) =>
    new RegExp(`(?<!\\p{L})${plain(term)}(?!\\p{L})`, 'u').test(texts[language] ?? term),
  )
  expect(written).toEqual([])
})

test.each(languages)('in %s, ranges have an en dash instead of a hyphen', (language) => {
  const weekdays = [1, 5].map((day) =>
    new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(2024, 0, day)).toLowerCase(),
  )
  expect(texts[language]).not.toContain(weekdays.join('-'))
  expect(texts[language]).not.toMatch(/[\d°}] ?- ?[\d{]/)
})

// Screen readers announce the button by this name. Texts from the specification and of the printed manual lack it.
test.each(languages)('in %s, texts that mention the middle button give its name', (language) => {
  const of = (name: string) => Object.entries({ ...readCatalog(name), ...readCatalog(`companion-${name}`) })
  const ids = of('en').flatMap(([id, text]) => (String(text).match(/middle button/i) ? [id] : []))
  expect(ids.length).toBeGreaterThan(5)
  const nameless = of(language).filter(
    ([id, text]) => ids.includes(id) && !String(text).includes('({key.confirm})'),
  )
  expect(nameless).toEqual([])
})
