import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../thermostat/device/device'
import { atHomeInSimulatedTime, type Visitor } from '../../thermostat/device/testing'
import type { TaskValue } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'
import { defaultValueOf } from './values'
import { applyAct, findWay } from './ways'
import { whyGreyed } from './why/greyed'

/** Returns the presses of a way, after checking that it reaches the goal; `null` without a way. */
function pressesOf(
  visitor: Visitor,
  taskId: TaskId,
  value: TaskValue = defaultValueOf(taskId),
): number | null {
  const way = findWay(visitor, taskId, value)
  if (!way) return null
  const end = way.acts.reduce((moment, act) => applyAct(moment, act), way.start)
  expect(tasks[taskId].isDone(end.device, value)).toBe(true)
  return way.pressCount
}

describe('while time runs', () => {
  const timer = { program: 'timer', timer: 'on', timerTime: 8 } as const
  const later = (ms: number) => atHomeInSimulatedTime(timer, ms)

  test('a running timer counts as started, and an elapsed one can be started again', () => {
    expect(pressesOf(later(0), 'start-timer', 8)).toBe(0)
    expect(pressesOf(later(8 * HOUR), 'start-timer', 8)).toBe(2)
    expect(pressesOf(later(HOUR), 'start-timer', 8)).toBeGreaterThan(2)
  })

  test('a button that is disabled by an elapsed timer offers to start it', () => {
    const reason = whyGreyed(later(8 * HOUR), { button: 'previous' })
    expect(reason?.why).toBe('why.noHours')
    expect(reason?.fixes).toHaveLength(1)
  })

  test('after the floor has dried, it heats, and the delay can be started again', () => {
    const drying = { program: 'delayedStartup', secondaryProgram: 'week' } as const
    const dry = atHomeInSimulatedTime(drying, 28 * DAY)
    expect(pressesOf(dry, 'heat-now')).toBe(0)
    expect(pressesOf(dry, 'start-week-program')).toBe(0)
    expect(pressesOf(dry, 'stop-week-program')).toBeGreaterThan(0)
    expect(pressesOf(dry, 'delay-start')).toBeGreaterThan(0)
  })
})
