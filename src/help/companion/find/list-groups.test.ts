import { expect, test } from 'vitest'
import { taskIds } from '../../guidance/guidance'
import { groupsOf, type ListOption } from './list-groups'
import type { SearchResult } from './search-result'

const kinds = (options: readonly ListOption[] = []) => [...new Set(options.map(({ kind }) => kind))]
const manual: ListOption = { kind: 'place', id: 'manual' }
const result: SearchResult = { kind: 'task', id: 'lock-keys' }

// behaviour 29.12
test('without a query, six examples and “What is wrong?” come before six popular tasks', () => {
  const [examples, tasks, ...others] = groupsOf(null, false)
  expect(kinds(examples?.options.slice(0, 6))).toEqual(['example'])
  expect(examples?.options.slice(6)).toEqual([{ kind: 'place', id: 'diagnosis' }])
  expect(kinds(tasks?.options)).toEqual(['task'])
  expect(tasks?.options).toHaveLength(6)
  expect(others).toEqual([])
})

test('on request, all tasks are listed in groups with a title', () => {
  const groups = groupsOf(null, true)
  expect(groups.flatMap(({ options }) => options)).toHaveLength(taskIds.length)
  for (const { title } of groups) expect(title).not.toBeNull()
})

// behaviour 29.15
test('sure results stand alone, and the manual follows the nearest ones once', () => {
  expect(groupsOf({ results: [result], isSure: true, isDanger: false }, false)[0]?.options).toEqual([result])
  const nearest = groupsOf({ results: [result], isSure: false, isDanger: false }, false)
  expect(nearest.flatMap(({ options }) => options)).toEqual([result, manual])
  const withManual = groupsOf(
    { results: [result, { kind: 'place', id: 'manual' }], isSure: false, isDanger: false },
    false,
  )
  expect(withManual.flatMap(({ options }) => options)).toEqual([result, manual])
})

test('if nothing is found, the examples are offered, then the manual', () => {
  const [group, ...others] = groupsOf({ results: [], isSure: false, isDanger: false }, false)
  expect(kinds(group?.options)).toEqual(['example', 'place'])
  expect(group?.options.at(-1)).toEqual(manual)
  expect(others).toEqual([])
})
