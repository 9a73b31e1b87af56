import { beforeEach, expect, test } from 'vitest'
import { FakeFrames } from '../../../tests/helpers/fakes/frames'
import { createFrames, type Frames } from './frames'

let window: FakeFrames
let frames: Frames
let isNeeded: boolean
let came: number[]
let breaks: number

beforeEach(() => {
  window = new FakeFrames()
  isNeeded = true
  came = []
  breaks = 0
  frames = createFrames(window, {
    isNeeded: () => isNeeded,
    onFrame: (at) => came.push(at),
    onBreak: () => breaks++,
  })
})

test('one frame follows another as long as one is needed', () => {
  frames.ask()
  frames.ask()
  window.draw(3)
  expect(came).toEqual([20, 40, 60])
  isNeeded = false
  window.drawAll()
  expect(came).toEqual([20, 40, 60, 80])
  frames.ask()
  expect(window.isFrameRequested).toBe(false)
})

test('none comes before it is asked for, or after it was taken back', () => {
  expect(window.isFrameRequested).toBe(false)
  frames.ask()
  frames.rest()
  expect(window.isFrameRequested).toBe(false)
})

test('a hidden page has no frames; once it is seen they go on, and it hears of both', () => {
  frames.ask()
  window.setVisibility('hidden')
  expect(window.isFrameRequested).toBe(false)
  frames.ask()
  expect(window.isFrameRequested).toBe(false)
  window.setVisibility('visible')
  expect(window.isFrameRequested).toBe(true)
  expect(breaks).toBe(2)
})

test('disposed of by a frame itself, it asks for no other, and listens to nothing', () => {
  window = new FakeFrames()
  frames = createFrames(window, { isNeeded: () => true, onFrame: () => frames.dispose(), onBreak() {} })
  frames.ask()
  window.draw()
  frames.ask()
  expect(window.isFrameRequested).toBe(false)
  expect(window.document.listenedTypes).toEqual([])
})
