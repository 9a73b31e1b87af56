import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'
import { DAY } from '../time'

const at = Date.UTC(2026, 11, 31, 12)
const open = () => openAt('/home/menu/energy-consumption', { at })

const consumption = (tab: number) => {
  const { panel } = open().press('next', tab).body('tabs')
  if (panel.kind !== 'consumption') throw new Error(panel.kind)
  return panel
}

const graph = () => {
  const { panel } = open().press('next', 3).body('tabs')
  if (panel.kind !== 'graph') throw new Error(panel.kind)
  return panel
}

const number = (text: unknown) => (text as { number: number }).number
const spent = (tab: number) =>
  number((consumption(tab).hours as unknown as { values: { hours: unknown } }).values.hours)

// behaviour 13.2
test('Tabs week, month, year, operation', () => {
  expect(open().body('tabs').tabs).toEqual(['energy.week', 'energy.month', 'energy.year', 'energy.operation'])
})

// behaviour 28.4
describe('Sample values: energy 0.81, 3.62 and 8.25 kWh for week, month, year', () => {
  test.each([
    [0, 0.81],
    [1, 3.62],
    [2, 8.25],
  ])('tab %i: %d kWh, with hours', (tab, energy) => {
    expect(consumption(tab).energy).toEqual({ number: energy, digits: 2, unit: 'unit.kilowattHours' })
    const values = { hours: { unit: 'unit.hours' } }
    expect(consumption(tab).hours).toMatchObject({ id: 'energy.hours', values })
  })

  test('with hours that fit them: the same power draws them all', () => {
    const powers = [0, 1, 2].map((tab) => number(consumption(tab).energy) / spent(tab))
    for (const power of powers) expect(power).toBeCloseTo(powers[0] ?? 0, 6)
  })

  test('week and month say how much of the year they are, in percent', () => {
    expect([0, 1, 2].map((tab) => consumption(tab).share)).toEqual([10, 44, null])
  })

  test('no week has more hours than it has', () => {
    expect(spent(0)).toBeLessThan(7 * 24)
    expect(spent(1)).toBeLessThan(31 * 24)
  })
})

test('the week tab names the ISO 8601 week, the others their month and year', () => {
  const week = { id: 'energy.weekNumber', values: { week: 53 } }
  const periods = [0, 1, 2].map((tab) => consumption(tab).period)
  expect(periods).toEqual([week, { date: at, as: 'month' }, { date: at, as: 'year' }])
})

describe('operation is a bar graph of 14 days', () => {
  test('up to today', () => {
    const { days, unit } = graph()
    const day = (date: number) => ({ date, as: 'dayMonth' })
    expect(days).toHaveLength(14)
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([day(at - 13 * DAY), day(at)])
    expect(unit).toBe('unit.hours')
  })

  test('no day has more hours than it has, and the last seven are those of the week', () => {
    const hours = graph().days.map((day) => day.hours)
    expect(hours.every((one) => one >= 0 && one <= 24)).toBe(true)
    const week = hours.slice(-7).reduce((sum, one) => sum + one, 0)
    expect(week).toBeCloseTo(spent(0), 1)
  })
})
