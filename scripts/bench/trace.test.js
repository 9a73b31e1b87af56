import { expect, test } from 'vitest'
import { readTrace } from './trace.js'

const page = { ph: 'X', ts: 0, pid: 7, tid: 7, args: {} }

/**
 * @param {number} ts when it was noted, in microseconds
 * @param {number} duration from the press to its paint, in ms
 */
const press = (ts, duration, type = 'keydown') => ({
  ...page,
  name: 'EventTiming',
  ph: 'b',
  ts,
  args: { data: { type, duration } },
})

test('each press has the time to its paint, in their order; a key that comes up is none, nor the end of one', () => {
  const end = { ...page, name: 'EventTiming', ph: 'e' }
  const events = [press(2000, 24.5), press(1000, 11.2), press(3000, 9, 'keyup'), end]
  expect(readTrace(events).paints).toEqual([11.2, 24.5])
})

test('the frames and paints of the page that was pressed count, but not those of others', () => {
  const drawn = ['PrePaint', 'Paint', 'Paint', 'Layout'].map((name) => ({ ...page, name }))
  const process = { ...page, name: 'PrePaint', pid: 8 }
  const thread = { ...page, name: 'Paint', tid: 9 }
  expect(readTrace([press(1000, 8), ...drawn, process, thread])).toMatchObject({ frames: 1, paintings: 2 })
})
