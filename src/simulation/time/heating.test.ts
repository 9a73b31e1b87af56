import { describe, expect, test } from 'vitest'
import { isHeating } from './heating'
import { deviceOf, type HouseSetup } from './testing'

const isHeatingAtStart = (setup: HouseSetup) => isHeating(deviceOf(setup), null)

// behaviour 31.15
describe('Before simulated time starts', () => {
  test.each([
    [19.8, 198, true],
    [19.9, 199, false],
  ])('set to 20°, a floor of %s° heats: %s', (_, floorReading, heats) => {
    expect(isHeatingAtStart({ settings: { temperatureValue: 20 }, surroundings: { floorReading } })).toBe(
      heats,
    )
  })

  // behaviour 31.16
  test.each<[string, HouseSetup]>([
    ['turned off', { settings: { power: 'off' } }],
    ['without a reading', { surroundings: { fault: 4 } }],
  ])('a cold floor does not heat %s', (_, setup) => {
    const surroundings = { ...setup.surroundings, floorReading: 160 }
    expect(isHeatingAtStart({ ...setup, surroundings })).toBe(false)
    expect(isHeatingAtStart({ surroundings: { floorReading: 160 } })).toBe(true)
  })
})

test.each([true, false])('in simulated time the current sample decides: %s', (heats) => {
  for (const floorReading of [160, 220])
    expect(isHeating(deviceOf({ surroundings: { floorReading } }), { isHeating: heats })).toBe(heats)
})
