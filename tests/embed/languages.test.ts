import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLanguage, languageForTag, titles } from '../../src/site/embed/languages'
import { languageNames, languages } from '../../src/thermostat/device/device'

test('the languages are those of the device', () => {
  expect(Object.keys(titles).toSorted()).toEqual([...languages].toSorted())
})

test('embed.html offers each language by its own name', () => {
  const options = [...readFileSync('embed.html', 'utf8').matchAll(/<option value="(\w+)">([^<]+)</g)]
  expect(options.map(([, language, name]) => [language, name])).toEqual(
    languages.map((language) => [language, languageNames[language]]),
  )
})

test.each(Object.entries(titles))('the frame has the name of the device in %s', (language, title) => {
  const catalog: unknown = JSON.parse(readFileSync(`src/common/texts/${language}.json`, 'utf8'))
  expect(catalog).toMatchObject({ 'page.device': title })
})

test.each([
  ['sv', 'sv'],
  ['sv-FI', 'sv'],
  ['DE_at', 'de'],
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['no', 'no'],
])('the tag %s selects the language %s', (tag, language) => {
  expect(languageForTag(tag)).toBe(language)
})

test.each([null, '', 'fr', 'constructor', 'toString', 'svenska'])('the tag %s selects no language', (tag) => {
  expect(languageForTag(tag)).toBeNull()
})

test('only ids of languages are accepted', () => {
  expect(isLanguage('fi')).toBe(true)
  for (const value of ['FI', 'nb', '__proto__', 'valueOf', '', 1, null, undefined, ['fi']]) {
    expect(isLanguage(value)).toBe(false)
  }
})
