import { describe, expect, test } from 'vitest'
import { atHome, inTime, NOON, type Visitor } from '../testing'
import { DAY, HOUR, MINUTE } from '../time'
import { upcomingEvents } from './upcoming-events'

/** What is ahead for so long, with its hours from noon on a Wednesday. */
const ahead = ({ device }: Visitor, span = DAY) =>
  upcomingEvents(device, device.clock + span).map(({ at, kind }) => [(at - NOON) / HOUR, kind])

describe('What is ahead', () => {
  test('nothing, without a program', () => {
    expect(ahead(inTime({}), 60 * DAY)).toEqual([])
    expect(ahead(atHome(), 60 * DAY)).toEqual([])
  })

  // behaviour 31.19
  test('the events of the week program, with their temperatures', () => {
    const { device } = inTime({ program: 'week' })
    expect(upcomingEvents(device, NOON + 18 * HOUR)).toEqual([
      { at: NOON + 3 * HOUR, kind: 'backHome', temperature: 22 },
      { at: NOON + 11 * HOUR, kind: 'sleep', temperature: 17 },
      { at: NOON + 18 * HOUR, kind: 'wakeUp', temperature: 22 },
    ])
    expect(upcomingEvents(device, NOON + 18 * HOUR - 1)).toHaveLength(2)
  })

  test('at the weekend only those that are enabled', () => {
    const friday = inTime({ program: 'week' }, 2 * DAY)
    expect(ahead(friday, 2 * DAY)).toEqual([
      [51, 'backHome'],
      [59, 'sleep'],
      [67, 'wakeUp'],
      [83, 'sleep'],
      [91, 'wakeUp'],
    ])
  })

  test('the event that is now is behind', () => {
    expect(ahead(inTime({ program: 'week' }, 3 * HOUR), 8 * HOUR)).toEqual([[11, 'sleep']])
  })

  test('their temperatures are no higher than the upper bound', () => {
    const { device } = inTime({ program: 'week', maxTemp: 20 })
    expect(upcomingEvents(device, NOON + 11 * HOUR).map(({ temperature }) => temperature)).toEqual([20, 17])
  })

  test('without time that runs, too', () => {
    expect(ahead(atHome({ program: 'week', timer: 'on' }), 4 * HOUR)).toEqual([[3, 'backHome']])
  })

  test('nothing of the week program in a hotel', () => {
    expect(ahead(inTime({ program: 'week', application: 'hotel' }))).toEqual([])
  })

  test('the end of a timer, as long as it runs and is in force', () => {
    const timer = { program: 'timer', timer: 'on', timerTime: 8 } as const
    expect(ahead(inTime(timer))).toEqual([[8, 'timerEnds']])
    expect(ahead(inTime(timer), 8 * HOUR - 1)).toEqual([])
    expect(ahead(inTime(timer, 8 * HOUR))).toEqual([])
    expect(ahead(inTime({ ...timer, timer: 'off' }))).toEqual([])
    expect(ahead(inTime({ ...timer, program: 'delayedStartup' }))).toEqual([])
  })

  test('with ground heating its post-heat after it', () => {
    const ground = { application: 'groundHeating', program: 'timer', timer: 'on' } as const
    const both = [
      [4, 'timerEnds'],
      [8, 'postHeatEnds'],
    ]
    expect(ahead(inTime(ground))).toEqual(both)
    expect(ahead(inTime(ground, 5 * HOUR))).toEqual([[8, 'postHeatEnds']])
    expect(ahead(inTime(ground, 8 * HOUR))).toEqual([])
  })

  test('the end of a hotel’s post-heat', () => {
    const visitor = inTime({ application: 'hotel' }, HOUR)
    expect(ahead(visitor)).toEqual([])
    visitor.flip('remoteControlInstalled')
    expect(ahead(visitor)).toEqual([[5, 'postHeatEnds']])
  })

  test('the floor is dry, and the program that it waits for goes on', () => {
    const visitor = inTime({ program: 'delayedStartup', secondaryProgram: 'week' }, 27 * DAY)
    expect(ahead(visitor, DAY + 4 * HOUR)).toEqual([
      [28 * 24, 'floorIsDry'],
      [28 * 24 + 3, 'backHome'],
    ])
    expect(ahead(visitor.passTo(NOON + 28 * DAY), 4 * HOUR)).toEqual([[28 * 24 + 3, 'backHome']])
  })

  test('the end of a pause for an open window', () => {
    const visitor = inTime({ ventilationFunction: 'on', program: 'week' }).surround({ windowOpen: true })
    expect(ahead(visitor, 3 * HOUR)).toEqual([
      [0.25, 'pauseEnds'],
      [3, 'backHome'],
    ])
    expect(ahead(visitor.passTo(NOON + 15 * MINUTE), HOUR)).toEqual([])
    expect(ahead(inTime({}).surround({ windowOpen: true }))).toEqual([])
  })
})
