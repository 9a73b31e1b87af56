import { expect, test } from 'vitest'
import { parseTaskQuery, parseTaskRequest } from './task-request'

const nothing = { mode: null, value: null }

test.each<[string, object]>([
  ['?task=lock-keys', { task: 'lock-keys' }],
  ['?task=lock-keys&mode=show', { task: 'lock-keys', mode: 'show' }],
  ['?lang=sv&value=21&task=set-clock&mode=try', { task: 'set-clock', mode: 'try', value: '21' }],
  ['?task=floor-type&value=wood/laminate', { task: 'floor-type', value: 'wood/laminate' }],
  ['?task=calibrate-room&value=-30', { task: 'calibrate-room', value: '-30' }],
  ['?task=connect-wifi&value=Home+5G', { task: 'connect-wifi', value: 'Home 5G' }],
  ['?diagnosis', { task: 'diagnosis' }],
  ['?lang=fi&diagnosis=which-sensor', { task: 'diagnosis', value: 'which-sensor' }],
  ['?diagnosis&task=lock-keys', { task: 'lock-keys' }],
  // An unknown mode is ignored.
  ['?task=lock-keys&mode=Show', { task: 'lock-keys' }],
  ['?task=lock-keys&mode=toString', { task: 'lock-keys' }],
  ['?task=lock-keys&mode=', { task: 'lock-keys' }],
  ['?task=lock-keys&mode=showing', { task: 'lock-keys' }],
])('the address %s requests a task', (search, request) => {
  expect(parseTaskQuery(search)).toEqual({ ...nothing, ...request })
})

const noTasks = ['', 'Lock-keys', 'lock keys', '<script>', '__proto__', '%00', 'a'.repeat(41)]
const noAddresses = ['', '?lang=sv', '?task', '?mode=show&value=21']
test.each([...noAddresses, ...noTasks.map((task) => `?task=${task}`)])('%s requests no task', (search) => {
  expect(parseTaskQuery(search)).toBeNull()
})

test.each([
  ['that is none is as if it were not there', ['', null, undefined, {}, ['21'], true, 'x'.repeat(41)], null],
  ['may be a number, as a page around a frame writes one', [21], '21'],
])('a value %s', (_what, values, value) => {
  for (const one of values)
    expect(parseTaskRequest({ task: 'set-clock', mode: 'show', value: one })?.value).toBe(value)
})

test('an empty id ends the task, which only a host page can request', () => {
  expect(parseTaskRequest({ task: '', ...nothing })).toEqual({ task: '', ...nothing })
})
