import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordIds } from '../src/companion/task-words.ts'
import { languages } from '../src/device/device.ts'
import { linesOf } from './task-words.ts'

test('each task is a line: its name as it is printed, and what people type as it is compared', () => {
  const words = { 'turn-off': ['Turn it off', 'Switch OFF!'], 'turn-on': ['Slå på', 'tænd, Fußboden'] }
  expect(linesOf(words)).toBe('Turn it off|switch of\nSlå på|tand fusboden')
})

test.each(languages)(
  'the words of %s are in the order of the tasks and directions, so that a line needs no id',
  (language) => {
    const words = JSON.parse(readFileSync(`src/texts/words-${language}.json`, 'utf8'))
    expect(Object.keys(words)).toEqual(wordIds)
  },
)

test('what would break a line is in none of the words', () => {
  for (const language of languages)
    expect(readFileSync(`src/texts/words-${language}.json`, 'utf8')).not.toMatch(/\||\\n/)
})
