import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../../thermostat/device/device'
import type { HouseEvent, Speed } from '../model'
import { selectEventsToAnnounce } from './select-events-to-announce'

const six = Date.UTC(2026, 10, 23, 6)
const wakeUp: HouseEvent = { at: six, kind: 'wakeUp', temperature: 22 }
const leave: HouseEvent = { at: six + 2 * HOUR, kind: 'leave', temperature: 18 }

/** Which events are told while time comes to these instants at these speeds, in ms from six. */
function told(begun: number, ...course: readonly (readonly [at: number, speed: Speed])[]) {
  let toldUntil = six + begun
  return course.map(([at, speed]) => {
    const next = selectEventsToAnnounce([wakeUp, leave], six + at, speed, toldUntil)
    toldUntil = next.toldUntil
    return next.events.map(({ kind }) => kind)
  })
}

test('each event is told once, at a pace at which one can listen', () => {
  const course = told(-HOUR, [-SECOND, 60], [0, 60], [SECOND, 60], [2 * HOUR, 1])
  expect(course).toEqual([[], ['wakeUp'], [], ['leave']])
})

test('of faster time only the event at which it stops', () => {
  expect(told(-2 * HOUR, [-HOUR, 3600], [HOUR, 3600], [2 * HOUR, 0])).toEqual([[], [], ['leave']])
})

test('an event that was told is not told again when time goes on faster and stops at once', () => {
  expect(told(-MINUTE, [0, 60], [MINUTE / 2, 600], [MINUTE / 2, 0])).toEqual([['wakeUp'], [], []])
})

test('of events that lie well behind nothing is told when time slows down', () => {
  expect(told(-HOUR, [HOUR, 3600], [HOUR, 60])).toEqual([[], []])
})
