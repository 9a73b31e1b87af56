import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/helpers/sample'
import { DAY, type Device, HOUR, type Settings } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { type FloorId, floors } from '../house/model'
import { compareDays, selectMostDifferent } from './comparison'
import type { HouseSettings, VariantComparison } from './model'
import { advanceRun, startRun } from './simulation-run'
import { advance, createSimulation } from './simulation-state'
import { day, deviceOf, type HouseSetup, houseSettingsOf, settledState } from './testing'

/** Adds a default setpoint of 22 degrees. */
const withDefaultSetpoint = (setup: HouseSetup): HouseSetup => ({
  ...setup,
  settings: { temperatureValue: 22, ...setup.settings },
})

type Comparison = readonly VariantComparison[] | null

/** Runs a comparison to its end. */
function runComparison(device: Device, houseSettings: HouseSettings): Comparison {
  const work = compareDays(device, houseSettings)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const cache = new Map<string, Comparison>()

/** Compares a house. Cached, because many tests use the same one. */
function compare(setup: HouseSetup = {}): Comparison {
  const house = withDefaultSetpoint(setup)
  const id = JSON.stringify(house)
  if (!cache.has(id)) cache.set(id, runComparison(deviceOf(house), houseSettingsOf(house)))
  return cache.get(id) ?? null
}

/** Returns the percentage of each variant, `null` if the setpoint is not reached. */
function percentages(
  setup: HouseSetup,
): Readonly<Partial<Record<VariantComparison['variant'], number | null>>> {
  const comparisons = compare(setup) ?? []
  return Object.fromEntries(comparisons.map(({ variant, differencePercent }) => [variant, differencePercent]))
}

const week = { program: 'week' } as const
const guest = { application: 'hotel', remoteControlInstalled: true } as const

describe('the heat demand of variants of a day (behaviour 31.28)', () => {
  test.each(floors)('a setpoint one degree higher needs 2.5 to 4.5 percent more: %s', (floor) => {
    for (const sensorChoice of ['floorSensor', 'roomSensor'] as const) {
      const { warmer, night } = percentages({ floor, settings: { sensorChoice } })
      expect(warmer).toBeGreaterThan(2.5)
      expect(warmer).toBeLessThan(4.5)
      expect(night).toBeLessThan(-1)
      expect(night).toBeGreaterThan(-3)
    }
  })

  test.each(sample(floors, 2))(
    'the same holds with the week program and the adaptive function: %s',
    (floor) => {
      const { warmer } = percentages({ floor, settings: { ...week, adaptiveFunction: 'on' } })
      expect(warmer).toBeGreaterThan(2.5)
      expect(warmer).toBeLessThan(4.5)
    },
  )

  test.each([{}, week])('a night setback saves less on concrete than on a mat: %o', (settings) => {
    const atNight = (floor: FloorId) => Number(percentages({ floor, settings }).night)
    expect(atNight('concrete')).toBeLessThan(0)
    expect(atNight('concrete')).toBeGreaterThan(atNight('mat'))
  })

  test('a mat without insulation needs a fifth more', () => {
    const { bare } = percentages({ floor: 'mat' })
    expect(bare).toBeGreaterThan(15)
    expect(bare).toBeLessThan(30)
  })

  test('twice the area with twice the power has the same percentages', () => {
    expect(percentages({ area: 20 })).toEqual(percentages({ area: 10 }))
  })
})

describe('the comparison agrees with the simulation', () => {
  const outdoors = { outdoorReading: -50 }
  const settingsVariants = [{}, { sensorChoice: 'roomSensor' }, { temperatureValue: 16 }] as const
  const cases = floors.flatMap((floor) => settingsVariants.map((settings) => ({ floor, settings })))

  /** Returns the heat lost outdoors on a day weeks later, in J/m². */
  function heatLossWeeksLater(setup: HouseSetup): number {
    const later = advance(settledState(withDefaultSetpoint(setup)), 21 * DAY)
    return advance(later, DAY).house.heatToOutdoors - later.house.heatToOutdoors
  }

  test.each(sample(cases, 5))(
    'a day differs as much weeks later, one degree warmer and on another floor: $floor, $settings',
    ({ floor, settings }) => {
      const setup: HouseSetup = { floor, settings, surroundings: outdoors, area: 10 }
      const { temperatureValue = 22 } = settings as Partial<Settings>
      const warmer: HouseSetup = {
        ...setup,
        settings: { ...settings, temperatureValue: temperatureValue + 1 },
      }
      const otherFloor = floor === 'bare' ? 'mat' : 'bare'
      const loss = heatLossWeeksLater(setup)
      const percentOf = (other: HouseSetup) => (heatLossWeeksLater(other) / loss - 1) * 100
      const percent = percentages(setup)
      expect(Math.abs(Number(percent.warmer) - percentOf(warmer))).toBeLessThan(0.5)
      expect(Math.abs(Number(percent[otherFloor]) - percentOf({ ...setup, floor: otherFloor }))).toBeLessThan(
        0.5,
      )
    },
  )

  test.each(sample(floors, 4))('another floor than %s differs as much the other way round', (floor) => {
    const setup = { settings: week, area: 10 } as const
    const shareOf = (from: FloorId, to: FloorId) =>
      1 + Number(percentages({ ...setup, floor: from })[to]) / 100
    for (const other of floors.filter((one) => one !== floor))
      expect(shareOf(floor, other) * shareOf(other, floor)).toBeCloseTo(1, 6)
  })
})

describe('the result is the same', () => {
  const setup: HouseSetup = { settings: week, startHour: 0 }
  const expected = compare(setup)

  test('at each hour of the day', () => {
    for (const startHour of [0.5, 9, 23.9]) expect(compare({ ...setup, startHour })).toEqual(expected)
  })

  test('after any simulated time, and for a house of any temperature', () => {
    const device = deviceOf(setup)
    const cold = createSimulation(device, houseSettingsOf(setup), device.clock, { floor: 5, room: 5 })
    for (const state of [settledState(setup), cold])
      expect(runComparison(advance(state, 9 * HOUR).device, houseSettingsOf(setup))).toEqual(expected)
    // The same day of the week, in the same weather.
    const outdoors = { surroundings: { outdoorReading: -50 } }
    const run = startRun(settledState({ ...setup, ...outdoors }))
    const weekLater = advanceRun(run, run.state.device, 7 * DAY).state.device
    expect(runComparison(weekLater, houseSettingsOf(setup))).toEqual(compare({ ...setup, ...outdoors }))
  })

  test('while a window is open, and with a setpoint set manually until the next event', () => {
    expect(compare({ ...setup, surroundings: { windowOpen: true, floorReading: 160 } })).toEqual(expected)
    const { device } = openAt('/home', { settings: week, at: day + 12 * HOUR }).press('next')
    expect(runComparison(device, houseSettingsOf(setup))).toEqual(expected)
  })

  test('except on a Sunday and in other weather', () => {
    expect(compare({ ...setup, startHour: 4 * 24 })).not.toEqual(expected)
    expect(compare({ ...setup, surroundings: { outdoorReading: 50 } })).not.toEqual(expected)
  })
})

describe('a setpoint that is not reached is not compared', () => {
  test('the power is too low for the setpoint: there are no numbers and no other floors', () => {
    const setup: HouseSetup = { settings: { effectValue: 300 }, area: 10 }
    expect(percentages(setup)).toEqual({ night: null, warmer: null })
  })

  test('the power is too low for one degree more, or for another floor', () => {
    const { warmer, night, bare } = percentages({ settings: { effectValue: 375 }, area: 10 })
    expect(night).toBeLessThan(0)
    expect([warmer, bare]).toEqual([null, null])
  })

  test('the limit of the second sensor stops the heating before', () => {
    const settings = { sensorChoice: 'floorSensorRoom', temperatureValue: 35 } as const
    expect(percentages({ settings })).toEqual({ night: null })
  })

  test('a driveway never reaches the setpoint of ground heating', () => {
    const settings = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
    expect(percentages({ settings })).toEqual({ night: null, warmer: null })
  })
})

describe('only possible settings are compared', () => {
  test.each<[string, Partial<Settings>, readonly string[]]>([
    ['the highest temperature', { temperatureValue: 35 }, ['night']],
    ['the maximum set by the installer', { temperatureValue: 22, maxTemp: 22 }, ['night']],
    ['the lowest temperature of a guest', { ...guest, temperatureValue: 21 }, ['warmer']],
    ['the highest temperature of a guest', { ...guest, temperatureValue: 23 }, ['night']],
    ['the week program', week, ['night', 'warmer']],
    ['the timer', { program: 'timer', timer: 'on', timerTime: 8 }, ['night', 'warmer']],
  ])('%s', (_, settings, expected) => {
    const names = compare({ settings })?.map(({ variant }) => variant) ?? []
    expect(names.filter((variant) => variant === 'night' || variant === 'warmer')).toEqual(expected)
  })

  test.each<[string, HouseSetup]>([
    ['the device is off', { settings: { power: 'off' } }],
    ['the floor dries', { settings: { program: 'delayedStartup' } }],
    ['a fault stops it', { surroundings: { fault: 3 } }],
    ['power control has no setpoint', { settings: { application: 'powerControl' } }],
  ])('nothing is compared if %s', (_, setup) => {
    expect(compare(setup)).toBeNull()
  })

  test('a floor that has dried is compared with its next program', () => {
    const settings = { program: 'delayedStartup', secondaryProgram: 'week' } as const
    const dry = advance(settledState({ settings }), 28 * DAY)
    expect(runComparison(dry.device, houseSettingsOf({}))?.length).toBeGreaterThan(0)
  })
})

describe('selectMostDifferent', () => {
  const comparison = (variant: VariantComparison['variant'], differencePercent: number) => ({
    variant,
    differencePercent,
  })
  const unreached = { variant: 'warmer', differencePercent: null } as const
  const bare = comparison('bare', 20)

  test('selects the largest differences and keeps the order', () => {
    const night = comparison('night', -4)
    const all = [night, comparison('warmer', 3), bare, comparison('concrete', -5)]
    expect(selectMostDifferent(all, 3)).toEqual([night, bare, comparison('concrete', -5)])
    expect(selectMostDifferent([night, unreached, bare], 2)).toEqual([unreached, bare])
  })

  test('leaves out differences below three percent, which a visitor cannot tell from none', () => {
    const small = [comparison('night', -2.9), comparison('mat', 0), comparison('warmer', 2.9)]
    expect(selectMostDifferent(small, 3)).toEqual([])
    expect(selectMostDifferent([...small, bare, comparison('concrete', -3)], 3)).toEqual([
      bare,
      comparison('concrete', -3),
    ])
  })
})
