import { expect, test } from 'vitest'
import { faults } from '../../device/device'
import { taskIds, tasks } from '../tasks/tasks'
import { explanation } from './explain'

test('every task that explains has an explanation and leads on to a task; no other has one', () => {
  const explaining = taskIds.filter((id) => tasks[id].group === 'why')
  expect(taskIds.filter((id) => explanation(id, 1) !== null)).toEqual(explaining)
  for (const id of explaining) expect(tasks[id].leadsTo, id).toBeDefined()
})

test('each error code says what it means, by its number and its name on the display', () => {
  for (const code of faults.filter((fault) => fault !== 0))
    expect(explanation('why-error', code)).toMatchObject({ values: { code, what: `error.e${code}` } })
  expect(explanation('why-error', 3)).toMatchObject({ id: 'explain.why-error.floor' })
  expect(explanation('why-error', 8)).toMatchObject({ id: 'explain.why-error.offline' })
})

test('what is no error code has no explanation', () => {
  for (const value of [0, 9, 'E3', '']) expect(explanation('why-error', value)).toBeNull()
})
