import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../thermostat/device/device'
import { beginCourse, type Course, runOn, shown } from './course'
import { day, type Given, settled } from './testing'

const begin = ({ settings, from = 0 }: Given = {}) =>
  beginCourse(settled({ settings: { temperatureValue: 21, ...settings }, from }))

const later = (course: Course, ms: number) => runOn(course, course.world.device, ms)

describe("What today's heating takes (behaviour 31.27)", () => {
  test('its hours by the installed power', () => {
    const { today } = shown(later(begin({ settings: { effectValue: 800 } }), 12 * HOUR))
    expect(today.hours).toBeGreaterThan(1)
    expect(today.hours).toBeLessThan(12)
    expect(today.kWh).toBeCloseTo(today.hours * 0.8)
  })

  test('where none is set, by what is usual for such a floor in a room of ten square metres', () => {
    const { today } = shown(later(begin(), 12 * HOUR))
    expect(today.kWh).toBeCloseTo(today.hours * 1.5)
  })

  test('begins anew at midnight, and the day before stays to be seen', () => {
    const course = later(begin({ from: 10 }), 14 * HOUR - MINUTE)
    const { today } = shown(course)
    expect(today).toMatchObject({ from: day + 10 * HOUR })
    const tomorrow = shown(later(course, 11 * MINUTE))
    expect(tomorrow.today.hours).toBeLessThanOrEqual(10 / 60 + 1e-9)
    expect(tomorrow.today.from).toBe(day + DAY)
    expect(tomorrow.days).toMatchObject([{ from: day + 10 * HOUR }])
    expect(Math.abs((tomorrow.days[0]?.kWh ?? 0) - today.kWh)).toBeLessThan(0.05)
  })

  test('seven days stay, the latest first', () => {
    const { days } = shown(later(begin({ from: 10 }), 10 * DAY))
    expect(days.map(({ from }) => (from - day) / DAY)).toEqual([9, 8, 7, 6, 5, 4, 3])
    for (const { kWh } of days) expect(kWh).toBeGreaterThan(5)
  })

  test('nothing while the device is off', () => {
    const course = later(begin({ settings: { power: 'off' } }), 6 * HOUR)
    expect(shown(course).today).toMatchObject({ hours: 0, kWh: 0 })
  })
})

test('Nothing is kept of longer ago: after weeks there is as much to remember as after days', () => {
  const days = (course: Course, count: number) => later(course, count * DAY)
  const sizeOf = (course: Course) => ({
    samples: course.past.samples.length,
    events: course.past.events.length,
    days: course.days.length,
    learned: course.world.regulator.minutesPerDegree.length,
  })
  const afterDays = days(begin({ settings: { program: 'week', adaptiveFunction: 'on' } }), 14)
  expect(sizeOf(days(afterDays, 28))).toEqual(sizeOf(afterDays))
})
