import { beforeEach, expect, test } from 'vitest'
import { FakeFrames } from '../../../tests/helpers/fakes/frames'
import { createFrameLoop, type FrameLoop } from './frame-loop'

let window: FakeFrames
let frames: FrameLoop
let isNeeded: boolean
let frameTimes: number[]
let visibilityChanges: number

beforeEach(() => {
  window = new FakeFrames()
  isNeeded = true
  frameTimes = []
  visibilityChanges = 0
  frames = createFrameLoop(window, {
    isNeeded: () => isNeeded,
    onFrame: (at) => frameTimes.push(at),
    onVisibilityChange: () => visibilityChanges++,
  })
})

test('frames follow each other while they are needed', () => {
  frames.request()
  frames.request()
  window.draw(3)
  expect(frameTimes).toEqual([20, 40, 60])
  isNeeded = false
  window.drawAll()
  expect(frameTimes).toEqual([20, 40, 60, 80])
  frames.request()
  expect(window.isFrameRequested).toBe(false)
})

test('there is no frame before a request or after a cancel', () => {
  expect(window.isFrameRequested).toBe(false)
  frames.request()
  frames.cancel()
  expect(window.isFrameRequested).toBe(false)
})

test('a hidden page has no frames; they continue when it is shown, and both call onVisibilityChange', () => {
  frames.request()
  window.setVisibility('hidden')
  expect(window.isFrameRequested).toBe(false)
  frames.request()
  expect(window.isFrameRequested).toBe(false)
  window.setVisibility('visible')
  expect(window.isFrameRequested).toBe(true)
  expect(visibilityChanges).toBe(2)
})

test('a loop disposed of by its own frame requests no other frame and removes its listeners', () => {
  window = new FakeFrames()
  frames = createFrameLoop(window, {
    isNeeded: () => true,
    onFrame: () => frames.dispose(),
    onVisibilityChange() {},
  })
  frames.request()
  window.draw()
  frames.request()
  expect(window.isFrameRequested).toBe(false)
  expect(window.document.listenedTypes).toEqual([])
})
