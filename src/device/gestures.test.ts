import { expect, test } from 'vitest'
import { isAtRest, perform, press, rest, wait } from './gestures'
import type { Device } from './model'
import { NOON, openAt } from './testing'
import { here } from './trail'

const week = '/home/menu/program/week'
const at = (path: string) => ({ device: openAt(path).device, now: NOON })

test('resting waits until nothing is pending, and no longer', () => {
  const started = press(at(week), 'confirm')
  expect(isAtRest(started.device)).toBe(false)
  const rested = rest(started)
  expect(isAtRest(rested.device)).toBe(true)
  expect(rested.now).toBe(NOON + 1500)
  expect(rest(rested)).toBe(rested)
})

test('a device with a button down is not at rest', () => {
  const { device } = openAt('/home').down('next')
  expect(isAtRest(device)).toBe(false)
})

test('a gesture is done as the verb of its name does it', () => {
  const settings = at('/home/menu/settings')
  expect(perform(settings, { do: 'press', button: 'next', times: 2 }).device.view.focus).toBe(3)
  expect(perform(settings, { do: 'hold', buttons: ['next'], ms: 10_000 }).now).toBe(NOON + 10_000)
  const waited = perform(press(at(week), 'confirm'), { do: 'wait', ms: 1500 })
  expect(here(waited.device.trail)).toMatchObject({ path: week, overlay: null })
})

test('a device whose timer stays due is an error, and hangs nothing', () => {
  const stuck = (device: Device) => device
  expect(() => wait(at('/home'), 60_000, stuck)).toThrow('never comes to rest')
})
