import { expect, test } from 'vitest'
import { languages, type TextId } from '../../src/device/device'
import { taskIds } from '../../src/guidance/guidance'
import { wordsOf } from '../../src/texts/words'
import { manualWords, strict } from './words'

test.each(languages)('every task has a name, what it is for and when one needs it: %s', (language) => {
  const { name, say } = manualWords[language]
  const texts = taskIds.flatMap((id) => [name(id), say(`manual.for.${id}`), say(`manual.when.${id}`)])
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
})

test('a text that a language lacks is named, and no other language stands in for it', () => {
  const catalog = { 'manual.name': 'Käyttöohje' }
  const words = strict(wordsOf('fi', catalog, { 'manual.title': 'Manual' }), catalog)
  expect(words.phrase('manual.name')).toBe('Käyttöohje')
  expect(() => words.phrase('manual.title' as TextId)).toThrow('The manual has no text "manual.title" in fi.')
})
