import { expect, test } from 'vitest'
import { taskInAddress, taskRequest } from './task-request'

const nothing = { mode: null, value: null }

test.each([
  ['?task=lock-keys', { task: 'lock-keys', ...nothing }],
  ['?task=lock-keys&mode=show', { task: 'lock-keys', mode: 'show', value: null }],
  [
    '?lang=sv&value=21&task=change-temperature&mode=try',
    { task: 'change-temperature', mode: 'try', value: '21' },
  ],
  ['?task=floor-type&value=wood/laminate', { task: 'floor-type', mode: null, value: 'wood/laminate' }],
  ['?task=calibrate-room&value=-30', { task: 'calibrate-room', mode: null, value: '-30' }],
  ['?task=connect-wifi&value=Home+5G', { task: 'connect-wifi', mode: null, value: 'Home 5G' }],
])('the address %s asks for a task', (search, request) => {
  expect(taskInAddress(search)).toEqual(request)
})

const noTasks = ['', 'Lock-keys', 'lock keys', '<script>', '__proto__', '%00', 'a'.repeat(41)]
test.each([...['', '?lang=sv', '?task', '?mode=show&value=21'], ...noTasks.map((task) => `?task=${task}`)])(
  'the address %s asks for none',
  (search) => {
    expect(taskInAddress(search)).toBeNull()
  },
)

test('an unknown mode and a value that is none are as if they were not there', () => {
  for (const mode of ['Show', 'toString', '', 'showing']) {
    expect(taskInAddress(`?task=lock-keys&mode=${mode}`)).toEqual({ task: 'lock-keys', ...nothing })
  }
  for (const value of ['', null, undefined, {}, ['21'], true, 'x'.repeat(41)]) {
    expect(taskRequest({ task: 'change-temperature', mode: null, value })).toEqual({
      task: 'change-temperature',
      ...nothing,
    })
  }
})

test('a value may be a number, as a page around a frame writes one', () => {
  expect(taskRequest({ task: 'change-temperature', mode: 'show', value: 21 })?.value).toBe('21')
})

test('an empty id asks to leave, which only a page around a frame can', () => {
  expect(taskRequest({ task: '', mode: null, value: null })).toEqual({ task: '', ...nothing })
})
