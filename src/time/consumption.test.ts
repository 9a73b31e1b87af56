import { describe, expect, test } from 'vitest'
import { sample } from '../../tests/sample'
import type { Settings } from '../device/device'
import { openAt } from '../device/testing'
import { DAY, HOUR, MINUTE } from '../device/time'
import { type FloorId, floors } from '../house/model'
import { type Beside, mostDifferent } from './consumption'
import { beginCourse, type Course, judged, runOn, shown } from './course'
import { beginWorld } from './world'

/** Monday, 3 February 2025. */
const monday = Date.UTC(2025, 1, 3)

interface Given {
  readonly settings?: Partial<Settings>
  readonly floor?: FloorId
  /** The hour of Monday. */
  readonly from?: number
  /** Tenths of a degree outdoors, instead of the weather. */
  readonly outdoors?: number | null
}

function begin({ settings = {}, floor = 'screed', from = 0, outdoors = null }: Given = {}): Course {
  const { device } = openAt('/home', {
    settings: { temperatureValue: 21, ...settings },
    surroundings: { outdoorReading: outdoors },
    at: monday + from * HOUR,
  })
  return beginCourse(beginWorld(device, { floor, area: null }))
}

const later = (course: Course, ms: number) => runOn(course, course.world.device, ms)

/** The worlds beside, once time has passed. */
function worldsBeside({ beside }: Course): Beside {
  if (!('variants' in beside)) throw new Error('No time has passed.')
  return beside
}

/** Percent of each row that is shown. */
const percent = (course: Course) =>
  Object.fromEntries(judged(course).comparisons.map(({ what, percent }) => [what, percent]))

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
    expect(today).toMatchObject({ from: monday + 10 * HOUR })
    const tomorrow = shown(later(course, 11 * MINUTE))
    expect(tomorrow.today.hours).toBeLessThanOrEqual(10 / 60 + 1e-9)
    expect(tomorrow.today.from).toBe(monday + DAY)
    expect(tomorrow.days).toHaveLength(1)
    expect(tomorrow.days[0]?.from).toBe(monday + 10 * HOUR)
    expect(Math.abs((tomorrow.days[0]?.kWh ?? 0) - today.kWh)).toBeLessThan(0.05)
  })

  test('seven days stay, the latest first', () => {
    const { days } = shown(later(begin({ from: 10 }), 10 * DAY))
    expect(days.map(({ from }) => (from - monday) / DAY)).toEqual([9, 8, 7, 6, 5, 4, 3])
    for (const { kWh } of days) expect(kWh).toBeGreaterThan(5)
  })

  test('nothing while the device is off', () => {
    const course = later(begin({ settings: { power: 'off' } }), 6 * HOUR)
    expect(shown(course).today).toMatchObject({ hours: 0, kWh: 0 })
  })
})

describe('What it would take with one thing different (behaviour 31.28)', () => {
  const cases = floors
    .filter((floor) => floor !== 'bare')
    .flatMap((floor) =>
      (['floorSensor', 'roomSensor'] as const).flatMap((sensorChoice) =>
        (['week', 'none'] as const).map((program) => ({ floor, sensorChoice, program })),
      ),
    )

  test.each(sample(cases, 3))(
    '$floor, $sensorChoice, program $program: within 1 % from the third day',
    ({ floor, sensorChoice, program }) => {
      const settings = { temperatureValue: 22, sensorChoice, ...(program === 'week' && { program }) } as const
      const begun = begin({ settings, floor, outdoors: -50 })
      const third = later(begun, 2 * DAY)
      const weeks = later(third, 14 * DAY)
      // The same hours of the same weekdays, weeks later.
      for (const hours of [0, 7, 17, 24]) {
        const [now, settled] = [third, weeks].map((course) => percent(later(course, hours * HOUR)))
        for (const what of new Set([...Object.keys(now ?? {}), ...Object.keys(settled ?? {})]))
          expect(Math.abs((now?.[what] ?? 0) - (settled?.[what] ?? 0))).toBeLessThan(1)
        // A room over concrete never gets as warm as the week program sets it: there is no power for more.
        expect(settled?.warmer).toBeGreaterThan(floor === 'concrete' ? 0.5 : 2.3)
        expect(settled?.warmer).toBeLessThan(4.4)
        expect(settled?.night ?? 0).toBeLessThanOrEqual(0)
        expect(settled?.night ?? 0).toBeGreaterThan(floor === 'concrete' ? -3.6 : -3)
      }
    },
  )

  test.each(sample(cases, 3))(
    '$floor, $sensorChoice, program $program: the first days show less of a difference',
    ({ floor, sensorChoice, program }) => {
      const settings = { temperatureValue: 22, sensorChoice, ...(program === 'week' && { program }) } as const
      const begun = begin({ settings, floor, outdoors: -50, from: 12 })
      const weeks = later(begun, 14 * DAY)
      for (const hours of [1, 6, 12, 24, 36]) {
        const settled = percent(later(weeks, hours * HOUR))
        for (const [what, more] of Object.entries(percent(later(begun, hours * HOUR))))
          expect(Math.abs(more)).toBeLessThan(Math.abs(settled[what] ?? 0) + 1)
      }
    },
  )

  test('a mat without insulation needs a fifth more', () => {
    const { bare } = percent(later(begin({ floor: 'mat', outdoors: -50 }), 4 * DAY))
    expect(bare).toBeGreaterThan(15)
    expect(bare).toBeLessThan(30)
  })

  test('its kWh are those of the last 24 hours, and so much more', () => {
    const course = later(begin({ outdoors: -50, settings: { effectValue: 1000 } }), 5 * DAY)
    const [day] = shown(course).days
    for (const { kWh, percent } of judged(course).comparisons)
      expect(kWh).toBeCloseTo((day?.kWh ?? 0) * (1 + percent / 100), 2)
  })

  test('rows that do not differ are not shown', () => {
    const percentages = percent(later(begin({ outdoors: -50 }), 4 * DAY))
    expect(Object.keys(percentages)).toEqual(['night', 'warmer', 'bare'])
    const settings = { application: 'powerControl', powerControlValue: 25 } as const
    const share = percent(later(begin({ outdoors: -50, settings }), 4 * DAY))
    expect(share).not.toHaveProperty('night')
    expect(share).not.toHaveProperty('warmer')
    expect(judged(begin()).comparisons).toEqual([])
  })

  test('a driveway has no other floors', () => {
    const settings = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
    expect(percent(later(begin({ settings }), 3 * DAY))).not.toHaveProperty('mat')
  })

  test('what the visitor does is done there, too', () => {
    const course = later(begin(), 6 * HOUR)
    const { settings } = openAt('/home', { settings: { power: 'off' } }).device
    const withoutPower = runOn(course, { ...course.world.device, settings }, 6 * HOUR)
    expect(worldsBeside(withoutPower).variants).not.toEqual([])
    for (const { world } of worldsBeside(withoutPower).variants) expect(world.regulator.heating).toBe(false)
  })
})

test('Nothing is kept of longer ago: after weeks there is as much to remember as after days', () => {
  const days = (course: Course, count: number) => later(course, count * DAY)
  const sizeOf = (course: Course) => ({
    samples: course.past.samples.length,
    events: course.past.events.length,
    marks: worldsBeside(course).marks.length,
    days: course.days.length,
    learned: worldsBeside(course).variants.flatMap(({ world }) => world.regulator.minutesPerDegree).length,
  })
  const afterDays = days(begin({ settings: { program: 'week', adaptiveFunction: 'on' } }), 14)
  expect(sizeOf(days(afterDays, 28))).toEqual(sizeOf(afterDays))
})

test('of the comparisons those are shown that differ most, in their own order', () => {
  const of = (what: FloorId | 'warmer', percent: number) => ({ what, percent, kWh: 1 })
  const all = [of('warmer', 3), of('mat', -1), of('bare', 20), of('concrete', -2)]
  expect(mostDifferent(all, 3)).toEqual([of('warmer', 3), of('bare', 20), of('concrete', -2)])
  expect(mostDifferent(all.slice(0, 2), 3)).toEqual(all.slice(0, 2))
})
