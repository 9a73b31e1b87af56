import { expect, test } from 'vitest'
import { kinds } from './kinds.js'
import { besideLanded, readLanded } from './landed.js'

test('a ratio that is worse by more than 15 % is seen', () => {
  expect(besideLanded(1.5, 1.4)).toEqual({ text: '1.40', isWorse: false })
  expect(besideLanded(1.62, 1.4)).toEqual({ text: '1.40', isWorse: true })
  expect(besideLanded(1, 1.4).isWorse).toBe(false)
})

test('what was never landed is worse than nothing', () => {
  expect(besideLanded(9, undefined)).toEqual({ text: '—', isWorse: false })
})

test('the landed figures are of what is measured', () => {
  const settings = ['as is', '4× slower', '4× slower, slow 4G']
  const measured = [
    ...settings.flatMap((setting) => [`picture, ${setting}`, `usable, ${setting}`]),
    ...kinds.map(({ kind }) => `press, ${kind}`),
  ]
  for (const [name, ratio] of Object.entries(readLanded())) {
    expect(measured).toContain(name)
    expect(ratio).toBeGreaterThan(0)
  }
})
