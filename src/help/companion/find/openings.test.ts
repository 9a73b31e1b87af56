import { expect, test } from 'vitest'
import { createOpeningRemover } from './openings'

const withoutOpening = createOpeningRemover([
  'can you',
  'can you please',
  'hi',
  'I’d like to',
  'jag vill',
  'minä',
])

test.each([
  ['can you please turn it off', 'turn it off'],
  ['Hi, can you heat to 21.5°?', 'heat to 21.5°?'],
  ['I’d like to lock it', 'lock it'],
  ['I d like to lock it', 'lock it'],
  ['JAG VILL släcka', 'släcka'],
])('what a text begins with is left out: %s', (text, rest) => {
  expect(withoutOpening(text)).toBe(rest)
})

test.each(['turn it off, can you', 'canyou heat', 'hi', '', '?!', '-3°'])(
  'any other text stays: %s',
  (text) => {
    expect(withoutOpening(text)).toBe(text)
  },
)

test('the last word stays, also if it is an opening', () => {
  expect(withoutOpening('can you hi')).toBe('hi')
})

test('a long text of openings is not slow', () => {
  expect(withoutOpening('hi '.repeat(100))).toBe('hi ')
})
