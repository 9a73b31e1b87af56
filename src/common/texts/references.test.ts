import { describe, expect, test } from 'vitest'
import { catalogParts, readTexts } from '../../../tests/helpers/catalogs'
import { referenceErrors, referencesIn } from './references'
import { languages } from './text'

/** Returns the texts of some languages with their files; search phrases are left out. */
const textsIn = (...wantedLanguages: readonly string[]) =>
  wantedLanguages
    .flatMap((language) => catalogParts.map((part) => part + language))
    .flatMap((name) =>
      Object.entries(readTexts(name)).map(([id, text]) => ({ file: `${name}.json`, id, text })),
    )

/** Returns all texts of a language by id. */
const catalogOf = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(textsIn(language).map(({ id, text }) => [id, text]))

/** Returns a text for comparison: in lower case and without soft hyphens. */
const plain = (text: string) => text.replaceAll('\u00ad', '').toLowerCase()

describe.each(languages)('in %s', (language) => {
  const catalog = catalogOf(language)

  test('every reference names an existing text', () => {
    const wrong = textsIn(language).flatMap(({ file, id, text }) =>
      referenceErrors(text, catalog).map((error) => `${file}: ${id} ${error}`),
    )
    expect(wrong).toEqual([])
  })

  // If a function is renamed, this finds the sentences with forms of the old name.
  test('every other form of a name contains three letters of its first word', () => {
    const unrelated = textsIn(language).flatMap(({ file, id, text }) =>
      referencesIn(text).flatMap(({ id: named, form }) => {
        const name = catalog[named] ?? ''
        if (form === undefined || isFormOf(plain(form), plain(name))) return []
        return [`${file}: ${id} says “${form}” for ${named}, which is “${name}”`]
      }),
    )
    expect(unrelated).toEqual([])
  })
})

function isFormOf(form: string, name: string): boolean {
  const [word = ''] = name.split(/[^\p{L}]+/u)
  const starts = Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(at, at + 3))
  return starts.some((letters) => form.includes(letters))
}

test('every quoted name in an English text is a reference', () => {
  const names = new Set(Object.values(catalogOf('en')))
  const typed = textsIn('en').flatMap(({ file, id, text }) =>
    [...text.matchAll(/“([^{}”]+)”/g)].flatMap(([, name = '']) =>
      names.has(name) ? [`${file}: ${id} quotes “${name}”`] : [],
    ),
  )
  expect(typed).toEqual([])
})

/** Texts that name things which the thermostat does not have. */
const absent = textsIn('en').filter(({ id }) => id.startsWith('absent.'))

test.each(absent)(
  'no text mentions $text, because texts with $id say that the thermostat has none',
  ({ id, text }) => {
    const named = textsIn('en').filter((other) => other.id !== id && plain(other.text).includes(text))
    const sayingAbsent = textsIn(...languages).filter((one) =>
      referencesIn(one.text).some((to) => to.id === id),
    )
    expect(
      named.map((one) => `${one.file}: ${one.id} names ${text}`),
      `These say that there is none: ${sayingAbsent.map((one) => `${one.file}: ${one.id}`).join(', ')}`,
    ).toEqual([])
  },
)
