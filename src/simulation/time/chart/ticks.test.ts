import { expect, test } from 'vitest'
import { HOUR } from '../../../thermostat/device/device'
import { afternoon } from './testing'
import { degreeTicks, hourStep, hourTicks } from './ticks'

test('degrees stand at each step, the ends included', () => {
  expect(degreeTicks({ min: 160, max: 240, step: 20 })).toEqual([160, 180, 200, 220, 240])
  expect(degreeTicks({ min: -50, max: 0, step: 50 })).toEqual([-50, 0])
})

test('hours stand so close that their labels keep apart', () => {
  expect([10, 5, 3, 0.5].map((perHour) => hourStep(perHour, 23))).toEqual([3, 6, 12, 24])
})

test('hours are those of the clock, whenever the view begins', () => {
  const hours = hourTicks(afternoon + 1, afternoon + 13 * HOUR, 6).map((at) => new Date(at).getUTCHours())
  expect(hours).toEqual([18, 0])
})

test('each 24 hours one day begins, the ends of the view included', () => {
  const midnights = (from: number, to: number) => hourTicks(from, to, 24)
  expect(midnights(afternoon - 24 * HOUR, afternoon + 24 * HOUR)).toEqual([
    afternoon - 14 * HOUR,
    afternoon + 10 * HOUR,
  ])
  expect(midnights(afternoon + 10 * HOUR, afternoon + 10 * HOUR)).toEqual([afternoon + 10 * HOUR])
  expect(midnights(afternoon, afternoon + HOUR)).toEqual([])
})
