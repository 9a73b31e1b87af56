import { describe, expect, test } from 'vitest'
import { factorySettings, type Settings, type Surroundings, usualSurroundings } from '../device/device'
import { openAt } from '../device/testing'
import { HOUR, MINUTE, SECOND } from '../device/time'
import { forecastOf } from './forecast'
import { sampleOf } from './history'
import type { World } from './model'
import { advance, around, beginWorld, withFloor } from './world'

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
  return beginWorld(device, 'screed')
}

const reads = (world: World) => sampleOf(world)

describe('A house begins as the sensors read (behaviour 31.24)', () => {
  test('the stored readings, without their calibration', () => {
    const settings = {
      roomSensorActualValue: 205,
      roomSensorCalibrationValue: 5,
      floorSensorActualValue: 230,
    }
    expect(reads(begin({ settings }))).toMatchObject({ room: 200, floor: 230 })
  })

  test('those set by hand', () => {
    const surroundings = { roomReading: 170, floorReading: 220 }
    expect(reads(begin({ surroundings }))).toMatchObject({ room: 170, floor: 220 })
  })

  test('with another floor it is as warm as it was', () => {
    const world = advance(begin(), 5 * HOUR)
    const { floor, room } = reads(world)
    const moved = withFloor(world, 'concrete')
    expect(reads(moved)).toMatchObject({ floor, room })
    expect(moved.house.floor).toBe('concrete')
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
    expect(Math.abs(reads(often).room - reads(once).room)).toBeLessThanOrEqual(1)
  })

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
