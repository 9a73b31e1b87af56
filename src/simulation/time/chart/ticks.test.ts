import { expect, test } from 'vitest'
import { HOUR } from '../../../thermostat/device/device'
import { afternoon } from './testing'
import { chooseHourStep, hourTicksBetween, temperatureTicksOf } from './ticks'

test('degree ticks are at each step, including both ends', () => {
  expect(temperatureTicksOf({ min: 160, max: 240, step: 20 })).toEqual([160, 180, 200, 220, 240])
  expect(temperatureTicksOf({ min: -50, max: 0, step: 50 })).toEqual([-50, 0])
})

test('the step of the hours is the smallest at which their labels do not overlap', () => {
  expect([10, 5, 3, 0.5].map((perHour) => chooseHourStep(perHour, 23))).toEqual([3, 6, 12, 24])
})

test('hour ticks are at full hours of the clock, wherever the view begins', () => {
  const hours = hourTicksBetween(afternoon + 1, afternoon + 13 * HOUR, 6).map((at) =>
    new Date(at).getUTCHours(),
  )
  expect(hours).toEqual([18, 0])
})

test('ticks every 24 hours are at midnight, including both ends of the view', () => {
  const midnights = (from: number, to: number) => hourTicksBetween(from, to, 24)
  expect(midnights(afternoon - 24 * HOUR, afternoon + 24 * HOUR)).toEqual([
    afternoon - 14 * HOUR,
    afternoon + 10 * HOUR,
  ])
  expect(midnights(afternoon + 10 * HOUR, afternoon + 10 * HOUR)).toEqual([afternoon + 10 * HOUR])
  expect(midnights(afternoon, afternoon + HOUR)).toEqual([])
})
