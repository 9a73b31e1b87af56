import { expect, test } from 'vitest'
import { linePathOf, smoothSteps, stepPathOf, stripPathOf } from './paths'

function points<Y extends number | null>(...all: readonly (readonly [x: number, y: Y])[]) {
  return all.map(([x, y]) => ({ x, y }))
}

test('a line goes from point to point, rounded to a tenth of a px', () => {
  expect(linePathOf(points([0, 10], [5, 12.345]))).toBe('M0 10L5 12.3')
  expect(linePathOf([])).toBe('')
})

test.each([
  ['a slow change becomes a slope', '200 200 200 201 201 201 202 202 202', '0:200 4:201 8:202'],
  ['a sudden change stays as it is', '200 200 200 400 400', '0:200 2:200 3:400 4:400'],
  ['a constant value becomes a line from the first reading to the last', '200 200 200', '0:200 2:200'],
  ['a single reading stays as it is', '200', '0:200'],
  ['a slow change at the last reading is part of the line', '200 200 201', '0:200 2:201'],
  ['a slow change before a sudden one is part of the line', '200 200 201 400 400', '0:200 2:201 3:400 4:400'],
])('smoothSteps: %s', (_, readings, line) => {
  const smoothed = smoothSteps(readings.split(' ').map((reading, x) => ({ x, value: Number(reading) })))
  expect(smoothed.map(({ x, value }) => `${x}:${value}`).join(' ')).toBe(line)
})

test('smoothSteps accepts no readings', () => {
  expect(smoothSteps([])).toEqual([])
})

// behaviour 31.35
test.each([
  ['holds until it changes', points([0, 5], [1, 5], [2, 9], [4, 9]), 'M0 5H2V9H4'],
  ['changes at the last point, too', points([0, 5], [2, 9]), 'M0 5H2V9'],
  ['is interrupted while there is no value', points([0, 5], [2, null], [4, 5], [6, 5]), 'M0 5H2M4 5H6'],
  ['is empty without values', points([0, null], [2, null]), ''],
])('a step line %s', (_, values, path) => {
  expect(stepPathOf(values)).toBe(path)
})

const interval = (from: number, to: number) => ({ from, to })

test.each([
  ['is filled in its intervals', [interval(3, 7)], 'M3 20h4v8h-4z'],
  ['is empty without intervals', [], ''],
  [
    'joins intervals without a gap',
    [interval(0, 2), interval(2, 4), interval(6, 8)],
    'M0 20h4v8h-4zM6 20h2v8h-2z',
  ],
  ['draws the shortest interval 1 px wide', [interval(0, 0.01)], 'M0 20h1v8h-1z'],
])('a strip %s', (_, intervals, path) => {
  expect(stripPathOf(intervals, { top: 20, height: 8 })).toBe(path)
})
