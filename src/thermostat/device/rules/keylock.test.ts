import { describe, expect, test } from 'vitest'
import { applyLongPress } from '../buttons'
import type { Button } from '../model'
import { atHome, NOON, openAt } from '../testing'

const lockedVisitor = () => atHome({ keylock: 'on' })
const both = ['previous', 'next'] as const

// behaviour 1.7, 5.11
describe('The keypad lock is released by holding previous and next', () => {
  const keylockAfterHold = (...buttons: readonly Button[]) =>
    lockedVisitor().send({ type: 'hold', buttons }).settings.keylock

  test('together for 3 s, counted from the later press', () => {
    expect(lockedVisitor().hold(both, 2900).settings.keylock).toBe('on')
    expect(lockedVisitor().hold(both, 3000).settings.keylock).toBe('off')
    const visitor = lockedVisitor().down('next').wait(2000).down('previous').wait(2900)
    expect(visitor.settings.keylock).toBe('on')
    expect(visitor.wait(100).settings.keylock).toBe('off')
  })

  test('not one button alone, and not on another screen', () => {
    const { settings } = lockedVisitor().hold('previous', 5000).hold('next', 5000)
    expect(settings).toMatchObject({ keylock: 'on', temperatureValue: 19 })
    expect(lockedVisitor().go('/home/menu').hold(both, 4000).settings.keylock).toBe('on')
  })

  test('and releasing one of them restarts the 3 s', () => {
    const visitor = lockedVisitor().down('previous', 'next').wait(2000).up('next').down('next').wait(2000)
    expect(visitor.settings.keylock).toBe('on')
  })

  test('or by the event `hold`, for visitors who cannot hold buttons', () => {
    expect(keylockAfterHold('next', 'previous')).toBe('off')
    expect(keylockAfterHold('next')).toBe('on')
  })

  test('without a lock, holding both changes no setting', () => {
    const visitor = atHome().hold(both, 4000)
    expect(visitor.settings).toMatchObject({ keylock: 'off', temperatureValue: 19 })
    const { device } = atHome()
    expect(applyLongPress(device, both, NOON)).toBe(device)
  })
})

describe('Pressing the centre button on home also releases the keypad lock', () => {
  // behaviour 21.2
  test('stays on home, and removes the hint from the notice', () => {
    const visitor = lockedVisitor()
    expect(visitor.picture.unlockHint).toBe(true)
    expect(visitor.press('confirm').picture.unlockHint).toBe(false)
    expect(visitor.settings.keylock).toBe('off')
    expect(visitor.path).toBe('/home')
  })

  test('the hint is shown on home only', () => {
    expect(openAt('/home/menu', { settings: { keylock: 'on' } }).picture.unlockHint).toBe(false)
  })
})

describe('While the keypad is locked, previous and next change nothing and home shows the lock', () => {
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

  test('an unlocked home shows no lock', () => {
    expect(atHome().home.locked).toBe(false)
  })

  test('only confirm is enabled', () => {
    expect(lockedVisitor().enabled).toEqual(['confirm'])
  })
})
