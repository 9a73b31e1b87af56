/** Whatever happens to the house, and in whatever steps of time. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceHouse, beginHouse, changeFloor, powerPerArea } from './house'
import { type FloorId, floors, type House, type Influence } from './model'

const HOUR = 60 * 60

const parts = ['slab', 'air', 'walls'] as const

/** Readings may be stored that no house has. */
const readings = fc.record({
  room: fc.double({ min: -40, max: 90, noNaN: true }),
  floor: fc.double({ min: -40, max: 90, noNaN: true }),
  outdoor: fc.double({ min: -30, max: 35, noNaN: true }),
})
const begun = fc.tuple(fc.constantFrom(...floors), readings).map(([floor, at]) => beginHouse(floor, at))

const influence = fc.record({
  heating: fc.double({ min: 0, max: 1, noNaN: true }),
  outdoor: fc.double({ min: -30, max: 35, noNaN: true }),
  windowOpen: fc.boolean(),
})
const seconds = fc.oneof(fc.integer({ min: 1, max: 24 * HOUR }), fc.double({ min: 1, max: 60, noNaN: true }))
const steps = fc.array(fc.record({ influence, seconds }), { minLength: 1, maxLength: 10 })

test('no part gets colder than all that is around it, or warmer than that and what its power makes of it', () => {
  fc.assert(
    fc.property(begun, steps, (house, taken) => {
      const around = [house.slab, house.air, house.walls, ...taken.map((step) => step.influence.outdoor)]
      // For each watt a floor is in the end 1 / 1.333 K warmer than outdoors, and nothing is warmer.
      const warmest = Math.max(...around) + powerPerArea(house.floor) / 1.333
      let now = house
      for (const step of taken) {
        now = advanceHouse(now, step.influence, step.seconds)
        for (const part of parts) {
          expect(now[part]).toBeGreaterThanOrEqual(Math.min(...around) - 1e-6)
          expect(now[part]).toBeLessThanOrEqual(warmest)
        }
      }
    }),
  )
})

test('what the cables gave is in the house or outdoors, to a thousandth, whatever the steps', () => {
  fc.assert(
    fc.property(begun, steps, (house, taken) => {
      let now = house
      let given = 0
      let lost = 0
      let moved = 0
      for (const step of taken) {
        const out = lossOf(now, step.influence, step.seconds)
        given += step.influence.heating * powerPerArea(house.floor) * step.seconds
        lost += out.net
        moved += out.moved
        now = advanceHouse(now, step.influence, step.seconds)
      }
      const difference = given - lost - (storedIn(now) - storedIn(house))
      expect(Math.abs(difference)).toBeLessThan((given + moved) / 1000)
    }),
    { numRuns: 40 },
  )
})

test('the same time in other steps ends the same', () => {
  fc.assert(
    fc.property(
      begun,
      influence,
      fc.array(seconds, { minLength: 1, maxLength: 6 }),
      (house, acting, taken) => {
        const whole = advanceHouse(
          house,
          acting,
          taken.reduce((sum, step) => sum + step, 0),
        )
        for (const order of [taken, taken.toReversed()]) {
          const ended = order.reduce((now, step) => advanceHouse(now, acting, step), house)
          for (const part of parts) expect(Math.abs(ended[part] - whole[part])).toBeLessThan(0.001)
        }
      },
    ),
  )
})

test('more heat, or a warmer day, makes no part colder', () => {
  fc.assert(
    fc.property(
      begun,
      influence,
      seconds,
      fc.constantFrom('heating', 'outdoor'),
      (house, acting, took, what) => {
        const more = { ...acting, [what]: what === 'heating' ? 1 : 35 }
        const [before, after] = [acting, more].map((each) => advanceHouse(house, each, took))
        for (const part of parts)
          expect(after?.[part]).toBeGreaterThanOrEqual((before?.[part] ?? Number.NaN) - 1e-9)
      },
    ),
  )
})

test('a house and what it becomes are different values', () => {
  fc.assert(
    fc.property(begun, influence, fc.constantFrom(...floors), (house, acting, floor) => {
      const before = { ...house }
      advanceHouse(changeFloor(house, floor), acting, 90)
      expect(house).toEqual(before)
    }),
  )
})

/** The heat in a house, in J above 0 °C. */
function storedIn({ floor, slab, air, walls }: House): number {
  return heldBy(floor) * slab + 10_000 * air + 165_000 * walls
}

function heldBy(floor: FloorId): number {
  return { mat: 0.017 * 2100 * 900, screed: 0.05 * 2000 * 1000, concrete: 0.1 * 2300 * 1000 }[floor]
}

/** The heat that leaves a house meanwhile, in J, by Simpson's rule in minutes; and without its sign. */
function lossOf(house: House, influence: Influence, took: number) {
  const minutes = Math.ceil(took / 60)
  let net = 0
  let moved = 0
  let now = house
  for (let minute = 0; minute < minutes; minute++) {
    const half = advanceHouse(now, influence, took / minutes / 2)
    const next = advanceHouse(half, influence, took / minutes / 2)
    const mean = (lossNow(now, influence) + 4 * lossNow(half, influence) + lossNow(next, influence)) / 6
    net += (mean * took) / minutes
    moved += (Math.abs(mean) * took) / minutes
    now = next
  }
  return { net, moved }
}

/** In W: 0.5 or 10 air changes an hour of 2.4 m of air, windows, walls, ground. */
function lossNow({ slab, air, walls }: House, { outdoor, windowOpen }: Influence): number {
  const throughAir = 0.3 + (windowOpen ? 8 : 0.4)
  return (air - outdoor) * throughAir + (walls - outdoor) * 0.6 + (slab - outdoor) * 0.2
}
