import { describe, expect, test } from 'vitest'
import { linePath, smooth, stepPath, stripPath } from './paths'

describe('a line', () => {
  test('goes from point to point, to a tenth of a px', () => {
    expect(
      linePath([
        { x: 0, y: 10 },
        { x: 5, y: 12.345 },
      ]),
    ).toBe('M0 10L5 12.3')
    expect(linePath([])).toBe('')
  })

  test('has of each px what can be seen: where it comes and goes, and how far up and down it is', () => {
    const points = [4, 9, 1, 3, 5].map((y, index) => ({ x: 7 + index / 10, y }))
    expect(linePath([...points, { x: 8, y: 5 }])).toBe('M7 4L7.1 9L7.2 1L7.4 5L8 5')
  })

  test('of a year in minutes on 300 px is short', () => {
    const points = Array.from({ length: 500_000 }, (_, minute) => ({
      x: (minute * 300) / 500_000,
      y: minute % 7,
    }))
    expect(linePath(points).split('L').length).toBeLessThanOrEqual(4 * 300)
  })
})

describe('readings in steps', () => {
  const at = (...values: number[]) => values.map((value, x) => ({ x, value }))

  test('a slow change is a slope, not stairs', () => {
    expect(smooth(at(200, 200, 200, 201, 201, 201, 202, 202, 202))).toEqual([
      { x: 0, value: 200 },
      { x: 4, value: 201 },
      { x: 8, value: 202 },
    ])
  })

  test('a sudden change stays where it is', () => {
    expect(smooth(at(200, 200, 200, 400, 400))).toEqual([
      { x: 0, value: 200 },
      { x: 2, value: 200 },
      { x: 3, value: 400 },
      { x: 4, value: 400 },
    ])
  })

  test('one that never changes is a line from its first reading to its last', () => {
    expect(smooth(at(200, 200, 200))).toEqual([
      { x: 0, value: 200 },
      { x: 2, value: 200 },
    ])
    expect(smooth(at(200))).toEqual([{ x: 0, value: 200 }])
    expect(smooth([])).toEqual([])
  })
})

describe('what is set', () => {
  // behaviour 31.35
  test('holds until it changes', () => {
    expect(
      stepPath([
        { x: 0, y: 5 },
        { x: 1, y: 5 },
        { x: 2, y: 9 },
        { x: 4, y: 9 },
      ]),
    ).toBe('M0 5H2V9H4')
  })

  test('changes at the last moment, too', () => {
    expect(
      stepPath([
        { x: 0, y: 5 },
        { x: 2, y: 9 },
      ]),
    ).toBe('M0 5H2V9')
  })

  test('is interrupted while nothing is set', () => {
    expect(
      stepPath([
        { x: 0, y: 5 },
        { x: 2, y: null },
        { x: 4, y: 5 },
        { x: 6, y: 5 },
      ]),
    ).toBe('M0 5H2M4 5H6')
    expect(
      stepPath([
        { x: 0, y: null },
        { x: 2, y: null },
      ]),
    ).toBe('')
  })
})

describe('a strip', () => {
  const strip = { top: 20, height: 8 }

  test('is filled from where it heats to where it does not', () => {
    expect(stripPath([{ from: 3, to: 7 }], strip)).toBe('M3 20h4v8h-4z')
    expect(stripPath([], strip)).toBe('')
  })

  test('has one piece for what heats without a break', () => {
    const stretches = [
      { from: 0, to: 2 },
      { from: 2, to: 4 },
      { from: 6, to: 8 },
    ]
    expect(stripPath(stretches, strip)).toBe('M0 20h4v8h-4zM6 20h2v8h-2z')
  })

  test('is seen however short it heats', () => {
    expect(stripPath([{ from: 0, to: 0.01 }], strip)).toBe('M0 20h1v8h-1z')
  })
})
