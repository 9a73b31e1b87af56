import { describe, expect, test } from 'vitest'
import { factorySettings, type Settings, type Surroundings, usualSurroundings } from '../device/device'
import { openAt } from '../device/testing'
import { HOUR, MINUTE, SECOND } from '../device/time'
import { type FloorId, floors } from '../house/model'
import { forecastOf } from './forecast'
import { sampleOf } from './history'
import type { World } from './model'
import { powerOf } from './power'
import { advance, around, beginWorld, withPlan } from './world'

/** Wednesday, 5 February 2025: the week program warms at six and three, and lowers at eight and eleven. */
const day = Date.UTC(2025, 1, 5)

interface Given {
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
  /** The hour of the day. */
  readonly from?: number
}

function begin({ settings = {}, surroundings = {}, from = 12 }: Given = {}): World {
  const { device } = openAt('/home', { settings, surroundings, at: day + from * HOUR })
  return beginWorld(device, { floor: 'screed', area: null }, device.clock, { floor: 19, room: 19 })
}

const reads = (world: World) => sampleOf(world)

/** A house as time begins it, from noon or another hour. */
function settled(
  settings: Partial<Settings>,
  floor: FloorId = 'screed',
  surroundings = {},
  from = 12,
): World {
  const { device } = openAt('/home', { settings, surroundings, at: day + from * HOUR })
  return beginWorld(device, { floor, area: null })
}

describe('A house begins as it is after days of what is set (behaviour 31.24)', () => {
  test.each(floors)('%s: the first days take as much as later ones in the same weather', (floor) => {
    for (const sensorChoice of ['floorSensor', 'roomSensor'] as const) {
      const world = settled({ temperatureValue: 22, sensorChoice }, floor, { outdoorReading: -50 })
      const first = advance(world, 48 * HOUR)
      const before = advance(first, 5 * 24 * HOUR)
      const later = advance(before, 48 * HOUR)
      const [took, takes] = [first.heatedFor, later.heatedFor - before.heatedFor]
      expect(Math.abs(took / takes - 1)).toBeLessThan(0.03)
    }
  })

  test('with the week program it has cooled at night as in any other week', () => {
    const [first, later] = [0, 7].map((days) => {
      const at = day + (days * 24 + 30) * HOUR
      const { device } = openAt('/home', { settings: { program: 'week' }, at })
      return reads(beginWorld(device, { floor: 'screed', area: null }))
    })
    const { device } = openAt('/home', { settings: { program: 'week' }, at: day + 6 * HOUR })
    const lived = reads(advance(beginWorld(device, { floor: 'screed', area: null }), (7 * 24 + 24) * HOUR))
    expect(first?.floor).toBeLessThan(200)
    expect(Math.abs((later?.floor ?? 0) - lived.floor)).toBeLessThan(3)
  })

  test('a temperature that was just set by hand does not count for the nights before', () => {
    const visitor = openAt('/home', { settings: { program: 'week' }, at: day + 6 * HOUR }).press('next')
    const changed = beginWorld(visitor.device, { floor: 'screed', area: null })
    const usual = settled({ program: 'week' }, 'screed', {}, 6)
    expect(reads(changed)).toMatchObject({ floor: reads(usual).floor, room: reads(usual).room })
  })

  test('drying or turned off for a moment: unheated, or as warm as it was kept', () => {
    expect(reads(settled({ program: 'delayedStartup' })).room).toBeLessThan(120)
    expect(reads(settled({ power: 'off', temperatureValue: 22 })).floor).toBeGreaterThan(215)
  })

  test('with power control as warm as its percent makes it', () => {
    const { slab, air } = settled({ application: 'powerControl', powerControlValue: 50 }, 'mat').house
    expect(Math.abs(slab - 34)).toBeLessThan(1.5)
    expect(Math.abs(air - 28)).toBeLessThan(1.5)
  })

  test('a window open, or a fault, does not count before', () => {
    const usual = reads(settled({ temperatureValue: 22 }))
    expect(reads(settled({ temperatureValue: 22 }, 'screed', { windowOpen: true, fault: 3 }))).toMatchObject({
      floor: usual.floor,
      room: usual.room,
    })
  })

  test('or as warm as a scene says', () => {
    expect(reads(begin())).toMatchObject({ floor: 190, room: 190 })
  })

  test('with another floor it is as warm as it was', () => {
    const world = advance(begin(), 5 * HOUR)
    const { floor, room } = reads(world)
    const moved = withPlan(world, { ...world.plan, floor: 'concrete' })
    expect(reads(moved)).toMatchObject({ floor, room })
    expect(moved.house.build).toBe('concrete')
  })
})

describe('Time runs over the house (behaviour 31.25)', () => {
  test('the device reads what the house has', () => {
    const world = advance(begin(), 5 * HOUR + 7 * SECOND)
    const { floor, room, outdoor } = reads(world)
    expect(world.device.clock).toBe(day + 17 * HOUR + 7 * SECOND)
    expect(world.device.passing).toMatchObject({ floor, room, outdoor })
  })

  test('in one go as in many: a minute is the longest step', () => {
    const once = advance(begin(), 3 * HOUR)
    let often = begin()
    for (let minutes = 0; minutes < 180; minutes += 1.5) often = advance(often, 1.5 * MINUTE)
    expect(Math.abs(reads(often).floor - reads(once).floor)).toBeLessThanOrEqual(2)
    expect(Math.abs(often.house.air - once.house.air)).toBeLessThan(0.15)
  })

  // behaviour 31.29
  test('a sensor set by hand reads that, while the house goes on', () => {
    const world = begin({ surroundings: { floorReading: 220 } })
    const later = advance(world, 4 * HOUR)
    expect(later.regulator.heating).toBe(false)
    expect(later.device.surroundings.floorReading).toBe(220)
    expect(reads(later).floor).toBeLessThan(220)
  })

  test('outdoors set by hand is the weather, until the house may have it back (behaviour 31.29)', () => {
    const mild = advance(begin({ surroundings: { outdoorReading: 100 } }), 5 * HOUR)
    const cold = advance(begin({ surroundings: { outdoorReading: -200 } }), 5 * HOUR)
    expect(reads(cold).outdoor).toBe(-200)
    expect(cold.heatedFor).toBeGreaterThan(mild.heatedFor)
    const usual = around(cold, { ...cold.device, surroundings: usualSurroundings })
    expect(reads(usual).outdoor).toBe(reads(advance(begin(), 5 * HOUR)).outdoor)
  })

  test('nothing stored changes, nor what the display waits for', () => {
    const world = begin({ settings: { program: 'week', adaptiveFunction: 'on', ventilationFunction: 'on' } })
    const later = advance(world, 72 * HOUR)
    const { settings, session, trail, view, surroundings, hardware } = world.device
    expect(later.device).toEqual({ ...later.device, settings, session, trail, view, surroundings, hardware })
    expect(later.device.settings).toEqual({
      ...factorySettings,
      program: 'week',
      adaptiveFunction: 'on',
      ventilationFunction: 'on',
    })
  })
})

describe('What is heated (behaviour 31.20, 31.21)', () => {
  test('the installed power on the area that is said, else on the area for which it is usual', () => {
    const { device } = openAt('/home', { settings: { effectValue: 1000 } })
    expect(powerOf(device, { floor: 'screed', area: 10 })).toEqual({
      watts: 1000,
      isTypical: false,
      area: 10,
    })
    expect(powerOf(device, { floor: 'concrete', area: null }).area).toBe(10)
    expect(powerOf(device, { floor: 'screed', area: null }).area).toBeCloseTo(6.67, 2)
  })

  test('where no power is set, the usual power of ten square metres, or of the area', () => {
    const { device } = openAt('/home', {})
    expect(powerOf(device, { floor: 'mat', area: null })).toEqual({ watts: 1500, isTypical: true, area: 10 })
    expect(powerOf(device, { floor: 'concrete', area: 20 }).watts).toBe(2000)
  })

  test('more area for the same power warms more slowly', () => {
    const { device } = openAt('/home', { settings: { effectValue: 1500, temperatureValue: 25 }, at: day })
    const after = [10, 15].map((area) => {
      const plan = { floor: 'screed', area } as const
      return advance(beginWorld(device, plan, device.clock, { floor: 19, room: 19 }), HOUR).house.slab
    })
    expect(after[0]).toBeGreaterThan((after[1] ?? 0) + 1)
  })

  test('wood on the floor is another covering of the same house', () => {
    const world = begin()
    const floorType = 'wood/laminate'
    const wood = around(world, { ...world.device, settings: { ...world.device.settings, floorType } })
    expect(wood.house).toEqual({ ...world.house, covering: 'wood' })
  })

  test('with ground heating a driveway, which has no room; and a room again after it', () => {
    const world = settled({ temperatureValue: 22 })
    const { settings } = openAt('/home', {
      settings: { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 },
    }).device
    const driveway = around(world, { ...world.device, settings })
    expect(driveway.house.build).toBe('driveway')
    expect(reads(driveway)).toMatchObject({ room: null, floor: expect.any(Number) })
    const warmest = advance(driveway, 20 * HOUR)
    expect(reads(warmest).floor).toBeGreaterThan(50)
    // The 23 degrees that are set are never reached in winter.
    expect(reads(warmest).floor).toBeLessThan(120)
    const back = around(warmest, { ...warmest.device, settings: world.device.settings })
    expect(Math.abs(reads(back).floor - 220)).toBeLessThan(10)
  })
})

describe('What is ahead is what then happens (behaviour 31.26)', () => {
  test('point by point, and event by event', () => {
    const world = advance(begin({ settings: { program: 'week' } }), 5 * HOUR)
    const { samples, events } = forecastOf(world)
    expect(samples).toHaveLength(24 * 12)
    for (const sample of samples.filter((_, index) => index % 60 === 0))
      expect(reads(advance(world, sample.at - world.device.clock))).toEqual(sample)
    expect(events.map(({ kind, at, temperature }) => [kind, (at - day) / HOUR, temperature])).toEqual([
      ['sleep', 23, 17],
      ['wakeUp', 30, 22],
      ['leave', 32, 17],
      ['backHome', 39, 22],
    ])
  })

  test('the week program lowers at eight and warms at three', () => {
    const { samples } = forecastOf(begin({ settings: { program: 'week' }, from: 6 }))
    const at = (hour: number) => samples.find((sample) => sample.at === day + hour * HOUR)
    expect(at(7)?.setpoint).toBe(220)
    expect(at(8)?.setpoint).toBe(170)
    expect(at(15)?.setpoint).toBe(220)
    const hour = samples.filter((sample) => sample.at >= day + 15 * HOUR && sample.at < day + 16 * HOUR)
    expect(hour.every(({ heating }) => heating)).toBe(true)
  })

  test('at the very moment of an event it heats, or does not, as from then on', () => {
    const night = advance(begin({ settings: { program: 'week' } }), 18 * HOUR)
    expect(night.device.clock).toBe(day + 30 * HOUR)
    expect(reads(night)).toMatchObject({ setpoint: 220, heating: true })
    expect(reads(advance(night, 2 * HOUR))).toMatchObject({ setpoint: 170, heating: false })
  })
})
