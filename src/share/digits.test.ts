import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Digit, spell, unspell } from './digits'

const digit = fc
  .integer({ min: 1, max: 10_000 })
  .chain((of) => fc.record({ value: fc.nat(of - 1), of: fc.constant(of) }))
const digits = fc.array(digit, { maxLength: 30 })

function read(text: string, told: readonly Digit[]): readonly number[] | null {
  const reader = unspell(text)
  return reader && told.map(({ of }) => reader.next(of))
}

test('digits of any bases come back, and nothing is left', () => {
  fc.assert(
    fc.property(digits, (told) => {
      const reader = unspell(spell(told))
      expect(told.map(({ of }) => reader?.next(of))).toEqual(told.map(({ value }) => value))
      expect(reader?.isOver()).toBe(true)
    }),
  )
})

test('it is all letters and figures, never none', () => {
  fc.assert(fc.property(digits, (told) => /^[\dA-Za-z]+$/.test(spell(told))))
})

test('what is left unread is said', () => {
  const reader = unspell(
    spell([
      { value: 3, of: 5 },
      { value: 1, of: 2 },
    ]),
  )
  expect(reader?.next(5)).toBe(3)
  expect(reader?.isOver()).toBe(false)
})

test('a letter that was changed is found', () => {
  fc.assert(
    fc.property(digits, fc.nat(), fc.constantFrom(...'09AZaz'), (told, where, letter) => {
      const text = spell(told)
      const at = where % text.length
      const changed = text.slice(0, at) + letter + text.slice(at + 1)
      expect(changed === text || read(changed, told) === null).toBe(true)
    }),
  )
})

test('so are two neighbours that changed places', () => {
  fc.assert(
    fc.property(digits, fc.nat(), (told, where) => {
      const text = spell(told)
      const at = where % text.length
      const changed =
        text.slice(0, at) +
        text
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        text.slice(at + 2)
      expect(changed === text || read(changed, told) === null).toBe(true)
    }),
  )
})

test.each(['', '0', '1', 'z', 'no-such', '%', ' ', 'é', '😀', 'rz0'])('%j is never spelled', (text) => {
  expect(unspell(text)).toBeNull()
})
