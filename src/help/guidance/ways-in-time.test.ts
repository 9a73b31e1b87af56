import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../thermostat/device/device'
import { inTime, type Visitor } from '../../thermostat/device/testing'
import type { Value } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'
import { defaultValueOf } from './values'
import { replay, wayTo } from './ways'
import { whyGreyed } from './why/greyed'

/** How many presses it takes, after trying that they lead there; `null` where there is no way. */
function tried(visitor: Visitor, taskId: TaskId, value: Value = defaultValueOf(taskId)): number | null {
  const way = wayTo(visitor, taskId, value)
  if (!way) return null
  const end = way.acts.reduce((moment, act) => replay(moment, act), way.start)
  expect(tasks[taskId].isDone(end.device, value)).toBe(true)
  return way.presses
}

describe('While time runs', () => {
  const timer = { program: 'timer', timer: 'on', timerTime: 8 } as const
  const later = (ms: number) => inTime(timer, ms)

  test('a timer that runs is started, one that is over can be started again', () => {
    expect(tried(later(0), 'start-timer', 8)).toBe(0)
    expect(tried(later(8 * HOUR), 'start-timer', 8)).toBe(2)
    expect(tried(later(HOUR), 'start-timer', 8)).toBeGreaterThan(2)
  })

  test('a button that rests because a timer is over says so, and what starts it', () => {
    const reason = whyGreyed(later(8 * HOUR), { button: 'previous' })
    expect(reason?.why).toBe('why.noHours')
    expect(reason?.fixes).toHaveLength(1)
  })

  test('a floor that is dry can be delayed again, and heats already', () => {
    const drying = { program: 'delayedStartup', secondaryProgram: 'week' } as const
    const dry = inTime(drying, 28 * DAY)
    expect(tried(dry, 'heat-now')).toBe(0)
    expect(tried(dry, 'start-week-program')).toBe(0)
    expect(tried(dry, 'stop-week-program')).toBeGreaterThan(0)
    expect(tried(dry, 'delay-start')).toBeGreaterThan(0)
  })
})
