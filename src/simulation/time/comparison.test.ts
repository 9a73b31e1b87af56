import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/helpers/sample'
import { DAY, type Device, HOUR, type Settings } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { type FloorId, floors } from '../house/model'
import { compareDays, mostDifferent } from './comparison'
import type { Comparison, Comparisons, HousePlan } from './model'
import { advanceRun, startRun } from './simulation-run'
import { advance, createSimulation } from './simulation-state'
import { day, deviceOf, type HouseSetup, planOf, settledState } from './testing'

/** Set to 22 degrees, if nothing else is said. */
const setTo22 = (given: HouseSetup): HouseSetup => ({
  ...given,
  settings: { temperatureValue: 22, ...given.settings },
})

/** Compares without a pause. */
function compared(device: Device, plan: HousePlan): Comparisons | null {
  const work = compareDays(device, plan)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const known = new Map<string, Comparisons | null>()

/** Calculated once for each house, because many tests ask about the same. */
function compare(given: HouseSetup = {}): Comparisons | null {
  const house = setTo22(given)
  const id = JSON.stringify(house)
  if (!known.has(id)) known.set(id, compared(deviceOf(house), planOf(house)))
  return known.get(id) ?? null
}

/** Percent of each difference, `null` where the setpoint is not reached. */
function percent(given: HouseSetup): Readonly<Partial<Record<Comparison['variant'], number | null>>> {
  const others = compare(given)?.variants ?? []
  return Object.fromEntries(others.map(({ variant, heatDemand }) => [variant, heatDemand?.percent ?? null]))
}

const week = { program: 'week' } as const
const guest = { application: 'hotel', remoteControlInstalled: true } as const

describe('What a day like this one needs with one thing different (behaviour 31.28)', () => {
  test.each(floors)('a degree more is 2.5 to 4.5 percent: %s', (floor) => {
    for (const sensorChoice of ['floorSensor', 'roomSensor'] as const) {
      const { warmer, night } = percent({ floor, settings: { sensorChoice } })
      expect(warmer).toBeGreaterThan(2.5)
      expect(warmer).toBeLessThan(4.5)
      expect(night).toBeLessThan(-1)
      expect(night).toBeGreaterThan(-3)
    }
  })

  test.each(sample(floors, 2))('with the week program that is warm on time, too: %s', (floor) => {
    const { warmer } = percent({ floor, settings: { ...week, adaptiveFunction: 'on' } })
    expect(warmer).toBeGreaterThan(2.5)
    expect(warmer).toBeLessThan(4.5)
  })

  test.each([{}, week])('lowering at night saves less on concrete than on a mat: %o', (settings) => {
    const atNight = (floor: FloorId) => Number(percent({ floor, settings }).night)
    expect(atNight('concrete')).toBeLessThan(0)
    expect(atNight('concrete')).toBeGreaterThan(atNight('mat'))
  })

  test('a mat without insulation needs a fifth more', () => {
    const { bare } = percent({ floor: 'mat' })
    expect(bare).toBeGreaterThan(15)
    expect(bare).toBeLessThan(30)
  })

  test('its percent are those of its kWh', () => {
    const { kWh, variants } = compare({ settings: week }) as Comparisons
    expect(kWh).toBeGreaterThan(5)
    for (const { heatDemand } of variants)
      expect(heatDemand?.percent).toBeCloseTo(((heatDemand?.kWh ?? 0) / (kWh ?? 0) - 1) * 100, 6)
  })

  test('twice the area needs twice as much, and by as many percent more', () => {
    const small = compare({ area: 10 })
    const large = compare({ area: 20 })
    expect(large?.kWh).toBeCloseTo(2 * (small?.kWh ?? 0), 6)
    expect(percent({ area: 20 })).toEqual(percent({ area: 10 }))
  })
})

describe('It is what then happens', () => {
  const outdoors = { outdoorReading: -50 }
  const set = [{}, { sensorChoice: 'roomSensor' }, { temperatureValue: 16 }] as const
  const cases = floors.flatMap((floor) => set.map((settings) => ({ floor, settings })))

  test.each(sample(cases, 5))('weeks later a day loses as much: $floor, $settings', ({ floor, settings }) => {
    const given = { floor, settings, surroundings: outdoors } as const
    const later = advance(settledState(setTo22(given)), 21 * DAY)
    const joules = advance(later, DAY).house.heatToOutdoors - later.house.heatToOutdoors
    expect(compare(given)?.kWh).toBeCloseTo((joules * 10) / 3_600_000, 1)
  })

  test.each(sample(floors, 2))('who then sets a degree more is told the same kWh: %s', (floor) => {
    const before = compare({ floor, settings: { temperatureValue: 22 } })
    const after = compare({ floor, settings: { temperatureValue: 23 } })
    const warmer = before?.variants.find(({ variant }) => variant === 'warmer')
    expect(warmer?.heatDemand?.kWh).toBeCloseTo(after?.kWh ?? 0, 1)
  })

  test.each(sample(floors, 4))('who then chooses another floor is told the same kWh: not %s', (floor) => {
    for (const { variant, heatDemand } of compare({ floor, settings: week, area: 10 })?.variants ?? []) {
      if (variant === 'night' || variant === 'warmer') continue
      const after = compare({ floor: variant, settings: week, area: 10 })
      expect(heatDemand?.kWh).toBeCloseTo(after?.kWh ?? 0, 6)
    }
  })
})

describe('The figures are the same', () => {
  const given: HouseSetup = { settings: week, from: 0 }
  const begun = compare(given)

  test('at each hour of the day', () => {
    for (const from of [0.5, 9, 23.9]) expect(compare({ ...given, from })).toEqual(begun)
  })

  test('however long time has run, and however cold the house was', () => {
    const device = deviceOf(given)
    const cold = createSimulation(device, planOf(given), device.clock, { floor: 5, room: 5 })
    for (const world of [settledState(given), cold])
      expect(compared(advance(world, 9 * HOUR).device, planOf(given))).toEqual(begun)
    // The same day of the week, in the same weather.
    const outdoors = { surroundings: { outdoorReading: -50 } }
    const course = startRun(settledState({ ...given, ...outdoors }))
    const weekLater = advanceRun(course, course.state.device, 7 * DAY).state.device
    expect(compared(weekLater, planOf(given))).toEqual(compare({ ...given, ...outdoors }))
  })

  test('while a window is open, or what is set by hand lasts until the next event', () => {
    expect(compare({ ...given, surroundings: { windowOpen: true, floorReading: 160 } })).toEqual(begun)
    const { device } = openAt('/home', { settings: week, at: day + 12 * HOUR }).press('next')
    expect(compared(device, planOf(given))?.kWh).toBe(begun?.kWh)
  })

  test('but not on a Sunday, nor in other weather', () => {
    expect(compare({ ...given, from: 4 * 24 })?.kWh).not.toBe(begun?.kWh)
    expect(compare({ ...given, surroundings: { outdoorReading: 50 } })?.kWh).not.toBe(begun?.kWh)
  })
})

describe('What is not reached is not compared', () => {
  test('the power is too little for what is set: no number, and no other floors', () => {
    const given: HouseSetup = { settings: { effectValue: 300 }, area: 10 }
    expect(compare(given)?.kWh).toBeNull()
    expect(percent(given)).toEqual({ night: null, warmer: null })
  })

  test('it is too little for a degree more, or in another floor', () => {
    const { warmer, night, bare } = percent({ settings: { effectValue: 375 }, area: 10 })
    expect(night).toBeLessThan(0)
    expect([warmer, bare]).toEqual([null, null])
  })

  test('the limit of the second sensor stops it before', () => {
    const settings = { sensorChoice: 'floorSensorRoom', temperatureValue: 35 } as const
    expect(compare({ settings })?.kWh).toBeNull()
  })

  test('the ground outdoors never gets as warm as ground heating sets it', () => {
    const settings = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
    const ground = compare({ settings })
    expect(ground?.kWh).toBeNull()
    expect(ground?.variants.map(({ variant }) => variant)).toEqual(['night', 'warmer'])
  })
})

describe('Only what can be set is compared', () => {
  test.each<[string, Partial<Settings>, readonly string[]]>([
    ['the highest temperature', { temperatureValue: 35 }, ['night']],
    ['the maximum of the installer', { temperatureValue: 22, maxTemp: 22 }, ['night']],
    ['the lowest temperature of a guest', { ...guest, temperatureValue: 21 }, ['warmer']],
    ['the highest temperature of a guest', { ...guest, temperatureValue: 23 }, ['night']],
    ['the week program', week, ['night', 'warmer']],
    ['the timer', { program: 'timer', timer: 'on', timerTime: 8 }, ['night', 'warmer']],
  ])('%s', (_, settings, those) => {
    const all = compare({ settings })?.variants.map(({ variant }) => variant) ?? []
    expect(all.filter((what) => what === 'night' || what === 'warmer')).toEqual(those)
  })

  test.each<[string, HouseSetup]>([
    ['it is off', { settings: { power: 'off' } }],
    ['the floor dries', { settings: { program: 'delayedStartup' } }],
    ['a fault stops it', { surroundings: { fault: 3 } }],
    ['power control has no setpoint', { settings: { application: 'powerControl' } }],
  ])('nothing where %s', (_, given) => {
    expect(compare(given)).toBeNull()
  })

  test('of a floor that has dried what its program needs', () => {
    const settings = { program: 'delayedStartup', secondaryProgram: 'week' } as const
    const dry = advance(settledState({ settings }), 28 * DAY)
    expect(compared(dry.device, planOf({}))?.variants.length).toBeGreaterThan(0)
  })

  test('nothing that makes no difference', () => {
    const mild = { surroundings: { outdoorReading: 200 }, settings: { temperatureValue: 10 } }
    expect(percent({})).not.toHaveProperty('mat')
    expect(compare(mild)?.variants).toEqual([])
  })
})

test('of the comparisons those are shown that differ most, in their own order', () => {
  const of = (variant: Comparison['variant'], percent: number) => ({
    variant,
    heatDemand: { percent, kWh: 1 },
  })
  const all = [of('warmer', 3), of('mat', -1), of('bare', 20), of('concrete', -2)]
  expect(mostDifferent(all, 3)).toEqual([of('warmer', 3), of('bare', 20), of('concrete', -2)])
  expect(mostDifferent(all.slice(0, 2), 3)).toEqual(all.slice(0, 2))
  const unreached = { variant: 'warmer', heatDemand: null } as const
  expect(mostDifferent([of('night', -2), unreached, of('bare', 20)], 2)).toEqual([unreached, of('bare', 20)])
})
