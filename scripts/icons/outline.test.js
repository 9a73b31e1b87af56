import { expect, test } from 'vitest'
import { outlineOf } from './outline.js'

test('shapes follow each other in one path, the corners of rectangles rounded', () => {
  const path = outlineOf([
    ['path', { d: 'M12 20h.01', key: 'zekei9' }],
    ['line', { x1: '4', x2: '20', y1: '6', y2: '7' }],
    ['polyline', { points: '1 2 3 4' }],
    ['circle', { cx: '12', cy: '12', r: '4' }],
    ['rect', { x: '3', y: '4', width: '10', height: '8', rx: '1' }],
  ])
  const rounded = 'M4 4h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z'
  expect(path).toBe(`M12 20h.01M4 6L20 7M1 2 3 4M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z${rounded}`)
})

test('a path that begins relatively begins at its own origin, and its further pairs stay relative', () => {
  expect(outlineOf([['path', { d: 'm15 5 4 4' }]])).toBe('M15 5l4 4')
  expect(outlineOf([['path', { d: 'm-1.5-2c1 1 2 2 3 3' }]])).toBe('M-1.5 -2c1 1 2 2 3 3')
})

test('elements that a path of strokes cannot draw are refused', () => {
  expect(() => outlineOf([['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]])).toThrow(
    'A circle with "fill" cannot be drawn as a part of one path',
  )
  expect(() => outlineOf([['text', {}]])).toThrow('A text cannot be drawn as a part of one path')
})
