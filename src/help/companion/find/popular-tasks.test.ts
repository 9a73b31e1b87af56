import { expect, test } from 'vitest'
import { taskIds } from '../../guidance/guidance'
import { mostAskedTasks, taskGroups } from './popular-tasks'

test('everyday tasks come first, and tasks for installers last', () => {
  const groups = taskGroups.map(({ group }) => group)
  expect(groups.at(0)).toBe('everyday')
  expect(groups.at(-1)).toBe('installer')
})

test('every task is in a group, and no group is empty', () => {
  for (const { tasks } of taskGroups) expect(tasks).not.toEqual([])
  expect(taskGroups.flatMap(({ tasks }) => tasks).toSorted()).toEqual(taskIds.toSorted())
})

test('six tasks are listed below the examples', () => {
  expect(mostAskedTasks).toHaveLength(6)
})
