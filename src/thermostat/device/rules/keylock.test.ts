import { describe, expect, test } from 'vitest'
import { longPress } from '../buttons'
import type { Button } from '../model'
import { atHome, NOON, openAt } from '../testing'

const locked = () => atHome({ keylock: 'on' })
const both = ['previous', 'next'] as const

// behaviour 1.7, 5.11
describe('Keypad lock is released by holding the right and left buttons', () => {
  const said = (...buttons: readonly Button[]) => locked().send({ type: 'hold', buttons }).settings.keylock

  test('for 3 s, together, counted from the later of the two', () => {
    expect(locked().hold(both, 2900).settings.keylock).toBe('on')
    expect(locked().hold(both, 3000).settings.keylock).toBe('off')
    const visitor = locked().down('next').wait(2000).down('previous').wait(2900)
    expect(visitor.settings.keylock).toBe('on')
    expect(visitor.wait(100).settings.keylock).toBe('off')
  })

  test('not by one alone, nor on another screen', () => {
    const { settings } = locked().hold('previous', 5000).hold('next', 5000)
    expect(settings).toMatchObject({ keylock: 'on', temperatureValue: 19 })
    expect(locked().go('/home/menu').hold(both, 4000).settings.keylock).toBe('on')
  })

  test('releasing one of them starts the time again', () => {
    const visitor = locked().down('previous', 'next').wait(2000).up('next').down('next').wait(2000)
    expect(visitor.settings.keylock).toBe('on')
  })

  test('said at once, for those who cannot hold', () => {
    expect(said('next', 'previous')).toBe('off')
    expect(said('next')).toBe('on')
  })

  test('without a lock the two change nothing that stays', () => {
    const visitor = atHome().hold(both, 4000)
    expect(visitor.settings).toMatchObject({ keylock: 'off', temperatureValue: 19 })
    const { device } = atHome()
    expect(longPress(device, both, NOON)).toBe(device)
  })
})

describe('on /home with keylock on, pressing the centre button releases it as well', () => {
  // behaviour 21.2
  test('and stays at home; that is the hint which the notice adds', () => {
    const visitor = locked()
    expect(visitor.picture.unlockHint).toBe(true)
    expect(visitor.press('confirm').picture.unlockHint).toBe(false)
    expect(visitor.settings.keylock).toBe('off')
    expect(visitor.path).toBe('/home')
  })

  test('the hint belongs to /home only', () => {
    expect(openAt('/home/menu', { settings: { keylock: 'on' } }).picture.unlockHint).toBe(false)
  })
})

describe('While locked, previous and next change nothing and the display shows the lock', () => {
  test.each([
    {},
    { application: 'powerControl' },
    { program: 'timer', timer: 'on', timerTime: 8 },
    { program: 'timer', timer: 'off' },
    { application: 'hotel' },
  ] as const)('%o', (settings) => {
    const visitor = atHome({ ...settings, keylock: 'on' })
    const before = visitor.settings
    expect(visitor.home.locked).toBe(true)
    expect(visitor.press('previous', 2).press('next').settings).toEqual(before)
    expect(visitor.path).toBe('/home')
  })

  test('unlocked, the display shows no lock', () => {
    expect(atHome().home.locked).toBe(false)
  })

  test('close and back are as always on /home', () => {
    expect(locked().enabled).toEqual(['confirm'])
  })
})
