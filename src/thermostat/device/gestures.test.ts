import { describe, expect, test } from 'vitest'
import {
  type Gesture,
  hold,
  isIdle,
  perform,
  press,
  type TimedDevice,
  wait,
  waitUntilUnblocked,
} from './gestures'
import type { Input } from './model'
import { step } from './step'
import { atHome, NOON, openAt, openFirstTime } from './testing'
import { pathOf } from './trail'

const keylock = '/home/menu/settings/keylock'

test('a press sends down and up at the same time', () => {
  const inputs: Input[] = []
  press(atHome(), 'next', 1, (device, input) => {
    inputs.push(input)
    return step(device, input)
  })
  expect(inputs).toEqual([
    { type: 'down', button: 'next', at: NOON },
    { type: 'up', button: 'next', at: NOON },
  ])
})

test('a hold takes its time, and the button repeats meanwhile', () => {
  const { device, now } = hold(atHome(), ['next'], 700)
  expect(now).toBe(NOON + 700)
  expect(device.settings.temperatureValue).toBe(22)
})

describe('waiting', () => {
  test('fires each timer when it is due', () => {
    const saved = press(openAt(keylock), 'confirm')
    expect(pathOf(wait(saved, 1499).device)).toBe(keylock)
    const later = wait(saved, 60_000)
    expect(later.now).toBe(NOON + 60_000)
    expect(later.device.clock).toBe(NOON + 60_000)
  })

  test('throws if a timer stays due', () => {
    expect(() => wait(atHome(), 60_000, (device) => device)).toThrow('never becomes idle')
  })
})

describe('waiting until idle', () => {
  test('lasts until nothing is pending', () => {
    const { device, now } = waitUntilUnblocked(openFirstTime())
    expect(pathOf(device)).toBe('/home/menu/settings/language')
    expect(now).toBe(NOON + 1900)
  })

  test('takes no time if nothing is pending', () => {
    const { device, now } = atHome()
    expect(waitUntilUnblocked({ device, now })).toEqual({ device, now })
  })
})

test.each<[string, TimedDevice, boolean]>([
  ['on home is idle', atHome(), true],
  ['with a button down is not idle', atHome().down('next'), false],
  ['with a confirmation is not idle', openAt(keylock).press('confirm'), false],
])('a device %s', (_name, { device }, expected) => {
  expect(isIdle(device)).toBe(expected)
})

test.each<[Gesture, (timed: TimedDevice) => TimedDevice]>([
  [{ do: 'press', button: 'next', times: 2 }, (timed) => press(timed, 'next', 2)],
  [{ do: 'hold', buttons: ['next'], ms: 900 }, (timed) => hold(timed, ['next'], 900)],
  [{ do: 'wait', ms: 6000 }, (timed) => wait(timed, 6000)],
])('perform(%j) equals the function of that name', (gesture, done) => {
  expect(perform(atHome(), gesture)).toEqual(done(atHome()))
})
