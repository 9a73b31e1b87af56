import { expect, test } from 'vitest'
import { linesDragged, linesTurned, swipeDirection, type Turn } from './swipe'

// behaviour 1.20
test('a swipe goes the way of its longer side', () => {
  expect(swipeDirection(-60, 10)).toBe('left')
  expect(swipeDirection(60, -20)).toBe('right')
  expect(swipeDirection(5, -40)).toBe('up')
  expect(swipeDirection(-30, 90)).toBe('down')
})

test('a finger that hardly moved tapped', () => {
  expect(swipeDirection(0, 0)).toBeNull()
  expect(swipeDirection(-23, 23)).toBeNull()
})

test('a list follows a finger by one line for each row height, and back', () => {
  const ways = [-10, -79, -80, -159, -241, -80, 0, 80, 170]
  expect(ways.map((dy) => linesDragged(dy, 80) + 0)).toEqual([0, 1, 1, 2, 3, 1, 0, -1, -2])
})

/** The lines that a list moves with each of these turns. */
function lines(...turns: readonly Turn[]): readonly number[] {
  let rest = 0
  return turns.map((turn) => {
    const turned = linesTurned(rest, turn)
    rest = turned.rest
    return turned.lines + 0
  })
}
const pixels = (deltaY: number): Turn => ({ deltaY, deltaMode: 0 })

// behaviour 1.22
test('each notch of a wheel is a line, however much a browser tells of it', () => {
  expect(lines(pixels(100), pixels(-100), pixels(120), pixels(66.7), pixels(53))).toEqual([1, -1, 1, 1, 1])
  expect(lines({ deltaY: 3, deltaMode: 1 }, { deltaY: -1, deltaMode: 1 })).toEqual([1, -1])
  expect(lines({ deltaY: 1, deltaMode: 2 })).toEqual([1])
})

test('several notches at once are several lines', () => {
  expect(lines(pixels(300), pixels(-240), { deltaY: -9, deltaMode: 1 })).toEqual([3, -2, -3])
})

test('the small steps of a trackpad add up, and begin anew the other way', () => {
  expect(lines(...[20, 20, 20, 20, 30].map(pixels))).toEqual([0, 0, 1, 0, 1])
  expect(lines(...[40, -20, -20, -20].map(pixels))).toEqual([0, 0, 0, -1])
})

test('a turn that is none moves nothing', () => {
  expect(lines(pixels(0), { deltaY: 0, deltaMode: 1 })).toEqual([0, 0])
})
