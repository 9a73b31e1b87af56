import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taskRequest } from '../../src/browser/task-request'
import type { Task } from '../../src/guidance/model'
import { taskIds, tasks } from '../../src/guidance/tasks/tasks'
import { isRange } from '../../src/guidance/values'

test('embed.d.ts types every task, in the order in which they are offered', () => {
  const types = readFileSync('src/messages/embed.d.ts', 'utf8')
  const union = /type ThermostatTask =\n((?: {2}\| '[a-z-]+'\n)+)/.exec(types)?.[1] ?? ''
  expect([...union.matchAll(/'([a-z-]+)'/g)].map(([, id]) => id)).toEqual(taskIds)
})

test('an address may ask for every task with each of its values', () => {
  for (const id of taskIds) {
    const { values = [], directions = [] } = tasks[id]
    const all = 'min' in values ? [values.min, values.max] : values
    for (const value of [null, ...all, ...directions]) {
      const text = value === null ? null : String(value)
      expect(taskRequest({ task: id, mode: null, value: text }), `${id} ${text}`).toEqual({
        task: id,
        mode: null,
        value: text,
      })
    }
  }
})

test('docs/embedding.md lists every task with its values, the usual one first', () => {
  const guide = readFileSync('docs/embedding.md', 'utf8').split('### Tasks')[1]?.split('\n## ')[0] ?? ''
  const listed = [...guide.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| ([^|]*)\|$/gm)]
  expect(listed.map(([, id, values]) => [id, values])).toEqual(taskIds.map((id) => [id, valuesOf(tasks[id])]))
})

test('embed.html lists every task', () => {
  const page = readFileSync('embed.html', 'utf8')
  const listed = [...page.matchAll(/<li><code>([a-z-]+)<\/code> [^<]+<\/li>/g)]
  expect(listed.map(([, id]) => id)).toEqual(taskIds)
})

function valuesOf({ values, directions = [] }: Task): string {
  if (!values) return ''
  if (!isRange(values)) return `${values.map((value) => `\`${value}\``).join(', ')} `
  const { usual, min, max, step } = values
  const further = directions.map((one) => `, \`${one}\``).join('')
  return `\`${usual}\`, ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}${further} `
}
