import { expect, test } from 'vitest'
import { taskIds } from '../../guidance/guidance'
import { taskGroups } from './popular-tasks'

const groups = (all: boolean) => taskGroups(all).map(({ group }) => group)
const offered = (all: boolean) => taskGroups(all).flatMap(({ tasks }) => tasks)

test('everyday tasks come first, and tasks for installers last', () => {
  for (const all of [false, true]) {
    expect(groups(all).at(0)).toBe('everyday')
    expect(groups(all).at(-1)).toBe('installer')
  }
})

test('a few tasks of each group are offered at first, and all on request', () => {
  for (const { tasks } of taskGroups(false)) expect(tasks).not.toEqual([])
  expect(offered(false).length).toBeLessThan(20)
  expect(offered(true).toSorted()).toEqual(taskIds.toSorted())
})
