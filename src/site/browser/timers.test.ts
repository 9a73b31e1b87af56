import { expect, test } from 'vitest'
import { NOON } from '../../../tests/helpers/fakes/clock'
import { deviceAt } from '../../../tests/helpers/fakes/device'
import { FakeWindow } from '../../../tests/helpers/fakes/window'
import { currentEntry, type Input, step } from '../../thermostat/device/device'
import { createDeviceStore } from '../../thermostat/device-store'
import { localNowOf } from './local-clock'
import { connectTimers, nextWakeTime } from './timers'

const MINUTE = 60_000

/** A device with one timer, and the times when it was woken, in ms after noon. */
function open(path = '/home/menu/settings/keylock') {
  const window = new FakeWindow()
  const { clock } = window
  const wakes: number[] = []
  const now = localNowOf(clock)
  const store = createDeviceStore(deviceAt(path), now, (device, input: Input) => {
    if (input.type === 'wake') wakes.push(input.at - NOON)
    return step(device, input)
  })
  const { send } = store.getState()
  return {
    window,
    clock,
    wakes,
    ...connectTimers(window, store, now),
    confirm() {
      send({ type: 'down', button: 'confirm' })
      send({ type: 'up', button: 'confirm' })
    },
    overlay: () => currentEntry(store.getState().device.trail).overlay,
  }
}

test('the device is woken when each of its timers is due, the earliest first', () => {
  const { clock, wakes, confirm } = open()
  clock.advance(MINUTE - 1000)
  expect(wakes).toEqual([])
  confirm()
  expect(clock.pendingCount, 'one timeout at a time').toBe(1)
  clock.advance(1000)
  expect(wakes).toEqual([MINUTE])
  clock.advance(500)
  expect(wakes).toEqual([MINUTE, MINUTE + 500])
})

test('after the clock was set back the device is still woken for its next timer', () => {
  const { clock, wakes, confirm, overlay } = open()
  clock.advance(MINUTE - 500)
  confirm()
  expect(overlay()).not.toBeNull()
  clock.offsetMinutes = 60
  clock.advance(500)
  expect(wakes).toEqual([MINUTE, MINUTE - 60 * MINUTE])
  clock.advance(1500)
  expect(overlay()).toBeNull()
})

test('the device is woken when the page becomes visible, and not after dispose', () => {
  const { window, clock, wakes, dispose } = open()
  window.setVisibility('hidden')
  clock.sleep(5000)
  window.dispatch('pageshow', { persisted: false })
  expect(wakes).toEqual([])
  window.setVisibility('visible')
  window.restoreFromCache()
  expect(wakes).toEqual([5000, 5000])
  dispose()
  expect(clock.pendingCount + window.listenerCount).toBe(0)
})

test.each([
  ['the earliest timer', [500, 200], Number.NEGATIVE_INFINITY, 0, 200],
  ['none', [], Number.NEGATIVE_INFINITY, 0, null],
  ['one that rang and is there all the same does not ring again', [100], 100, 150, null],
  ['it lets the others ring', [100, 300], 100, 150, 300],
  ['one that is late rings at once', [100, 300], 100, 350, 300],
  ['after the clock was set back, what is due before the last alarm', [100], 500, 50, 100],
])('%s', (_title, dues, lastDue, now, due) => {
  expect(nextWakeTime(dues, lastDue, now)).toBe(due)
})
