import { expect, test } from 'vitest'
import { fit, splitUnit } from './fit'

test('a text’s size follows its length', () => {
  expect(fit('lineWithValues', 'Settings')).toBe('wide')
  expect(fit('lineWithValues', 'Operating time limitation')).toBe('snug')
  expect(fit('lineWithValues', 'Betriebszeitbegrenzung der Fußbodenheizung')).toBe('tight')
})

test('a unit is told from its number', () => {
  expect(splitUnit('21.4°')).toEqual({ number: '21.4', unit: '°' })
  expect(splitUnit('−5,0°')).toEqual({ number: '−5,0', unit: '°' })
  expect(splitUnit('+0.5°')).toEqual({ number: '+0.5', unit: '°' })
  expect(splitUnit('50\u00a0%')).toEqual({ number: '50', unit: '\u00a0%' })
  expect(splitUnit('1\u00a0250\u00a0W')).toEqual({ number: '1\u00a0250', unit: '\u00a0W' })
  expect(splitUnit('16:30')).toEqual({ number: '16:30', unit: '' })
})

test('a number that nothing reads has its unit too', () => {
  expect(splitUnit('--,-°')).toEqual({ number: '--,-', unit: '°' })
})

test('words and dates stay whole', () => {
  expect(splitUnit('2025-11-20')).toEqual({ number: '2025-11-20', unit: '' })
  expect(splitUnit('20/11/2025')).toEqual({ number: '20/11/2025', unit: '' })
  expect(splitUnit('off')).toEqual({ number: 'off', unit: '' })
  expect(splitUnit('---')).toEqual({ number: '---', unit: '' })
})
