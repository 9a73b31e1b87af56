import { expect, test } from 'vitest'
import { fitOf, splitUnit } from './text-fit'

test('the size of a text depends on its length', () => {
  expect(fitOf('lineWithValues', 'Settings')).toBe('wide')
  expect(fitOf('lineWithValues', 'Operating time limitation')).toBe('snug')
  expect(fitOf('lineWithValues', 'Betriebszeitbegrenzung der Fußbodenheizung')).toBe('tight')
})

test.each<[string, string, string]>([
  ['21.4°', '21.4', '°'],
  ['−5,0°', '−5,0', '°'],
  ['+0.5°', '+0.5', '°'],
  ['50\u00a0%', '50', '\u00a0%'],
  ['1\u00a0250\u00a0W', '1\u00a0250', '\u00a0W'],
  ['--,-°', '--,-', '°'],
  ['16:30', '16:30', ''],
  ['2025-11-20', '2025-11-20', ''],
  ['20/11/2025', '20/11/2025', ''],
  ['off', 'off', ''],
  ['---', '---', ''],
])('a unit is split from its number; times, dates and words stay whole: %s', (text, number, unit) => {
  expect(splitUnit(text)).toEqual({ number, unit })
})
