import { expect, test } from 'vitest'
import { testsOf } from './changed.js'

test('the tests of a change are in its folders, each named once', () => {
  const files = ['src/device/rules/week.ts', 'src/device/step.ts', 'src/time/model.ts']
  expect(testsOf(files)).toEqual(['--changed', 'src/device', 'src/time'])
})

test('of a file that is no code, all tests in its folder run', () => {
  expect(testsOf(['src/device/step.ts', 'src/texts/en.json'])).toEqual(['src/device', 'src/texts'])
})
