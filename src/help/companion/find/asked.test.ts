import { expect, test } from 'vitest'
import { taskIds } from '../../guidance/guidance'
import { askedGroups } from './asked'

const groups = (all: boolean) => askedGroups(all).map(({ group }) => group)
const offered = (all: boolean) => askedGroups(all).flatMap(({ tasks }) => tasks)

test('everyday tasks come first and the installer’s last', () => {
  for (const all of [false, true]) {
    expect(groups(all).at(0)).toBe('everyday')
    expect(groups(all).at(-1)).toBe('installer')
  }
})

test('at first a few of each group are offered, and all of them on request', () => {
  for (const { tasks } of askedGroups(false)) expect(tasks).not.toEqual([])
  expect(offered(false).length).toBeLessThan(20)
  expect(offered(true).toSorted()).toEqual(taskIds.toSorted())
})
