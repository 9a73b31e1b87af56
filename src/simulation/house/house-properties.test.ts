/** Properties of the house model, for random houses, conditions and steps. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceHouse, createHouse, withFloor } from './house'
import { constructions, type House, thermalNodes } from './model'
import { thermalNetworkOf } from './thermal-network'

const HOUR = 60 * 60

/** A wider range than any real house. */
const indoors = fc.double({ min: -40, max: 90, noNaN: true })
const outdoor = fc.double({ min: -30, max: 35, noNaN: true })
const readings = fc.record({ room: indoors, floor: indoors, outdoor })
const coverings = fc.constantFrom('tile', 'wood', 'vinyl')
const startHouses = fc
  .tuple(fc.constantFrom(...constructions), coverings, readings)
  .map(([construction, covering, temperatures]) => createHouse(construction, covering, temperatures))

/** More than any floor has, in W/m². */
const MAX_POWER = 400

const conditions = fc.record({
  heatingPower: fc.double({ min: 0, max: MAX_POWER, noNaN: true }),
  outdoor,
  windowOpen: fc.boolean(),
})
const seconds = fc.oneof(fc.integer({ min: 1, max: 24 * HOUR }), fc.double({ min: 1, max: 60, noNaN: true }))
const steps = fc.array(fc.record({ conditions, seconds }), { minLength: 1, maxLength: 10 })

test('every temperature stays between the coldest one and the warmest one plus the effect of the power', () => {
  fc.assert(
    fc.property(startHouses, steps, (house, sequence) => {
      // The other rooms have 19 degrees, or the outdoor temperature if it is higher.
      const surrounding = [
        ...thermalNodes.map((node) => house[node]),
        19,
        ...sequence.map((step) => step.conditions.outdoor),
      ]
      // The limit is a floor at full power that loses heat only through its room, at 1.3 W/m²K.
      const warmest = Math.max(...surrounding) + MAX_POWER / 1.3
      let now = house
      for (const step of sequence) {
        now = advanceHouse(now, step.conditions, step.seconds)
        for (const node of thermalNodes) {
          expect(now[node]).toBeGreaterThanOrEqual(Math.min(...surrounding) - 1e-6)
          expect(now[node]).toBeLessThanOrEqual(warmest)
        }
      }
    }),
  )
})

test('energy is conserved to a thousandth: heat is stored, lost outdoors, or lost to the other rooms', () => {
  fc.assert(
    fc.property(startHouses, steps, (house, sequence) => {
      let now = house
      let heatIn = 0
      for (const { conditions: current, seconds: duration } of sequence) {
        heatIn += current.heatingPower * duration
        now = advanceHouse(now, current, duration)
      }
      const stored = storedHeatOf(now) - storedHeatOf(house)
      const moved = heatIn + Math.abs(stored) + Math.abs(now.heatToOutdoors) + Math.abs(now.heatToOtherRooms)
      expect(Math.abs(heatIn - stored - now.heatToOutdoors - now.heatToOtherRooms)).toBeLessThan(
        moved / 1000 + 1e-6,
      )
    }),
  )
})

test('the same time in other steps has the same result', () => {
  const durations = fc.array(seconds, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(startHouses, conditions, durations, (house, current, pieces) => {
      const all = pieces.reduce((sum, step) => sum + step, 0)
      const whole = advanceHouse(house, current, all)
      for (const order of [pieces, pieces.toReversed()]) {
        const end = order.reduce((now, step) => advanceHouse(now, current, step), house)
        for (const node of thermalNodes) expect(Math.abs(end[node] - whole[node])).toBeLessThan(0.001)
      }
    }),
  )
})

test('more heating or warmer weather never makes a temperature lower', () => {
  const warmer = fc.constantFrom({ heatingPower: MAX_POWER }, { outdoor: 35 })
  fc.assert(
    fc.property(startHouses, conditions, seconds, warmer, (house, current, duration, more) => {
      const before = advanceHouse(house, current, duration)
      const after = advanceHouse(house, { ...current, ...more }, duration)
      for (const node of thermalNodes) expect(after[node]).toBeGreaterThanOrEqual(before[node] - 1e-9)
    }),
  )
})

test('advancing does not change the original house', () => {
  fc.assert(
    fc.property(
      startHouses,
      conditions,
      fc.constantFrom(...constructions),
      coverings,
      (house, current, construction, covering) => {
        const before = { ...house }
        advanceHouse(withFloor(house, construction, covering), current, 90)
        expect(house).toEqual(before)
      },
    ),
  )
})

/** Returns the stored heat in J/m², relative to 0 °C. */
function storedHeatOf(house: House): number {
  const { heatCapacity } = thermalNetworkOf(house.construction, house.covering, false)
  return thermalNodes.reduce((sum, node) => sum + heatCapacity[node] * house[node], 0)
}
