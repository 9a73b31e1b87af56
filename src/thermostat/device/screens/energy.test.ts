import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'
import { DAY } from '../time'

const at = Date.UTC(2026, 11, 31, 12)
const open = () => openAt('/home/menu/energy-consumption', { at })

const openConsumption = (tab: number) => {
  const { content } = open().press('next', tab).body('tabs')
  if (content.kind !== 'consumption') throw new Error(content.kind)
  return content
}

const openGraph = () => {
  const { content } = open().press('next', 3).body('tabs')
  if (content.kind !== 'graph') throw new Error(content.kind)
  return content
}

const numberOf = (text: unknown) => (text as { number: number }).number
const hoursOf = (tab: number) =>
  numberOf((openConsumption(tab).hours as unknown as { values: { hours: unknown } }).values.hours)

// behaviour 13.2
test('the tabs are week, month, year, operation', () => {
  expect(open().body('tabs').tabs).toEqual(['energy.week', 'energy.month', 'energy.year', 'energy.operation'])
})

// behaviour 28.4
describe('The sample values of week, month and year', () => {
  test.each([
    [0, 0.81],
    [1, 3.62],
    [2, 8.25],
  ])('tab %i shows %d kWh and hours', (tab, energy) => {
    expect(openConsumption(tab).energy).toEqual({ number: energy, digits: 2, unit: 'unit.kilowattHours' })
    const values = { hours: { unit: 'unit.hours' } }
    expect(openConsumption(tab).hours).toMatchObject({ id: 'energy.hours', values })
  })

  test('have hours that follow from the same power', () => {
    const powers = [0, 1, 2].map((tab) => numberOf(openConsumption(tab).energy) / hoursOf(tab))
    for (const power of powers) expect(power).toBeCloseTo(powers[0] ?? 0, 6)
  })

  test('of week and month show their share of the year, in percent', () => {
    expect([0, 1, 2].map((tab) => openConsumption(tab).percentOfYear)).toEqual([10, 44, null])
  })

  test('do not exceed the hours of a week or month', () => {
    expect(hoursOf(0)).toBeLessThan(7 * 24)
    expect(hoursOf(1)).toBeLessThan(31 * 24)
  })
})

test('the week tab shows the ISO 8601 week, the others show month and year', () => {
  const week = { id: 'energy.weekNumber', values: { week: 53 } }
  const periods = [0, 1, 2].map((tab) => openConsumption(tab).period)
  expect(periods).toEqual([week, { date: at, as: 'month' }, { date: at, as: 'year' }])
})

describe('Operation is a bar graph of 14 days', () => {
  test('that ends today', () => {
    const { days, unit } = openGraph()
    const day = (date: number) => ({ date, as: 'dayMonth' })
    expect(days).toHaveLength(14)
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([day(at - 13 * DAY), day(at)])
    expect(unit).toBe('unit.hours')
  })

  test('with at most 24 hours a day, and the hours of the week in the last seven days', () => {
    const hours = openGraph().days.map((day) => day.hours)
    expect(hours.every((value) => value >= 0 && value <= 24)).toBe(true)
    const week = hours.slice(-7).reduce((sum, value) => sum + value, 0)
    expect(week).toBeCloseTo(hoursOf(0), 1)
  })
})
