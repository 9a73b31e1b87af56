import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { taskIds } from '../../src/help/guidance/guidance'
import { embedPage } from './page'
import { listedTasks, taskRows, typesWith } from './tasks'

const types = readFileSync('src/site/messages/embed.d.ts', 'utf8')
const page = readFileSync('embed.html', 'utf8')

test('embed.d.ts types every task in the order of the list, and imports no other source', () => {
  const made = typesWith(listedTasks, types)
  const [, union = ''] = /type ThermostatTask =\n((?: {2}\| '[a-z-]+'\n)+)\n/.exec(made) ?? []
  expect([...union.matchAll(/'([a-z-]+)'/g)].map(([, id]) => id)).toEqual(taskIds)
  expect(made).not.toMatch(/from '|import\('\./)
})

test('embed.html lists every task by its English name, in the same order', () => {
  const listed = [
    ...embedPage(page).matchAll(/<th scope="row"><code translate="no">([a-z-]+)<\/code><\/th><td>([^<]+)/g),
  ]
  expect(listed.map(([, id]) => id)).toEqual(taskIds)
  expect(listed[0]?.[2]).toContain('Change the temperature')
})

const code = (id: string | number) => `<code translate="no">${id}</code>`
test.each([
  [undefined, [], ''],
  [['week', 'month'], [], `${code('week')}, ${code('month')}`],
  [{ defaultValue: 21, min: 5, max: 35, step: 1 }, [], `${code(21)}, 5 to 35`],
  [{ defaultValue: 0, min: 0, max: 90, step: 10 }, [], `${code(0)}, 0 to 90 in steps of 10`],
  [{ defaultValue: 1, min: 0, max: 2, step: 1 }, ['up'], `${code(1)}, 0 to 2, ${code('up')}`],
] as const)('its row has its name and its values, the usual one first: %j %j', (values, directions, said) => {
  const row = `\n            <tr><th scope="row">${code('try')}</th><td>Salt &amp; &lt;b></td><td>${said}</td></tr>`
  expect(taskRows([{ id: 'try', title: 'Salt & <b>', values, directions }])).toBe(row)
})

test('the build fails if a source lacks a placeholder', () => {
  const noTypes = 'export type ThermostatTask = string'
  expect(() => typesWith(listedTasks, noTypes)).toThrow('embed.d.ts has no type')
  expect(() => embedPage('<!--header--><ul></ul>')).toThrow('embed.html has no <!--tasks-->')
  expect(() => embedPage('<ul><!--tasks--></ul>')).toThrow('embed.html has no <!--header-->')
})
