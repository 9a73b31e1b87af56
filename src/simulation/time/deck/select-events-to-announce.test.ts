import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../../thermostat/device/device'
import type { HouseEvent, Speed } from '../model'
import { selectEventsToAnnounce } from './select-events-to-announce'

const six = Date.UTC(2026, 10, 23, 6)
const wakeUp: HouseEvent = { at: six, kind: 'wakeUp', temperature: 22 }
const leave: HouseEvent = { at: six + 2 * HOUR, kind: 'leave', temperature: 18 }

/** Returns the events announced at each instant and speed. Instants are in ms since six. */
function announcedDuring(start: number, ...moments: readonly (readonly [at: number, speed: Speed])[]) {
  let announcedUntil = six + start
  return moments.map(([at, speed]) => {
    const next = selectEventsToAnnounce([wakeUp, leave], six + at, speed, announcedUntil)
    announcedUntil = next.announcedUntil
    return next.events.map(({ kind }) => kind)
  })
}

test('each event is announced once, at a speed slow enough to listen', () => {
  const kinds = announcedDuring(-HOUR, [-SECOND, 60], [0, 60], [SECOND, 60], [2 * HOUR, 1])
  expect(kinds).toEqual([[], ['wakeUp'], [], ['leave']])
})

test('at high speed only the event at which time stops is announced', () => {
  expect(announcedDuring(-2 * HOUR, [-HOUR, 3600], [HOUR, 3600], [2 * HOUR, 0])).toEqual([[], [], ['leave']])
})

test('an announced event is not announced again after a short time at high speed', () => {
  expect(announcedDuring(-MINUTE, [0, 60], [MINUTE / 2, 600], [MINUTE / 2, 0])).toEqual([['wakeUp'], [], []])
})

test('events passed at high speed are not announced when time slows down', () => {
  expect(announcedDuring(-HOUR, [HOUR, 3600], [HOUR, 60])).toEqual([[], []])
})
