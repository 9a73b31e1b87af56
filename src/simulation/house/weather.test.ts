import { expect, test } from 'vitest'
import { outdoorTemperatureAt } from './weather'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The midnights of two years. */
const days = Array.from({ length: 730 }, (_, day) => Date.UTC(2026, 0, 1) + day * DAY)

/** Returns the temperature of each hour of a day. @param day its midnight */
function hoursOf(day: number): readonly number[] {
  return Array.from({ length: 24 }, (_, hour) => outdoorTemperatureAt(day + hour * HOUR))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

test('the temperature is around -5 degrees, and never above 0', () => {
  const all = days.flatMap(hoursOf)
  expect(mean(all)).toBeCloseTo(-5, 0)
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-10)
  expect(Math.max(...all)).toBeLessThanOrEqual(0)
})

test('each day is coldest between five and seven, and warmest in the afternoon', () => {
  for (const day of days) {
    const hours = hoursOf(day).slice(1, 20)
    expect(hours.indexOf(Math.min(...hours)) + 1).toBeOneOf([5, 6, 7])
    expect(hours.indexOf(Math.max(...hours)) + 1).toBeOneOf([14, 15, 16])
  }
})

test('a day varies by about 6 degrees, and differs a little from the day before', () => {
  for (const day of days) {
    const hours = hoursOf(day)
    expect(Math.max(...hours) - Math.min(...hours)).toBeGreaterThan(5)
    expect(Math.max(...hours) - Math.min(...hours)).toBeLessThan(8)
    expect(Math.abs(mean(hours) - mean(hoursOf(day - DAY)))).toBeLessThan(2)
  }
  const means = days.map((day) => mean(hoursOf(day)))
  expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(3)
})

test('the temperature changes by less than 1/30 degree per minute', () => {
  for (let at = days[0] ?? 0; at < (days[30] ?? 0); at += MINUTE)
    expect(Math.abs(outdoorTemperatureAt(at + MINUTE) - outdoorTemperatureAt(at))).toBeLessThan(1 / 30)
})
