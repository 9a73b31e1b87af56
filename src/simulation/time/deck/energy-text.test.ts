import { expect, test } from 'vitest'
import { energyText } from './energy-text'

// behaviour 31.27
test.each([
  [0, 2],
  [9.994, 2],
  [9.996, 1],
  [12.34, 1],
])('%d kWh has %d decimals', (kWh, digits) => {
  expect(energyText(kWh)).toEqual({ number: kWh, digits, unit: 'unit.kilowattHours' })
})
