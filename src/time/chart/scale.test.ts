import { expect, test } from 'vitest'
import type { Sample } from '../model'
import { degreesOf, place, wholePixel } from './scale'

const sample = (floor: number, room: number, setpoint: number | null = null): Sample => ({
  at: 0,
  setpoint,
  floor,
  room,
  outdoor: 0,
  heating: false,
  heatedFor: 0,
})

test('a value is as far along the px as along its range', () => {
  expect(place({ from: 160, to: 240, start: 100, end: 20 }, 160)).toBe(100)
  expect(place({ from: 160, to: 240, start: 100, end: 20 }, 200)).toBe(60)
  expect(place({ from: 160, to: 240, start: 100, end: 20 }, 240)).toBe(20)
})

test('the range has whole degrees at its ends and holds what is set, too', () => {
  expect(degreesOf([sample(213, 204, 180), sample(224, 198, 220)])).toEqual({
    least: 180,
    most: 230,
    step: 10,
  })
  expect(degreesOf([sample(213, 204, 170), sample(224, 198, 220)])).toEqual({
    least: 160,
    most: 240,
    step: 20,
  })
})

test('a floor that hardly changes is a level line', () => {
  const { least, most } = degreesOf([sample(221, 220), sample(222, 221)])
  expect(most - least).toBeGreaterThanOrEqual(40)
})

// behaviour 31.36
test.each([
  [-400, 900],
  [-400, -400],
  [900, 900],
  [-12, 310],
  [0, 0],
])('readings from %d to %d fit, with at most five parts', (floor, room) => {
  const { least, most, step } = degreesOf([sample(floor, room)])
  expect(least).toBeLessThanOrEqual(Math.min(floor, room))
  expect(most).toBeGreaterThanOrEqual(Math.max(floor, room))
  expect((most - least) / step).toBeLessThanOrEqual(5)
  expect([least % step, most % step, step % 10].map(Math.abs)).toEqual([0, 0, 0])
})

test('without samples there is a range as well', () => {
  expect(degreesOf([])).toEqual({ least: 150, most: 250, step: 50 })
})

test('instants of one px are one', () => {
  expect(wholePixel(1_000_500, 1000)).toBe(1_000_000)
  expect(wholePixel(1_000_999, 1000)).toBe(1_000_000)
  expect(wholePixel(1_001_000, 1000)).toBe(1_001_000)
})
