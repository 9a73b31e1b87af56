import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../device/time'
import type { HouseEvent, Speed } from '../model'
import { eventsToTell } from './told'

const six = Date.UTC(2026, 10, 23, 6)
const wakeUp: HouseEvent = { at: six, kind: 'wakeUp', temperature: 22 }
const leave: HouseEvent = { at: six + 2 * HOUR, kind: 'leave', temperature: 18 }

/** Which events are told while time comes to these instants at these speeds. */
function told(begun: number, course: readonly (readonly [at: number, speed: Speed])[]) {
  let toldUntil = begun
  return course.map(([at, speed]) => {
    const next = eventsToTell([wakeUp, leave], at, speed, toldUntil)
    toldUntil = next.toldUntil
    return next.events.map(({ kind }) => kind)
  })
}

test('each event is told once, at a pace at which one can listen', () => {
  const course = [
    [six - SECOND, 60],
    [six, 60],
    [six + SECOND, 60],
    [six + 2 * HOUR, 1],
  ] as const
  expect(told(six - HOUR, course)).toEqual([[], ['wakeUp'], [], ['leave']])
})

test('of faster time only the event at which it stops', () => {
  const course = [
    [six - HOUR, 3600],
    [six + HOUR, 3600],
    [six + 2 * HOUR, 0],
  ] as const
  expect(told(six - 2 * HOUR, course)).toEqual([[], [], ['leave']])
})

test('an event that was told is not told again when time goes on faster and stops at once', () => {
  const course = [
    [six, 60],
    [six + MINUTE / 2, 600],
    [six + MINUTE / 2, 0],
  ] as const
  expect(told(six - MINUTE, course)).toEqual([['wakeUp'], [], []])
})

test('of events that lie well behind nothing is told when time slows down', () => {
  const course = [
    [six + HOUR, 3600],
    [six + HOUR, 60],
  ] as const
  expect(told(six - HOUR, course)).toEqual([[], []])
})
