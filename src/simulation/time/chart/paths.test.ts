import { expect, test } from 'vitest'
import { linePath, smoothSteps, stepPath, stripPath } from './paths'

function points<Y extends number | null>(...all: readonly (readonly [x: number, y: Y])[]) {
  return all.map(([x, y]) => ({ x, y }))
}

test('a line goes from point to point, to a tenth of a px', () => {
  expect(linePath(points([0, 10], [5, 12.345]))).toBe('M0 10L5 12.3')
  expect(linePath([])).toBe('')
})

test.each([
  ['a slow change is a slope, not stairs', '200 200 200 201 201 201 202 202 202', '0:200 4:201 8:202'],
  ['a sudden change stays where it is', '200 200 200 400 400', '0:200 2:200 3:400 4:400'],
  ['one that never changes is a line from its first reading to its last', '200 200 200', '0:200 2:200'],
  ['so is a single one', '200', '0:200'],
])('of readings in steps %s', (_, readings, line) => {
  const smoothed = smoothSteps(readings.split(' ').map((reading, x) => ({ x, value: Number(reading) })))
  expect(smoothed.map(({ x, value }) => `${x}:${value}`).join(' ')).toBe(line)
})

test('of no readings there is nothing to smooth', () => {
  expect(smoothSteps([])).toEqual([])
})

// behaviour 31.35
test.each([
  ['holds until it changes', points([0, 5], [1, 5], [2, 9], [4, 9]), 'M0 5H2V9H4'],
  ['changes at the last moment, too', points([0, 5], [2, 9]), 'M0 5H2V9'],
  ['is interrupted while nothing is set', points([0, 5], [2, null], [4, 5], [6, 5]), 'M0 5H2M4 5H6'],
  ['is nothing where nothing is set', points([0, null], [2, null]), ''],
])('what is set %s', (_, set, path) => {
  expect(stepPath(set)).toBe(path)
})

const piece = (from: number, to: number) => ({ from, to })

test.each([
  ['is filled from where it heats to where it does not', [piece(3, 7)], 'M3 20h4v8h-4z'],
  ['is nothing where it does not heat', [], ''],
  [
    'has one piece for what heats without a break',
    [piece(0, 2), piece(2, 4), piece(6, 8)],
    'M0 20h4v8h-4zM6 20h2v8h-2z',
  ],
  ['is seen however short it heats', [piece(0, 0.01)], 'M0 20h1v8h-1z'],
])('a strip %s', (_, stretches, path) => {
  expect(stripPath(stretches, { top: 20, height: 8 })).toBe(path)
})
