import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogParts, readCatalog, readTexts } from '../../../tests/helpers/catalogs'
import { referencesIn } from './references'
import { languages } from './text'

type Catalog = Readonly<Record<string, string>>

/** The manual's texts are said by what builds it. */
const sources = ['src', 'build']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The names of the values that a text contains, and the ids of the texts. What follows a case of a plural is a text. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:=\d|one|other) )\{([\w.-]+)[,|}]/g)].map(([, name]) => name))].sort()

test('every text is shown somewhere: its id stands in the source or in a text, or its beginning does', () => {
  const literals = new Set([...sources.matchAll(/['"]([\w.-]+)['"]/g)].map(([, id]) => id))
  const texts = catalogParts.flatMap((part) => Object.entries(readTexts(`${part}en`)))
  const named = new Set(texts.flatMap(([, text]) => referencesIn(text)).map(({ id }) => id))
  const beginnings = [...sources.matchAll(/`([\w.-]+\.\w*)\$\{/g)].map(([, beginning]) => beginning ?? '')
  const ids = texts.map(([id]) => id)
  const unused = ids.filter(
    (id) => !literals.has(id) && !named.has(id) && !beginnings.some((part) => id.startsWith(part)),
  )
  expect(unused).toEqual([])
})

/** What each language puts around a name that it quotes. ‹ and › are the signs on the buttons. */
const quotes = { en: '“”’', sv: '”’', no: '«»', da: '»«', de: '„“', fi: '”' }

const catalogs = languages.flatMap((language) =>
  catalogParts.map((part) => ({ language, part, name: `${part}${language}` })),
)

describe.each(catalogs)('$name', ({ language, part }) => {
  const original = readTexts(`${part}en`)
  const catalog = readTexts(`${part}${language}`)

  test('has the texts of the English catalog, in their order, and no other', () => {
    expect(Object.keys(readCatalog(`${part}${language}`))).toEqual(Object.keys(readCatalog(`${part}en`)))
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
      [...text.replaceAll(/[‹›]/g, '')].some(
        (sign) => /[\p{Pi}\p{Pf}„"]/u.test(sign) && !quotes[language].includes(sign),
      ),
    )
    expect(foreign).toEqual([])
  })

  test('keeps a number and its unit on one line', () => {
    const apart = Object.entries(catalog).filter(([, text]) => /\d (%|W|s|h|t|min|kWh)(?!\p{L})/u.test(text))
    expect(apart).toEqual([])
  })
})

test('the manual says only of tasks what they are for and when one needs them', () => {
  const tasks = Object.keys(readCatalog('companion-en')).flatMap((id) => /^task\.(.+)/.exec(id)?.[1] ?? [])
  const told = Object.keys(readTexts('manual-en')).flatMap(
    (id) => /^manual\.(?:for|when)\.(.+)/.exec(id)?.[1] ?? [],
  )
  expect(told.filter((task) => !tasks.includes(task))).toEqual([])
})

test.each(languages.slice(1))('the manual is translated into %s', (language) => {
  const english = readTexts('manual-en')
  const same = Object.entries(readTexts(`manual-${language}`)).filter(
    ([id, text]) => /^manual\.(?:for|when)\./.test(id) && text === english[id],
  )
  expect(same).toEqual([])
})
