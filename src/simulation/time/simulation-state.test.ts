import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, usualSurroundings } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { floors } from '../house/model'
import { forecastOf } from './forecast'
import { sampleOf } from './history'
import { powerOf } from './power'
import { advance, createSimulation, withDevice, withPlan } from './simulation-state'
import { coolState, day, deviceOf, planOf, settledState } from './testing'

describe('A house begins as it is after days of what is set (behaviour 31.20)', () => {
  test.each(floors)('%s: the first days take as much as later ones in the same weather', (floor) => {
    for (const sensorChoice of ['floorSensor', 'roomSensor'] as const) {
      const settings = { temperatureValue: 22, sensorChoice }
      const world = settledState({ settings, floor, surroundings: { outdoorReading: -50 } })
      const first = advance(world, 48 * HOUR)
      const before = advance(first, 5 * 24 * HOUR)
      const later = advance(before, 48 * HOUR)
      const [took, takes] = [first.heatedMs, later.heatedMs - before.heatedMs]
      expect(Math.abs(took / takes - 1)).toBeLessThan(0.03)
    }
  })

  test('with the week program it has cooled at night as in any other week', () => {
    const week = (from: number) => settledState({ settings: { program: 'week' }, from })
    const lived = sampleOf(advance(week(6), 8 * DAY))
    expect(sampleOf(week(30)).floor).toBeLessThan(200)
    expect(Math.abs(sampleOf(week(8 * 24 + 6)).floor - lived.floor)).toBeLessThan(3)
  })

  test('a temperature that was just set by hand does not count for the nights before', () => {
    const settings = { program: 'week' } as const
    const { device } = openAt('/home', { settings, at: day + 6 * HOUR }).press('next')
    const { floor, room } = sampleOf(settledState({ settings, from: 6 }))
    expect(sampleOf(createSimulation(device, planOf({})))).toMatchObject({ floor, room })
  })

  test('drying or turned off for a moment: unheated, or as warm as it was kept', () => {
    expect(sampleOf(settledState({ settings: { program: 'delayedStartup' } })).room).toBeLessThan(120)
    const off = settledState({ settings: { power: 'off', temperatureValue: 22 } })
    expect(sampleOf(off).floor).toBeGreaterThan(215)
  })

  test('a window open, or a fault, does not count before', () => {
    const settings = { temperatureValue: 22 }
    const { floor, room } = sampleOf(settledState({ settings }))
    const disturbed = settledState({ settings, surroundings: { windowOpen: true, fault: 3 } })
    expect(sampleOf(disturbed)).toMatchObject({ floor, room })
  })

  test('or as warm as a scene says', () => {
    expect(sampleOf(coolState())).toMatchObject({ floor: 190, room: 190 })
  })

  test('with another floor it is as warm as it was', () => {
    const world = advance(coolState(), 5 * HOUR)
    const { floor, room } = sampleOf(world)
    const moved = withPlan(world, { ...world.plan, floor: 'concrete' })
    expect(sampleOf(moved)).toMatchObject({ floor, room })
    expect(moved.house.construction).toBe('concrete')
  })
})

describe('Time runs over the house (behaviour 31.25)', () => {
  test('the device reads what the house has', () => {
    const world = advance(coolState(), 5 * HOUR + 7 * SECOND)
    const { floor, room, outdoor } = sampleOf(world)
    expect(world.device.clock).toBe(day + 17 * HOUR + 7 * SECOND)
    expect(world.device.passing).toMatchObject({ floor, room, outdoor })
  })

  test('in one go as in many: a minute is the longest step', () => {
    const once = advance(coolState(), 3 * HOUR)
    let often = coolState()
    for (let minutes = 0; minutes < 180; minutes += 1.5) often = advance(often, 1.5 * MINUTE)
    expect(Math.abs(sampleOf(often).floor - sampleOf(once).floor)).toBeLessThanOrEqual(2)
    expect(Math.abs(often.house.air - once.house.air)).toBeLessThan(0.15)
  })

  // behaviour 31.2
  test('a sensor set by hand reads that, while the house goes on', () => {
    const world = coolState({ surroundings: { floorReading: 220 } })
    const later = advance(world, 4 * HOUR)
    expect(later.regulator.heating).toBe(false)
    expect(later.device.surroundings.floorReading).toBe(220)
    expect(sampleOf(later).floor).toBeLessThan(220)
  })

  test('outdoors set by hand is the weather, until the house may have it back (behaviour 31.2)', () => {
    const mild = advance(coolState({ surroundings: { outdoorReading: 100 } }), 5 * HOUR)
    const cold = advance(coolState({ surroundings: { outdoorReading: -200 } }), 5 * HOUR)
    expect(sampleOf(cold).outdoor).toBe(-200)
    expect(cold.heatedMs).toBeGreaterThan(mild.heatedMs)
    const usual = withDevice(cold, { ...cold.device, surroundings: usualSurroundings })
    expect(sampleOf(usual).outdoor).toBe(sampleOf(advance(coolState(), 5 * HOUR)).outdoor)
  })
})

describe('What is heated (behaviour 31.20, 31.21)', () => {
  test('the installed power on the area that is said, else on the area for which it is usual', () => {
    const device = deviceOf({ settings: { effectValue: 1000 } })
    expect(powerOf(device, planOf({ area: 10 }))).toEqual({ watts: 1000, isTypical: false, area: 10 })
    expect(powerOf(device, planOf({ floor: 'concrete' })).area).toBe(10)
    expect(powerOf(device, planOf({})).area).toBeCloseTo(6.67, 2)
  })

  test('where no power is set, the usual power of ten square metres, or of the area', () => {
    const device = deviceOf({})
    expect(powerOf(device, planOf({ floor: 'mat' }))).toEqual({ watts: 1500, isTypical: true, area: 10 })
    expect(powerOf(device, planOf({ floor: 'concrete', area: 20 })).watts).toBe(2000)
  })

  test('more area for the same power warms more slowly', () => {
    const settings = { effectValue: 1500, temperatureValue: 25 }
    const warmed = (area: number) => advance(coolState({ settings, area, from: 0 }), HOUR).house.slab
    expect(warmed(10)).toBeGreaterThan(warmed(15) + 1)
  })

  test('wood on the floor is another covering of the same house', () => {
    const world = coolState()
    const floorType = 'wood/laminate'
    const wood = withDevice(world, { ...world.device, settings: { ...world.device.settings, floorType } })
    expect(wood.house).toEqual({ ...world.house, covering: 'wood' })
  })

  test('with ground heating a driveway, which has no room; and a room again after it', () => {
    const world = settledState({ settings: { temperatureValue: 22 } })
    const ground = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
    const { settings } = deviceOf({ settings: ground })
    const driveway = withDevice(world, { ...world.device, settings })
    expect(driveway.house.construction).toBe('driveway')
    expect(sampleOf(driveway)).toMatchObject({ room: null, floor: expect.any(Number) })
    const warmest = advance(driveway, 20 * HOUR)
    expect(sampleOf(warmest).floor).toBeGreaterThan(50)
    // The 23 degrees that are set are never reached in winter.
    expect(sampleOf(warmest).floor).toBeLessThan(120)
    const back = withDevice(warmest, { ...warmest.device, settings: world.device.settings })
    expect(Math.abs(sampleOf(back).floor - 220)).toBeLessThan(10)
  })
})

describe('What is ahead is what then happens (behaviour 31.26)', () => {
  test('point by point, and event by event', () => {
    const world = advance(coolState({ settings: { program: 'week' } }), 5 * HOUR)
    const { samples, events } = forecastOf(world)
    expect(samples).toHaveLength(24 * 12)
    for (const sample of samples.filter((_, index) => index % 60 === 0))
      expect(sampleOf(advance(world, sample.at - world.device.clock))).toEqual(sample)
    expect(events.map(({ kind, at, temperature }) => [kind, (at - day) / HOUR, temperature])).toEqual([
      ['sleep', 23, 17],
      ['wakeUp', 30, 22],
      ['leave', 32, 17],
      ['backHome', 39, 22],
    ])
  })

  test('at the very moment of an event it heats, or does not, as from then on', () => {
    const night = advance(coolState({ settings: { program: 'week' } }), 18 * HOUR)
    expect(night.device.clock).toBe(day + 30 * HOUR)
    expect(sampleOf(night)).toMatchObject({ setpoint: 220, heating: true })
    expect(sampleOf(advance(night, 2 * HOUR))).toMatchObject({ setpoint: 170, heating: false })
  })
})
