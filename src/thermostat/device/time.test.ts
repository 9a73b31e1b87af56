import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, minuteOfDay, weekday, weekNumber } from './time'

const date = (text: string) => Date.parse(`${text}T00:00:00Z`)

describe("The week number is computed from the year's first week: ISO 8601", () => {
  test.each([
    // Years that begin on each day of the week.
    ['2024-01-01', 1],
    ['2024-12-29', 52],
    ['2024-12-30', 1],
    ['2025-01-06', 2],
    ['2025-12-28', 52],
    ['2025-12-29', 1],
    ['2026-01-05', 2],
    ['2026-12-31', 53],
    ['2027-01-04', 1],
    ['2021-01-03', 53],
    ['2021-01-04', 1],
    ['2022-01-02', 52],
    ['2022-01-03', 1],
    ['2023-01-01', 52],
    ['2023-01-02', 1],
    ['2016-01-03', 53],
    ['2016-02-29', 9],
  ])('%s is in week %i', (day, week) => {
    expect(weekNumber(date(day))).toBe(week)
    expect(weekNumber(date(day) + DAY - 1)).toBe(week)
  })

  test('every week of thirty years has seven days and begins on a Monday', () => {
    for (let day = date('2000-01-03'); day < date('2030-01-07'); day += 7 * DAY) {
      const week = weekNumber(day)
      for (let later = 1; later < 7; later++) expect(weekNumber(day + later * DAY)).toBe(week)
      expect(weekNumber(day + 7 * DAY)).not.toBe(week)
    }
  })
})

test.each([
  ['2025-03-10', 1],
  ['2025-03-12', 3],
  ['2025-03-15', 6],
  ['2025-03-16', 7],
  ['2025-03-17', 1],
  ['1969-12-28', 7],
])('the day of the week: %s is day %i, counted from Monday', (day, number) => {
  expect(weekday(date(day))).toBe(number)
  expect(weekday(date(day) + DAY - 1)).toBe(number)
})

test.each([
  [0, 0],
  [59_999, 0],
  [6 * HOUR, 360],
  [DAY - 1, 1439],
  [DAY, 0],
  [date('2025-03-12') + 16 * HOUR + 30 * MINUTE, 990],
  [-1, 1439],
  [-DAY, 0],
])('minutes after midnight: %i is minute %i', (at, minute) => {
  expect(minuteOfDay(at)).toBe(minute)
})
