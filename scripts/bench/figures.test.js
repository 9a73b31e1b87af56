import { expect, test } from 'vitest'
import { figuresOf, median } from './figures.js'

const turn = { presses: 1, paints: [1], work: 0, frames: 0, paintings: 0 }

test('the median is the value in the middle, in whatever order they come', () => {
  expect(median([30, 10, 20])).toBe(20)
})

test('98 of 100 presses were painted sooner than the slowest two, and of few presses the slowest counts', () => {
  const paints = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(figuresOf([{ ...turn, paints }])).toMatchObject({ p50: 51, p98: 99 })
  expect(figuresOf([{ ...turn, paints: [8, 40, 9] }]).p98).toBe(40)
})

test('all turns count together, by their presses', () => {
  const turns = [
    { presses: 3, paints: [8, 9], work: 30, frames: 3, paintings: 6 },
    { presses: 1, paints: [50], work: 50, frames: 5, paintings: 6 },
  ]
  expect(figuresOf(turns)).toEqual({ presses: 4, p50: 9, p98: 50, work: 20, frames: 2, paintings: 3 })
})
