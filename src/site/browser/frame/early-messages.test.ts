import { expect, test } from 'vitest'
import { FakeFrameWindow } from '../../../../tests/helpers/fakes/frame'
import { collectMessages } from './early-messages'

const data = (events: readonly Event[]) => events.map((event) => (event as MessageEvent).data)

test('messages of the host page are collected in order until the collection stops', () => {
  const window = new FakeFrameWindow()
  const messages = collectMessages(window)
  window.receiveMessage('first')
  window.receiveMessage('second')
  expect(data(messages())).toEqual(['first', 'second'])
  window.receiveMessage('third')
  expect(data(messages())).toEqual(['first', 'second'])
})

test('a flood of messages is cut off, and messages of other windows are ignored', () => {
  const window = new FakeFrameWindow()
  const messages = collectMessages(window)
  for (let count = 0; count < 20_000; count++) window.receiveMessage('flood', { source: {} })
  window.receiveMessage('first')
  for (let count = 0; count < 20_000; count++) window.receiveMessage('flood')
  expect(data(messages()).length).toBeLessThan(1000)
  expect(data(messages())[0]).toBe('first')
})
