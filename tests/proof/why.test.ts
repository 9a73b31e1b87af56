/** Tests that a task is reached from any state, by its way or after its fixes. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRange, type TaskId, type TaskValue, taskIds, tasks } from '../../src/help/guidance/guidance'
import { whyGreyed } from '../../src/help/guidance/why/greyed'
import { applyFixes, isRefused } from '../../src/help/guidance/why/testing'
import { enabledButtonsOf, isInputBlocked } from '../../src/thermostat/device/device'
import { sample, sampleSize } from '../helpers/sample'
import { anyAct, endOfVisit, randomVisits } from './acts'

const VISITS = sampleSize(300, 30)
const TASKS_A_VISIT = 6
const MINUTE = 60_000
const buttons = ['previous', 'confirm', 'next', 'back', 'close'] as const

/** Tasks whose values may be out of range, or refused to keep a floor safe. */
const mayBeRefused: readonly TaskId[] = ['change-temperature', 'choose-sensor', 'power-share']

/** A task with one of its values. */
const taskWithValue: fc.Arbitrary<readonly [TaskId, TaskValue]> = fc
  .constantFrom(...taskIds)
  .chain((task) => {
    const { values } = tasks[task]
    if (!values) return fc.constant([task, ''] as const)
    if (!isRange(values)) return fc.constantFrom(...values).map((value) => [task, value] as const)
    const { min, max, step } = values
    return fc.nat((max - min) / step).map((steps) => [task, min + steps * step] as const)
  })

describe.each(sample([1, 2], 2))('after the visits of seed %i', (seed) => {
  const options = { seed, numRuns: VISITS }
  const visits = randomVisits(anyAct, 30).map(endOfVisit)

  test('every task is reached', { timeout: 10 * MINUTE }, () => {
    const aims = fc.array(taskWithValue, { minLength: TASKS_A_VISIT, maxLength: TASKS_A_VISIT })
    fc.assert(
      fc.property(visits, aims, (moment, all) => {
        for (const [task, value] of all) {
          const end = applyFixes(moment, task, value)
          const isThere = tasks[task].isDone(end.device, value)
          expect(isThere || (mayBeRefused.includes(task) && isRefused(end, task, value))).toBe(true)
        }
      }),
      options,
    )
  })

  test('every disabled button has a reason', { timeout: 10 * MINUTE }, () => {
    fc.assert(
      fc.property(visits, (moment) => {
        const may = enabledButtonsOf(moment.device)
        for (const button of buttons) {
          const reason = whyGreyed(moment, { button })
          expect(reason === null).toBe(may[button])
          expect(reason?.why).not.toBe('why.rests')
          if (isInputBlocked(moment.device)) expect(reason?.why).toBe('why.wait')
        }
      }),
      options,
    )
  })
})
