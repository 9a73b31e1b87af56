import { expect, test } from 'vitest'
import { floorToInterval, temperatureAxisOf } from './scale'
import { sampleWith } from './testing'

const sample = (floor: number, room: number, setpoint: number | null = null) =>
  sampleWith({ floor, room, setpoint })

test.each([
  [180, { min: 180, max: 230, step: 10 }],
  [170, { min: 160, max: 240, step: 20 }],
])('the range ends at whole degrees and includes the setpoint: %d', (setpoint, range) => {
  expect(temperatureAxisOf([sample(213, 204, setpoint), sample(224, 198, 220)])).toEqual(range)
})

test('a nearly constant temperature gets a range of at least 4 degrees', () => {
  const { min, max } = temperatureAxisOf([sample(221, 220), sample(222, 221)])
  expect(max - min).toBeGreaterThanOrEqual(40)
})

// behaviour 31.35
test.each([
  [-400, 900],
  [-400, -400],
  [900, 900],
  [-12, 310],
  [0, 0],
])('readings from %d to %d fit into at most five steps', (floor, room) => {
  const { min, max, step } = temperatureAxisOf([sample(floor, room)])
  expect(min).toBeLessThanOrEqual(Math.min(floor, room))
  expect(max).toBeGreaterThanOrEqual(Math.max(floor, room))
  expect((max - min) / step).toBeLessThanOrEqual(5)
  expect([min % step, max % step, step % 10].map(Math.abs)).toEqual([0, 0, 0])
})

test('without samples there is a default range', () => {
  expect(temperatureAxisOf([])).toEqual({ min: 150, max: 250, step: 50 })
})

test('instants within a px are rounded to the same instant', () => {
  const instants = [1_000_500, 1_000_999, 1_001_000].map((instant) => floorToInterval(instant, 1000))
  expect(instants).toEqual([1_000_000, 1_000_000, 1_001_000])
})
