import { expect, test } from 'vitest'
import { openLiveDevice } from '../../tests/helpers/fakes/companion'
import { atHome } from '../device/testing'
import { createHand } from './hand'

test('what it sends from inside a subscriber is not the visitor’s: it lets go as they take over', () => {
  const { window, store } = openLiveDevice()
  const others: string[] = []
  const hand = createHand(store, window, {
    onOther({ type }) {
      others.push(type)
      hand.stop()
    },
    onChange() {},
  })
  hand.begin(
    hand.perform(
      { acts: [{ buttons: ['confirm'], times: 1, holdMs: 3000 }], before: atHome() },
      { read: 0, down: 250, gap: 300, look: 0 },
      () => {},
    ),
  )
  expect(store.getState().device.hands.confirm).not.toBeNull()
  store.getState().send({ type: 'down', button: 'next' })
  expect(store.getState().device.hands.confirm).toBeNull()
  expect(others).toEqual(['down'])
})
