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
])('a swipe goes the way of its longer side, if it is long enough: %i, %i', (dx, dy, way) => {
  expect(swipeDirection(dx, dy)).toBe(way)
})

test('a list follows a finger by one line for each row height, and back', () => {
  const ways = [-10, -79, -80, -159, -241, -80, 0, 80, 170]
  expect(ways.map((dy) => linesDragged(dy, 80) + 0)).toEqual([0, 1, 1, 2, 3, 1, 0, -1, -2])
})

/** The lines that a list moves with each of these turns. */
function lines(...turns: readonly WheelDelta[]): readonly number[] {
  let remainder = 0
  return turns.map((turn) => {
    const turned = linesScrolled(remainder, turn)
    remainder = turned.remainder
    return turned.lines + 0
  })
}
const pixels = (...turns: number[]): WheelDelta[] => turns.map((deltaY) => ({ deltaY, deltaMode: 0 }))
const rows = (...turns: number[]): WheelDelta[] => turns.map((deltaY) => ({ deltaY, deltaMode: 1 }))

// behaviour 1.20
test.each([
  ['each notch is a line, whatever its length', pixels(100, -100, 120, 66.7, 53), [1, -1, 1, 1, 1]],
  ['also in rows', rows(3, -1), [1, -1]],
  ['also in pages', [{ deltaY: 1, deltaMode: 2 }], [1]],
  ['several notches at once are several lines', [...pixels(300, -240), ...rows(-9)], [3, -2, -3]],
  ['the small steps of a trackpad add up', pixels(20, 20, 20, 20, 30), [0, 0, 1, 0, 1]],
  ['and begin anew the other way', pixels(40, -20, -20, -20), [0, 0, 0, -1]],
  ['a turn that is none moves nothing', [...pixels(0), ...rows(0)], [0, 0]],
])('of a wheel %s', (_what, turns, moved) => {
  expect(lines(...turns)).toEqual(moved)
})
