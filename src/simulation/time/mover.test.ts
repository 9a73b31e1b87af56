import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { FakeFrames } from '../../../tests/helpers/fakes/frames'
import { createCourseOnPage } from './course-on-page'
import { notStarted, type Timeline } from './model'
import { runningAt } from './motion'
import { createMover } from './mover'
import { storeOf } from './testing'

/** A course that has begun, and what moves it. */
function begun() {
  const window = new FakeFrames()
  const store = storeOf({})
  const timeline = createStore<Timeline>(() => notStarted)
  const course = createCourseOnPage(store, timeline)
  course.begin(null)
  return { window, store, mover: createMover(window, course, timeline) }
}

test('one frame follows another as long as time runs, and none is asked for twice', () => {
  const { window, store, mover } = begun()
  mover.wake()
  expect(window.isAwaited).toBe(false)
  let heard = 0
  store.subscribe(() => heard++)
  mover.move(runningAt(60))
  mover.wake()
  window.draw(11, 100)
  expect(heard).toBe(10)
  mover.rest()
  expect(window.isAwaited).toBe(false)
})

test('disposed of by a frame itself, it asks for no other, and listens to nothing', () => {
  const { window, store, mover } = begun()
  store.subscribe(() => mover.dispose())
  mover.move(runningAt(60))
  window.draw(2, 100)
  mover.wake()
  expect(window.isAwaited).toBe(false)
  expect(window.document.listening).toEqual([])
})
