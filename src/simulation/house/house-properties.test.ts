/** Whatever happens to the house, and in whatever steps of time. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceHouse, createHouse, withFloor } from './house'
import { constructions, type House, thermalNodes } from './model'
import { thermalNetworkOf } from './thermal-network'

const HOUR = 60 * 60

/** No house begins so cold or so hot. */
const indoors = fc.double({ min: -40, max: 90, noNaN: true })
const outdoor = fc.double({ min: -30, max: 35, noNaN: true })
const readings = fc.record({ room: indoors, floor: indoors, outdoor })
const coverings = fc.constantFrom('tile', 'wood', 'vinyl')
const begun = fc
  .tuple(fc.constantFrom(...constructions), coverings, readings)
  .map(([build, covering, at]) => createHouse(build, covering, at))

/** More than any floor has, in W/m². */
const MOST_POWER = 400

const influence = fc.record({
  heating: fc.double({ min: 0, max: MOST_POWER, noNaN: true }),
  outdoor,
  windowOpen: fc.boolean(),
})
const seconds = fc.oneof(fc.integer({ min: 1, max: 24 * HOUR }), fc.double({ min: 1, max: 60, noNaN: true }))
const steps = fc.array(fc.record({ influence, seconds }), { minLength: 1, maxLength: 10 })

test('no part gets colder than all that is around it, or warmer than that and what its power makes of it', () => {
  fc.assert(
    fc.property(begun, steps, (house, taken) => {
      // The other rooms have 19 degrees, or as much as outdoors.
      const around = [
        ...thermalNodes.map((part) => house[part]),
        19,
        ...taken.map((step) => step.influence.outdoor),
      ]
      // In the end nothing is warmer than a floor whose power has only the losses of its room to go.
      const warmest = Math.max(...around) + MOST_POWER / 1.3
      let now = house
      for (const step of taken) {
        now = advanceHouse(now, step.influence, step.seconds)
        for (const part of thermalNodes) {
          expect(now[part]).toBeGreaterThanOrEqual(Math.min(...around) - 1e-6)
          expect(now[part]).toBeLessThanOrEqual(warmest)
        }
      }
    }),
  )
})

test('what the cables gave is in the house, outdoors or in the other rooms, to a thousandth', () => {
  fc.assert(
    fc.property(begun, steps, (house, taken) => {
      let now = house
      let given = 0
      for (const { influence: acting, seconds: took } of taken) {
        given += acting.heating * took
        now = advanceHouse(now, acting, took)
      }
      const stored = storedIn(now) - storedIn(house)
      const moved = given + Math.abs(stored) + Math.abs(now.heatToOutdoors) + Math.abs(now.heatToOtherRooms)
      expect(Math.abs(given - stored - now.heatToOutdoors - now.heatToOtherRooms)).toBeLessThan(
        moved / 1000 + 1e-6,
      )
    }),
  )
})

test('the same time in other steps ends the same', () => {
  const pieces = fc.array(seconds, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(begun, influence, pieces, (house, acting, taken) => {
      const all = taken.reduce((sum, step) => sum + step, 0)
      const whole = advanceHouse(house, acting, all)
      for (const order of [taken, taken.toReversed()]) {
        const ended = order.reduce((now, step) => advanceHouse(now, acting, step), house)
        for (const part of thermalNodes) expect(Math.abs(ended[part] - whole[part])).toBeLessThan(0.001)
      }
    }),
  )
})

test('more heat, or a warmer day, makes no part colder', () => {
  const warmer = fc.constantFrom({ heating: MOST_POWER }, { outdoor: 35 })
  fc.assert(
    fc.property(begun, influence, seconds, warmer, (house, acting, took, more) => {
      const before = advanceHouse(house, acting, took)
      const after = advanceHouse(house, { ...acting, ...more }, took)
      for (const part of thermalNodes) expect(after[part]).toBeGreaterThanOrEqual(before[part] - 1e-9)
    }),
  )
})

test('a house and what it becomes are different values', () => {
  fc.assert(
    fc.property(
      begun,
      influence,
      fc.constantFrom(...constructions),
      coverings,
      (house, acting, build, covering) => {
        const before = { ...house }
        advanceHouse(withFloor(house, build, covering), acting, 90)
        expect(house).toEqual(before)
      },
    ),
  )
})

/** The heat in a house, in J/m² above 0 °C. */
function storedIn(house: House): number {
  const { heatCapacity } = thermalNetworkOf(house.construction, house.covering, false)
  return thermalNodes.reduce((sum, part) => sum + heatCapacity[part] * house[part], 0)
}
