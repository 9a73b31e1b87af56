import { describe, expect, test } from 'vitest'
import { catalogParts, readTexts } from '../../../tests/helpers/catalogs'
import { referenceErrors, referencesIn } from './references'
import { languages } from './text'

/** Every text with its file, of a language or of all. What people type is in their own words. */
const textsIn = (...wanted: readonly string[]) =>
  wanted
    .flatMap((language) => catalogParts.map((part) => part + language))
    .flatMap((name) =>
      Object.entries(readTexts(name)).map(([id, text]) => ({ file: `${name}.json`, id, text })),
    )

/** All texts of a language by id. */
const catalogOf = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(textsIn(language).map(({ id, text }) => [id, text]))

/** A text as it is compared: without the places where it breaks, in small letters. */
const plain = (text: string) => text.replaceAll('\u00ad', '').toLowerCase()

describe.each(languages)('in %s', (language) => {
  const catalog = catalogOf(language)

  test('a text that names another one names one that is there', () => {
    const wrong = textsIn(language).flatMap(({ file, id, text }) =>
      referenceErrors(text, catalog).map((why) => `${file}: ${id} ${why}`),
    )
    expect(wrong).toEqual([])
  })

  // A function with a new name is therefore still found in sentences that say the old one.
  test('a name in another form is still that name: three letters of its first word are in it', () => {
    const others = textsIn(language).flatMap(({ file, id, text }) =>
      referencesIn(text).flatMap(({ id: named, form }) => {
        const name = catalog[named] ?? ''
        if (form === undefined || isFormOf(plain(form), plain(name))) return []
        return [`${file}: ${id} says “${form}” for ${named}, which is “${name}”`]
      }),
    )
    expect(others).toEqual([])
  })
})

function isFormOf(said: string, name: string): boolean {
  const [word = ''] = name.split(/[^\p{L}]+/u)
  const starts = Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(at, at + 3))
  return starts.some((letters) => said.includes(letters))
}

test('a quoted name in an English text is a reference', () => {
  const names = new Set(Object.values(catalogOf('en')))
  const typed = textsIn('en').flatMap(({ file, id, text }) =>
    [...text.matchAll(/“([^{}”]+)”/g)].flatMap(([, name = '']) =>
      names.has(name) ? [`${file}: ${id} quotes “${name}”`] : [],
    ),
  )
  expect(typed).toEqual([])
})

/** Things that, as texts say, the thermostat does not have. */
const absent = textsIn('en').filter(({ id }) => id.startsWith('absent.'))

test.each(absent)('the thermostat has no $text, as texts say that name $id', ({ id, text }) => {
  const named = textsIn('en').filter((other) => other.id !== id && plain(other.text).includes(text))
  const deniers = textsIn(...languages).filter((one) => referencesIn(one.text).some((to) => to.id === id))
  expect(
    named.map((one) => `${one.file}: ${one.id} names ${text}`),
    `These say that there is none: ${deniers.map((one) => `${one.file}: ${one.id}`).join(', ')}`,
  ).toEqual([])
})
