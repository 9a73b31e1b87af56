import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeDigits, encodeDigits } from './digits'

const digit = fc
  .integer({ min: 1, max: 10_000 })
  .chain((base) => fc.record({ value: fc.nat(base - 1), base: fc.constant(base) }))
const anyDigits = fc.array(digit, { maxLength: 30 })

test('digits of any bases are encoded as letters and figures, and decoded without a remainder', () => {
  fc.assert(
    fc.property(anyDigits, (digits) => {
      const text = encodeDigits(digits)
      expect(text).toMatch(/^[\dA-Za-z]+$/)
      const reader = decodeDigits(text)
      expect(digits.map(({ base }) => reader?.next(base))).toEqual(digits.map(({ value }) => value))
      expect(reader?.isAtEnd()).toBe(true)
    }),
  )
})

test('the reader is not at the end while a digit is unread', () => {
  const one = { value: 1, base: 2 }
  const reader = decodeDigits(encodeDigits([{ value: 3, base: 5 }, one]))
  expect(reader?.next(5)).toBe(3)
  expect(reader?.isAtEnd()).toBe(false)
})

test('the check finds a changed letter and two swapped neighbours', () => {
  fc.assert(
    fc.property(anyDigits, fc.nat(), fc.constantFrom(...'09AZaz'), (digits, position, letter) => {
      const text = encodeDigits(digits)
      const at = position % text.length
      const [before, first = '', second = ''] = [text.slice(0, at), ...text.slice(at)]
      const [changed, swapped] = [letter + text.slice(at + 1), second + first + text.slice(at + 2)]
      for (const wrong of [before + changed, before + swapped])
        expect(wrong === text || decodeDigits(wrong) === null).toBe(true)
    }),
  )
})

test.each(['', '0', '1', 'z', 'no-such', '%', ' ', 'é', '😀', 'rz0'])('%j is no encoded number', (text) => {
  expect(decodeDigits(text)).toBeNull()
})
