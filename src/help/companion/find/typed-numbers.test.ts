import { expect, test } from 'vitest'
import { numberKindOf, parseNumber } from './typed-numbers'

test.each([
  ['set to 24', 24, null],
  ['keep it at 21', 21, null],
  ['24 degrees', 24, 'degrees'],
  ['1,2 kW', 1200, 'watts'],
  ['half a degree', 0.5, 'degrees'],
  ['puoli astetta', 0.5, 'degrees'],
  ['ein halbes Grad', 0.5, 'degrees'],
  ['four hours', 4, 'hours'],
  ['vier Stunden', 4, 'hours'],
  ['65 %', 65, 'percent'],
  ['10 minutes', 10, 'minutes'],
] as const)('%s is a number with its unit', (text, number, unit) => {
  expect(parseNumber(text)).toMatchObject({ number, unit, isSpan: false })
})

test.each(['6:30', 'at 6', 'quarter to 7', 'half past 6', 'um 6', 'klo 7', 'puoli 7', '6 Uhr', '7 pm'])(
  '%s is a time of day',
  (text) => {
    expect(parseNumber(text)).toBeNull()
    expect(numberKindOf(text)).toBe('time')
  },
)

test.each(['E3', 'NTC10', 'warmer', 'puoli seitsemän', ''])('"%s" has no number', (text) => {
  expect(numberKindOf(text)).toBeNull()
})

test('two numbers with "to" between them are a span', () => {
  expect(numberKindOf('20 to 23')).toBe('span')
  expect(numberKindOf('20–23 °')).toBe('span')
})
