import { expect, test } from 'vitest'
import { openLiveDevice } from '../../../tests/helpers/fakes/companion'
import { atHome } from '../../thermostat/device/testing'
import { createDemonstrator } from './demonstrator'

test('its buttons are released when the visitor takes over, also from inside a subscriber', () => {
  const { window, store } = openLiveDevice()
  const demonstrator = createDemonstrator(store, window, () => {})
  const heard: string[] = []
  store.subscribe(({ input }) => {
    if (input?.type === 'down' && !input.by) demonstrator.stop()
    heard.push(`${input?.type} by ${input?.by ?? 'the visitor'}`)
  })
  const step = { acts: [{ buttons: ['confirm'], times: 1, holdMs: 3000 }], before: atHome() } as const
  demonstrator.begin(demonstrator.perform(step, { readMs: 0, pressMs: 250, gapMs: 300, lookMs: 0 }))
  store.getState().send({ type: 'down', button: 'next' })
  expect(store.getState().device.holds.confirm).toBeNull()
  expect(heard).toEqual(['down by companion', 'down by the visitor', 'release by companion'])
})

test('a button that the visitor holds as well is not let go', () => {
  const { window, store } = openLiveDevice()
  const demonstrator = createDemonstrator(store, window, () => {})
  store.getState().send({ type: 'down', button: 'next' })
  const step = { acts: [{ buttons: ['confirm'], times: 1, holdMs: 0 }], before: atHome() } as const
  demonstrator.begin(demonstrator.perform(step, { readMs: 0, pressMs: 250, gapMs: 300, lookMs: 0 }))
  store.getState().send({ type: 'up', button: 'confirm' })
  store.getState().send({ type: 'down', button: 'confirm' })
  demonstrator.stop()
  expect(store.getState().device.holds.confirm).not.toBeNull()
})
