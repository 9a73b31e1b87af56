import { describe, expect, test } from 'vitest'
import type { Settings } from '../device/device'
import { openAt } from '../device/testing'
import { HOUR, MINUTE } from '../device/time'
import { more } from './consumption'
import { beginCourse, type Course, comparisonsOf, runOn, shown } from './course'
import type { Comparison } from './model'
import { beginWorld } from './world'

const day = Date.UTC(2025, 1, 5)

/** From midnight, with one setting all day. */
function midnight(settings: Partial<Settings> = {}): Course {
  const { device } = openAt('/home', { settings: { temperatureValue: 21, ...settings }, at: day })
  return beginCourse(beginWorld(device, 'screed'))
}

const later = (course: Course, ms: number) => runOn(course, course.world.device, ms)
const kWh = (course: Course) => Object.fromEntries(comparisonsOf(course).map((one) => [nameOf(one), one.kWh]))

function nameOf({ what }: Comparison): string {
  return typeof what === 'string' ? what : what.floor
}

describe("What today's heating takes (behaviour 31.27)", () => {
  test('its hours by the installed power', () => {
    const { today, power, isTypicalPower } = shown(later(midnight({ effectValue: 800 }), 12 * HOUR))
    expect({ power, isTypicalPower }).toEqual({ power: 800, isTypicalPower: false })
    expect(today.hours).toBeGreaterThan(1)
    expect(today.hours).toBeLessThan(12)
    expect(today.kWh).toBeCloseTo(today.hours * 0.8)
  })

  test('where none is set, by what is typical of such a floor in a room of ten square metres', () => {
    const { today, power, isTypicalPower } = shown(later(midnight(), 12 * HOUR))
    expect({ power, isTypicalPower }).toEqual({ power: 1500, isTypicalPower: true })
    expect(today.kWh).toBeCloseTo(today.hours * 1.5)
  })

  test('begins anew at midnight', () => {
    const course = later(midnight(), 24 * HOUR - MINUTE)
    const { today } = shown(course)
    expect(today.hours).toBeGreaterThan(2)
    const { today: tomorrow } = shown(later(course, 11 * MINUTE))
    expect(tomorrow.hours).toBeLessThanOrEqual(10 / 60 + 1e-9)
  })

  test('nothing while the device is off', () => {
    const course = later(midnight({ power: 'off' }), 6 * HOUR)
    expect(shown(course).today).toEqual({ hours: 0, kWh: 0 })
    expect(Object.values(kWh(course))).toEqual([0, 0, 0, 0])
  })
})

describe('What it would take with one thing different (behaviour 31.28)', () => {
  test('a lower night less, a higher setting more; other floors in the same room and weather', () => {
    const course = later(midnight(), 24 * HOUR - MINUTE)
    const { today } = shown(course)
    const would = kWh(course)
    expect(Object.keys(would)).toEqual(['mat', 'concrete', 'lower-night', 'higher-setting'])
    expect(would['lower-night']).toBeLessThan(today.kWh)
    expect(would['higher-setting']).toBeGreaterThan(today.kWh)
    // The same room loses nearly the same, whatever its floor.
    expect(Math.abs((would.mat ?? 0) - today.kWh) / today.kWh).toBeLessThan(0.2)
    expect(Math.abs((would.concrete ?? 0) - today.kWh) / today.kWh).toBeLessThan(0.2)
  })

  test('what runs beside begins at midnight as the house is then', () => {
    const course = later(midnight(), 24 * HOUR)
    expect(Object.values(kWh(course))).toEqual([0, 0, 0, 0])
    for (const { world } of course.variants) expect(world.house.slab).toBe(course.world.house.slab)
  })

  test('what the visitor does is done there, too', () => {
    const course = later(midnight(), 6 * HOUR)
    const off = openAt('/home', { settings: { power: 'off' } }).device
    const { settings } = off
    const withoutPower = runOn(course, { ...course.world.device, settings }, 6 * HOUR)
    expect(kWh(withoutPower)).toEqual(kWh(course))
  })
})

test('A difference is that of the figures as they are seen, with one digit each (behaviour 31.28)', () => {
  expect(more(1.35, 1.34)).toBe(0.1)
  expect(more(1.34, 1.26)).toBe(0)
  expect(more(1.2, 1.84)).toBe(-0.6)
  // 0.85 is a little less than that, and is seen as 0.8.
  expect(more(0.85, 0.4)).toBe(0.4)
})

test('Nothing is kept of the days before: after weeks there is as much to remember as after days', () => {
  const days = (course: Course, count: number) => later(course, count * 24 * HOUR)
  const sizeOf = ({ past, variants }: Course) => ({
    samples: past.samples.length,
    events: past.events.length,
    variants: variants.length,
    learned: variants.flatMap(({ world }) => world.regulator.minutesPerDegree).length,
  })
  const afterDays = days(midnight({ program: 'week', adaptiveFunction: 'on' }), 12)
  const afterWeeks = days(afterDays, 28)
  expect(sizeOf(afterWeeks)).toEqual(sizeOf(afterDays))
})
