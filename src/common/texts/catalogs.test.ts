import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogParts, readCatalog, readTexts } from '../../../tests/helpers/catalogs'
import { referencesIn } from './references'
import { languages } from './text'

type Catalog = Readonly<Record<string, string>>

/** The source of all modules; `build` uses the manual's texts. */
const sources = ['src', 'build']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Returns the names of values and the ids of texts in a text. Braces after a plural case contain a text, no name. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:=\d|one|other) )\{([\w.-]+)[,|}]/g)].map(([, name]) => name))].sort()

test('every text is used: the source or another text contains its id or the beginning of its id', () => {
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

/** The quotation marks of each language. ‹ and › are the symbols on the buttons. */
const quotes = { en: '“”’', sv: '”’', no: '«»', da: '»«', de: '„“', fi: '”' }

const catalogs = languages.flatMap((language) =>
  catalogParts.map((part) => ({ language, part, name: `${part}${language}` })),
)

describe.each(catalogs)('$name', ({ language, part }) => {
  const original = readTexts(`${part}en`)
  const catalog = readTexts(`${part}${language}`)

  test('has exactly the texts of the English catalog, in the same order', () => {
    expect(Object.keys(readCatalog(`${part}${language}`))).toEqual(Object.keys(readCatalog(`${part}en`)))
  })

  test('has the same values in every text as the English catalog', () => {
    const named = (texts: Catalog) =>
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, placeholders(text)]))
    expect(named(catalog)).toEqual(named(original))
  })

  test('has no empty text, and none with space at its ends', () => {
    const untidy = Object.entries(catalog).filter(([, text]) => text.trim() !== text || text === '')
    expect(untidy).toEqual([])
  })

  test('uses the quotation marks of the language', () => {
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

test('the texts on purpose and occasion in the manual belong to existing tasks', () => {
  const tasks = Object.keys(readCatalog('companion-en')).flatMap((id) => /^task\.(.+)/.exec(id)?.[1] ?? [])
  const described = Object.keys(readTexts('manual-en')).flatMap(
    (id) => /^manual\.(?:for|when)\.(.+)/.exec(id)?.[1] ?? [],
  )
  expect(described.filter((task) => !tasks.includes(task))).toEqual([])
})

test.each(languages.slice(1))('the manual is translated into %s', (language) => {
  const english = readTexts('manual-en')
  const same = Object.entries(readTexts(`manual-${language}`)).filter(
    ([id, text]) => /^manual\.(?:for|when)\./.test(id) && text === english[id],
  )
  expect(same).toEqual([])
})
