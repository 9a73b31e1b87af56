import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spell, unspell } from './digits'

const digit = fc
  .integer({ min: 1, max: 10_000 })
  .chain((of) => fc.record({ value: fc.nat(of - 1), of: fc.constant(of) }))
const digits = fc.array(digit, { maxLength: 30 })

test('digits of any bases come back in letters and figures, and nothing is left', () => {
  fc.assert(
    fc.property(digits, (told) => {
      const text = spell(told)
      expect(text).toMatch(/^[\dA-Za-z]+$/)
      const reader = unspell(text)
      expect(told.map(({ of }) => reader?.next(of))).toEqual(told.map(({ value }) => value))
      expect(reader?.isOver()).toBe(true)
    }),
  )
})

test('what is left unread is said', () => {
  const one = { value: 1, of: 2 }
  const reader = unspell(spell([{ value: 3, of: 5 }, one]))
  expect(reader?.next(5)).toBe(3)
  expect(reader?.isOver()).toBe(false)
})

test('a letter that was changed is found, and so are two neighbours that changed places', () => {
  fc.assert(
    fc.property(digits, fc.nat(), fc.constantFrom(...'09AZaz'), (told, where, letter) => {
      const text = spell(told)
      const at = where % text.length
      const [before, one = '', other = ''] = [text.slice(0, at), ...text.slice(at)]
      const [changed, swapped] = [letter + text.slice(at + 1), other + one + text.slice(at + 2)]
      for (const wrong of [before + changed, before + swapped])
        expect(wrong === text || unspell(wrong) === null).toBe(true)
    }),
  )
})

test.each(['', '0', '1', 'z', 'no-such', '%', ' ', 'é', '😀', 'rz0'])('%j is never spelled', (text) => {
  expect(unspell(text)).toBeNull()
})
