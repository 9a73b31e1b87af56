import { expect, test } from 'vitest'
import { kinds } from './kinds.js'
import { compareWithMerged, readRatios } from './landed.js'

test.each([
  [1.5, 1.4, '1.40', false],
  [1.62, 1.4, '1.40', true],
  [1, 1.4, '1.40', false],
  [9, undefined, '—', false],
])('%f beside %s: a ratio worse by more than 15 %% is seen', (ratio, landed, text, isWorse) => {
  expect(compareWithMerged(ratio, landed)).toEqual({ text, isWorse })
})

test('the landed figures are of what is measured', () => {
  const settings = ['as is', '4× slower', '4× slower, slow 4G']
  const measured = [
    ...settings.flatMap((setting) => [`picture, ${setting}`, `usable, ${setting}`]),
    ...kinds.map(({ kind }) => `press, ${kind}`),
  ]
  for (const [name, ratio] of Object.entries(readRatios())) {
    expect(measured).toContain(name)
    expect(ratio).toBeGreaterThan(0)
  }
})
