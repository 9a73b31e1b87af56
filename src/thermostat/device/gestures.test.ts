/** The gestures that searches, demonstrations and other tests use. */
import { describe, expect, test } from 'vitest'
import { type Gesture, hold, isIdle, perform, press, type TimedDevice, wait, waitUntilIdle } from './gestures'
import type { Input } from './model'
import { step } from './step'
import { atHome, NOON, openAt, openFirst } from './testing'
import { pathOf } from './trail'

const keylock = '/home/menu/settings/keylock'

test('a press: goes down and up at once', () => {
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

test('holding: takes its time, in which the button repeats', () => {
  const { device, now } = hold(atHome(), ['next'], 700)
  expect(now).toBe(NOON + 700)
  expect(device.settings.temperatureValue).toBe(22)
})

describe('waiting', () => {
  test('lets each timer run out at its own moment', () => {
    const saved = press(openAt(keylock), 'confirm')
    expect(pathOf(wait(saved, 1499).device)).toBe(keylock)
    const later = wait(saved, 60_000)
    expect(later.now).toBe(NOON + 60_000)
    expect(later.device.clock).toBe(NOON + 60_000)
  })

  test('does not go on for ever where a timer stays due', () => {
    expect(() => wait(atHome(), 60_000, (device) => device)).toThrow('never comes to rest')
  })
})

describe('resting', () => {
  test('lasts until nothing is pending', () => {
    const { device, now } = waitUntilIdle(openFirst())
    expect(pathOf(device)).toBe('/home/menu/settings/language')
    expect(now).toBe(NOON + 1900)
  })

  test('takes no time where nothing is pending', () => {
    const { device, now } = atHome()
    expect(waitUntilIdle({ device, now })).toEqual({ device, now })
  })
})

test.each<[string, TimedDevice, boolean]>([
  ['on home is at rest', atHome(), true],
  ['with a button down is not', atHome().down('next'), false],
  ['that shows a confirmation is not', openAt(keylock).press('confirm'), false],
])('a device %s', (_what, { device }, atRest) => {
  expect(isIdle(device)).toBe(atRest)
})

test.each<[Gesture, (timed: TimedDevice) => TimedDevice]>([
  [{ do: 'press', button: 'next', times: 2 }, (timed) => press(timed, 'next', 2)],
  [{ do: 'hold', buttons: ['next'], ms: 900 }, (timed) => hold(timed, ['next'], 900)],
  [{ do: 'wait', ms: 6000 }, (timed) => wait(timed, 6000)],
])('%j is done as it says', (gesture, done) => {
  expect(perform(atHome(), gesture)).toEqual(done(atHome()))
})
