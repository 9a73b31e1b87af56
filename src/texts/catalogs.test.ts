import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../device/device'

type Catalog = Readonly<Record<string, string>>

const read = (name: string): Catalog => JSON.parse(readFileSync(`src/texts/${name}.json`, 'utf8'))
const english = read('en')

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')

/** The names of the values that a text contains. What follows a case of a plural is a text. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:=\d|one|other) )\{(\w+)[,}]/g)].map(([, name]) => name))].sort()

test('every text is shown somewhere: its id stands in the source, or its beginning does', () => {
  const literals = new Set([...sources.matchAll(/['"]([\w.-]+)['"]/g)].map(([, id]) => id))
  const beginnings = [...sources.matchAll(/`([\w.-]+\.\w*)\$\{/g)].map(([, beginning]) => beginning ?? '')
  const unused = Object.keys(english).filter(
    (id) => !literals.has(id) && !beginnings.some((part) => id.startsWith(part)),
  )
  expect(unused).toEqual([])
})

/** What each language puts around a name that it quotes. */
const quotes = { en: '“”’', sv: '”’', no: '«»', da: '»«', de: '„“', fi: '”' }

const parts = ['', 'guidance-', 'telling-', 'reasons-', 'about-', 'manual-', 'sheet-', 'share-']

const catalogs = languages.flatMap((language) => parts.map((part) => ({ language, part })))

describe.each(catalogs)('$part$language', ({ language, part }) => {
  const original = read(`${part}en`)
  const catalog = read(`${part}${language}`)

  test('has the texts of the English catalog, in their order, and no other', () => {
    expect(Object.keys(catalog)).toEqual(Object.keys(original))
  })

  test('gives every text the values that the English one has', () => {
    const named = (texts: Catalog) =>
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, placeholders(text)]))
    expect(named(catalog)).toEqual(named(original))
  })

  test('leaves no text empty, and none with space at its ends', () => {
    const untidy = Object.entries(catalog).filter(([, text]) => text.trim() !== text || text === '')
    expect(untidy).toEqual([])
  })

  test('quotes as the language does', () => {
    const foreign = Object.entries(catalog).filter(([, text]) =>
      [...text].some((sign) => /[\p{Pi}\p{Pf}„"]/u.test(sign) && !quotes[language].includes(sign)),
    )
    expect(foreign).toEqual([])
  })

  test('keeps a number and its unit on one line', () => {
    const apart = Object.entries(catalog).filter(([, text]) => /\d (%|W|s|h|t|min|kWh)(?!\p{L})/u.test(text))
    expect(apart).toEqual([])
  })
})
