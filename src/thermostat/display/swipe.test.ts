import { expect, test } from 'vitest'
import { linesDragged, linesScrolled, swipeDirection, type WheelDelta } from './swipe'

// behaviour 1.20
test.each([
  [-60, 10, 'left'],
  [60, -20, 'right'],
  [5, -40, 'up'],
  [-30, 90, 'down'],
  [0, 0, null],
  [-23, 23, null],
])('a swipe by %i, %i has the direction of its longer side, or is too short', (dx, dy, direction) => {
  expect(swipeDirection(dx, dy)).toBe(direction)
})

test('a list follows a finger in both directions, by one line for each row height', () => {
  const distances = [-10, -79, -80, -159, -241, -80, 0, 80, 170]
  expect(distances.map((dy) => linesDragged(dy, 80) + 0)).toEqual([0, 1, 1, 2, 3, 1, 0, -1, -2])
})

/** Returns the lines that a list moves for each event. */
function linesFor(...deltas: readonly WheelDelta[]): readonly number[] {
  let remainder = 0
  return deltas.map((delta) => {
    const scrolled = linesScrolled(remainder, delta)
    remainder = scrolled.remainder
    return scrolled.lines + 0
  })
}
const pixels = (...deltas: number[]): WheelDelta[] => deltas.map((deltaY) => ({ deltaY, deltaMode: 0 }))
const rows = (...deltas: number[]): WheelDelta[] => deltas.map((deltaY) => ({ deltaY, deltaMode: 1 }))

// behaviour 1.20
test.each([
  ['each notch moves one line, whatever its length', pixels(100, -100, 120, 66.7, 53), [1, -1, 1, 1, 1]],
  ['a notch in rows moves one line', rows(3, -1), [1, -1]],
  ['a notch in pages moves one line', [{ deltaY: 1, deltaMode: 2 }], [1]],
  ['several notches in one event move several lines', [...pixels(300, -240), ...rows(-9)], [3, -2, -3]],
  ['the small steps of a trackpad add up', pixels(20, 20, 20, 20, 30), [0, 0, 1, 0, 1]],
  ['a change of direction discards the sum', pixels(40, -20, -20, -20), [0, 0, 0, -1]],
  ['an event without movement moves no line', [...pixels(0), ...rows(0)], [0, 0]],
])('%s', (_title, deltas, moved) => {
  expect(linesFor(...deltas)).toEqual(moved)
})
