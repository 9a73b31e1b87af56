import { describe, expect, test } from 'vitest'
import { atHome, atHomeInSimulatedTime, NOON, type Visitor } from '../testing'
import { DAY, HOUR, MINUTE } from '../time'
import { upcomingEvents } from './upcoming-events'

/** The upcoming events of a time span, each with its hours after noon on a Wednesday. */
const upcoming = ({ device }: Visitor, span = DAY) =>
  upcomingEvents(device, device.clock + span).map(({ at, kind }) => [(at - NOON) / HOUR, kind])

describe('Upcoming events', () => {
  test('there are none without a program', () => {
    expect(upcoming(atHomeInSimulatedTime({}), 60 * DAY)).toEqual([])
    expect(upcoming(atHome(), 60 * DAY)).toEqual([])
  })

  // behaviour 31.19
  test('are those of the week program, with their temperatures', () => {
    const { device } = atHomeInSimulatedTime({ program: 'week' })
    expect(upcomingEvents(device, NOON + 18 * HOUR)).toEqual([
      { at: NOON + 3 * HOUR, kind: 'backHome', temperature: 22 },
      { at: NOON + 11 * HOUR, kind: 'sleep', temperature: 17 },
      { at: NOON + 18 * HOUR, kind: 'wakeUp', temperature: 22 },
    ])
    expect(upcomingEvents(device, NOON + 18 * HOUR - 1)).toHaveLength(2)
  })

  test('at the weekend only enabled events are listed', () => {
    const friday = atHomeInSimulatedTime({ program: 'week' }, 2 * DAY)
    expect(upcoming(friday, 2 * DAY)).toEqual([
      [51, 'backHome'],
      [59, 'sleep'],
      [67, 'wakeUp'],
      [83, 'sleep'],
      [91, 'wakeUp'],
    ])
  })

  test('an event that is due now is not listed', () => {
    expect(upcoming(atHomeInSimulatedTime({ program: 'week' }, 3 * HOUR), 8 * HOUR)).toEqual([[11, 'sleep']])
  })

  test('their temperatures are capped by the upper bound', () => {
    const { device } = atHomeInSimulatedTime({ program: 'week', maxTemp: 20 })
    expect(upcomingEvents(device, NOON + 11 * HOUR).map(({ temperature }) => temperature)).toEqual([20, 17])
  })

  test('are listed while time does not run, too', () => {
    expect(upcoming(atHome({ program: 'week', timer: 'on' }), 4 * HOUR)).toEqual([[3, 'backHome']])
  })

  test('a hotel has none of the week program', () => {
    expect(upcoming(atHomeInSimulatedTime({ program: 'week', application: 'hotel' }))).toEqual([])
  })

  test('a timer’s end is listed while the timer runs and is in force', () => {
    const timer = { program: 'timer', timer: 'on', timerTime: 8 } as const
    expect(upcoming(atHomeInSimulatedTime(timer))).toEqual([[8, 'timerEnds']])
    expect(upcoming(atHomeInSimulatedTime(timer), 8 * HOUR - 1)).toEqual([])
    expect(upcoming(atHomeInSimulatedTime(timer, 8 * HOUR))).toEqual([])
    expect(upcoming(atHomeInSimulatedTime({ ...timer, timer: 'off' }))).toEqual([])
    expect(upcoming(atHomeInSimulatedTime({ ...timer, program: 'delayedStartup' }))).toEqual([])
  })

  test('with ground heating the end of post-heat follows the timer’s end', () => {
    const ground = { application: 'groundHeating', program: 'timer', timer: 'on' } as const
    const both = [
      [4, 'timerEnds'],
      [8, 'postHeatEnds'],
    ]
    expect(upcoming(atHomeInSimulatedTime(ground))).toEqual(both)
    expect(upcoming(atHomeInSimulatedTime(ground, 5 * HOUR))).toEqual([[8, 'postHeatEnds']])
    expect(upcoming(atHomeInSimulatedTime(ground, 8 * HOUR))).toEqual([])
  })

  test('a hotel’s post-heat end is listed', () => {
    const visitor = atHomeInSimulatedTime({ application: 'hotel' }, HOUR)
    expect(upcoming(visitor)).toEqual([])
    visitor.toggle('remoteControlInstalled')
    expect(upcoming(visitor)).toEqual([[5, 'postHeatEnds']])
  })

  test('the interrupted program continues after the end of floor drying', () => {
    const visitor = atHomeInSimulatedTime({ program: 'delayedStartup', secondaryProgram: 'week' }, 27 * DAY)
    expect(upcoming(visitor, DAY + 4 * HOUR)).toEqual([
      [28 * 24, 'floorIsDry'],
      [28 * 24 + 3, 'backHome'],
    ])
    expect(upcoming(visitor.advanceTo(NOON + 28 * DAY), 4 * HOUR)).toEqual([[28 * 24 + 3, 'backHome']])
  })

  test('the end of a ventilation pause is listed', () => {
    const visitor = atHomeInSimulatedTime({ ventilationFunction: 'on', program: 'week' }).setSurroundings({
      windowOpen: true,
    })
    expect(upcoming(visitor, 3 * HOUR)).toEqual([
      [0.25, 'pauseEnds'],
      [3, 'backHome'],
    ])
    expect(upcoming(visitor.advanceTo(NOON + 15 * MINUTE), HOUR)).toEqual([])
    expect(upcoming(atHomeInSimulatedTime({}).setSurroundings({ windowOpen: true }))).toEqual([])
  })
})
