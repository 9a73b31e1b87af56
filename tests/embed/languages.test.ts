import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLanguage, languageForTag, titles } from '../../src/site/embed/languages'
import { languageNames, languages } from '../../src/thermostat/device/device'

test('the languages are those of the device', () => {
  expect(Object.keys(titles).toSorted()).toEqual([...languages].toSorted())
})

test('embed.html offers each of them, by its own name', () => {
  const options = [...readFileSync('embed.html', 'utf8').matchAll(/<option value="(\w+)">([^<]+)</g)]
  expect(options.map(([, language, name]) => [language, name])).toEqual(
    languages.map((language) => [language, languageNames[language]]),
  )
})

test.each(Object.entries(titles))('the frame is called in %s what the device is', (language, title) => {
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
])('%s is spoken as %s', (tag, language) => {
  expect(languageForTag(tag)).toBe(language)
})

test.each([null, '', 'fr', 'constructor', 'toString', 'svenska'])('%s is not spoken', (tag) => {
  expect(languageForTag(tag)).toBeNull()
})

test('only the ids are languages', () => {
  expect(isLanguage('fi')).toBe(true)
  for (const value of ['FI', 'nb', '__proto__', 'valueOf', '', 1, null, undefined, ['fi']]) {
    expect(isLanguage(value)).toBe(false)
  }
})
