import { expect, test } from 'vitest'
import { taskIds } from '../../guidance/guidance'
import { groupsOf, type ListOption } from './list-groups'
import type { SearchResult } from './search-result'

const kinds = (options: readonly ListOption[] = []) => [...new Set(options.map(({ kind }) => kind))]
const manual: SearchResult = { kind: 'place', id: 'manual' }
const diagnosis: SearchResult = { kind: 'place', id: 'diagnosis' }
const result: SearchResult = { kind: 'task', id: 'lock-keys' }

// behaviour 29.12
test('without a query, six examples and “What is wrong?” come before six popular tasks', () => {
  const [examples, tasks, ...others] = groupsOf(null, false)
  expect(kinds(examples?.options.slice(0, 6))).toEqual(['example'])
  expect(examples?.options.slice(6)).toEqual([diagnosis])
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
test.each([true, false])('what is no result yet of two ways on follows all results, sure: %s', (isSure) => {
  const groupsAfter = (results: readonly SearchResult[]) =>
    groupsOf({ results, isSure, isDanger: false }, false)
  const title = 'guide.find.else'
  expect(groupsAfter([result])).toEqual([
    { title: null, options: [result] },
    { title, options: [diagnosis, manual] },
  ])
  expect(groupsAfter([manual, result]).at(-1)).toEqual({ title, options: [diagnosis] })
  expect(groupsAfter([manual, diagnosis])).toEqual([{ title: null, options: [manual, diagnosis] }])
})

test('if nothing is found, the examples are offered, then the ways on', () => {
  const [examples, others] = groupsOf({ results: [], isSure: false, isDanger: false }, false)
  expect(kinds(examples?.options)).toEqual(['example'])
  expect(others?.options).toEqual([diagnosis, manual])
})
