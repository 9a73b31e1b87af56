import { expect, test } from 'vitest'
import { taskIds, tasks } from '../../src/help/guidance/tasks/tasks'
import { parseTaskRequest } from '../../src/site/browser/task-request'

test('an address may request every task with each of its values', () => {
  for (const id of taskIds) {
    const { values = [], directions = [] } = tasks[id]
    const all = 'min' in values ? [values.min, values.max] : values
    for (const value of [null, ...all, ...directions]) {
      const text = value === null ? null : String(value)
      expect(parseTaskRequest({ task: id, mode: null, value: text }), `${id} ${text}`).toEqual({
        task: id,
        mode: null,
        value: text,
      })
    }
  }
})
