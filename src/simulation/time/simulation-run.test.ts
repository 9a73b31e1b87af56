import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../thermostat/device/device'
import { advanceRun, type SimulationRun, startRun, timelineOf } from './simulation-run'
import { day, type HouseSetup, settledState } from './testing'

const begin = ({ settings, from = 0 }: HouseSetup = {}) =>
  startRun(settledState({ settings: { temperatureValue: 21, ...settings }, from }))

const later = (course: SimulationRun, ms: number) => advanceRun(course, course.state.device, ms)

describe("What today's heating takes (behaviour 31.27)", () => {
  test('its hours by the installed power', () => {
    const { today } = timelineOf(later(begin({ settings: { effectValue: 800 } }), 12 * HOUR))
    expect(today.hours).toBeGreaterThan(1)
    expect(today.hours).toBeLessThan(12)
    expect(today.kWh).toBeCloseTo(today.hours * 0.8)
  })

  test('where none is set, by what is usual for such a floor in a room of ten square metres', () => {
    const { today } = timelineOf(later(begin(), 12 * HOUR))
    expect(today.kWh).toBeCloseTo(today.hours * 1.5)
  })

  test('begins anew at midnight, and the day before stays to be seen', () => {
    const course = later(begin({ from: 10 }), 14 * HOUR - MINUTE)
    const { today } = timelineOf(course)
    expect(today).toMatchObject({ from: day + 10 * HOUR })
    const tomorrow = timelineOf(later(course, 11 * MINUTE))
    expect(tomorrow.today.hours).toBeLessThanOrEqual(10 / 60 + 1e-9)
    expect(tomorrow.today.from).toBe(day + DAY)
    expect(tomorrow.days).toMatchObject([{ from: day + 10 * HOUR }])
    expect(Math.abs((tomorrow.days[0]?.kWh ?? 0) - today.kWh)).toBeLessThan(0.05)
  })

  test('seven days stay, the latest first', () => {
    const { days } = timelineOf(later(begin({ from: 10 }), 10 * DAY))
    expect(days.map(({ from }) => (from - day) / DAY)).toEqual([9, 8, 7, 6, 5, 4, 3])
    for (const { kWh } of days) expect(kWh).toBeGreaterThan(5)
  })

  test('nothing while the device is off', () => {
    const course = later(begin({ settings: { power: 'off' } }), 6 * HOUR)
    expect(timelineOf(course).today).toMatchObject({ hours: 0, kWh: 0 })
  })
})

test('Nothing is kept of longer ago: after weeks there is as much to remember as after days', () => {
  const days = (course: SimulationRun, count: number) => later(course, count * DAY)
  const sizeOf = (course: SimulationRun) => ({
    samples: course.history.samples.length,
    events: course.history.events.length,
    days: course.days.length,
    learned: course.state.regulator.minutesPerDegree.length,
  })
  const afterDays = days(begin({ settings: { program: 'week', adaptiveFunction: 'on' } }), 14)
  expect(sizeOf(days(afterDays, 28))).toEqual(sizeOf(afterDays))
})
