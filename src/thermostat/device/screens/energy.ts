import type { Text } from '../../../common/texts/text'
import type { TabContent } from '../body'
import { DAY, weekNumber } from '../time'
import { tabs } from './kinds/tabs'

/** The power of the example floor heating. Its operating hours are its energy divided by this power. */
const EXAMPLE_KILOWATTS = 0.15
const exampleKilowattHours = { week: 0.81, month: 3.62, year: 8.25 } as const

/** Operating hours of the last 14 days, oldest first. The last seven must add up to those of the tab “Week”. */
const exampleDailyHours = [0.6, 0.8, 0.7, 1.0, 1.2, 0.9, 0.4, 0.5, 0.9, 1.1, 0.7, 0.4, 0.8, 1.0] as const

function consumptionOf(kilowattHours: number, period: Text): TabContent {
  // The share of the year itself would always be 100 %.
  const isWholeYear = kilowattHours === exampleKilowattHours.year
  return {
    kind: 'consumption',
    period,
    energy: { number: kilowattHours, digits: 2, unit: 'unit.kilowattHours' },
    hours: {
      id: 'energy.hours',
      values: { hours: { number: kilowattHours / EXAMPLE_KILOWATTS, digits: 1, unit: 'unit.hours' } },
    },
    percentOfYear: isWholeYear ? null : Math.round((kilowattHours / exampleKilowattHours.year) * 100),
  }
}

export const energy = tabs({
  path: '/home/menu/energy-consumption',
  title: 'energy.title',
  icon: 'energy',
  notice: 'periods',
  advice: () => ({ id: 'page.advice.ownFigures', values: { group: 'surroundings.time' } }),
  tabs: [
    {
      text: 'energy.week',
      contentOf: ({ clock }) =>
        consumptionOf(exampleKilowattHours.week, {
          id: 'energy.weekNumber',
          values: { week: weekNumber(clock) },
        }),
    },
    {
      text: 'energy.month',
      contentOf: ({ clock }) => consumptionOf(exampleKilowattHours.month, { date: clock, as: 'month' }),
    },
    {
      text: 'energy.year',
      contentOf: ({ clock }) => consumptionOf(exampleKilowattHours.year, { date: clock, as: 'year' }),
    },
    {
      text: 'energy.operation',
      contentOf: ({ clock }) => ({
        kind: 'graph',
        days: exampleDailyHours.map((hours, index) => {
          const daysAgo = exampleDailyHours.length - 1 - index
          return { day: { date: clock - daysAgo * DAY, as: 'dayMonth' }, hours }
        }),
        unit: 'unit.hours',
      }),
    },
  ],
})
