import { expect, test } from 'vitest'
import { testsOf } from './changed.js'

test('the tests of a change are in its folders, each named once', () => {
  const files = [
    'src/thermostat/device/rules/week.ts',
    'src/thermostat/device/step.ts',
    'src/simulation/time/model.ts',
  ]
  expect(testsOf(files)).toEqual(['--changed', 'src/thermostat/device', 'src/simulation/time'])
})

test('for a file that is not code, all tests in its folder run', () => {
  expect(testsOf(['src/thermostat/device/step.ts', 'src/common/texts/en.json'])).toEqual([
    'src/thermostat/device',
    'src/common/texts',
  ])
})
