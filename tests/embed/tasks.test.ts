import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taskRequest } from '../../src/browser/task-request'
import { taskIds } from '../../src/guidance/tasks/ids'
import { tasks } from '../../src/guidance/tasks/tasks'

test('embed.d.ts types every task, in the order in which they are offered', () => {
  const types = readFileSync('src/messages/embed.d.ts', 'utf8')
  const union = /type ThermostatTask =\n((?: {2}\| '[a-z-]+'\n)+)/.exec(types)?.[1] ?? ''
  expect([...union.matchAll(/'([a-z-]+)'/g)].map(([, id]) => id)).toEqual(taskIds)
})

test('an address may ask for every task with each of its values', () => {
  for (const id of taskIds) {
    const { values = [] } = tasks[id]
    const all = 'min' in values ? [values.min, values.max] : values
    for (const value of [null, ...all]) {
      const text = value === null ? null : String(value)
      expect(taskRequest({ task: id, mode: null, value: text }), `${id} ${text}`).toEqual({
        task: id,
        mode: null,
        value: text,
      })
    }
  }
})
