import { beforeEach, expect, test } from 'vitest'
import { FakeFrames } from '../../../tests/helpers/fakes/frames'
import { createFrameLoop, type FrameLoop } from './frame-loop'

let window: FakeFrames
let frames: FrameLoop
let isNeeded: boolean
let came: number[]
let breaks: number

beforeEach(() => {
  window = new FakeFrames()
  isNeeded = true
  came = []
  breaks = 0
  frames = createFrameLoop(window, {
    isNeeded: () => isNeeded,
    onFrame: (at) => came.push(at),
    onBreak: () => breaks++,
  })
})

test('one frame follows another as long as one is needed', () => {
  frames.request()
  frames.request()
  window.draw(3)
  expect(came).toEqual([20, 40, 60])
  isNeeded = false
  window.drawAll()
  expect(came).toEqual([20, 40, 60, 80])
  frames.request()
  expect(window.isFrameRequested).toBe(false)
})

test('none comes before it is asked for, or after it was taken back', () => {
  expect(window.isFrameRequested).toBe(false)
  frames.request()
  frames.cancel()
  expect(window.isFrameRequested).toBe(false)
})

test('a hidden page has no frames; once it is seen they go on, and it hears of both', () => {
  frames.request()
  window.setVisibility('hidden')
  expect(window.isFrameRequested).toBe(false)
  frames.request()
  expect(window.isFrameRequested).toBe(false)
  window.setVisibility('visible')
  expect(window.isFrameRequested).toBe(true)
  expect(breaks).toBe(2)
})

test('disposed of by a frame itself, it asks for no other, and listens to nothing', () => {
  window = new FakeFrames()
  frames = createFrameLoop(window, { isNeeded: () => true, onFrame: () => frames.dispose(), onBreak() {} })
  frames.request()
  window.draw()
  frames.request()
  expect(window.isFrameRequested).toBe(false)
  expect(window.document.listenedTypes).toEqual([])
})
