import { describe, expect, test } from 'vitest'
import { holdToGoOn, isRefusedByLock } from '../device'
import type { Settings } from '../settings'
import { openAt } from '../testing'

describe('what has to be held on home to get any further', () => {
  const toHold = (settings: Partial<Settings>, path = '/home') =>
    holdToGoOn(openAt(path, { settings }).device)

  test('is both buttons while locked, and confirm while turned off', () => {
    expect(toHold({ keylock: 'on' })).toEqual(['previous', 'next'])
    expect(toHold({ keylock: 'on', power: 'off' })).toEqual(['previous', 'next'])
    expect(toHold({ power: 'off' })).toEqual(['confirm'])
  })

  test('is nothing otherwise, on other screens, and where holding does nothing', () => {
    expect(toHold({})).toBeNull()
    expect(toHold({ keylock: 'on' }, '/home/menu')).toBeNull()
    expect(toHold({ power: 'off', application: 'hotel', remoteControlInstalled: true })).toBeNull()
  })
})

describe('a press that the lock refuses', () => {
  const refuses = (button: 'previous' | 'next' | 'back', path: string, keylock: 'on' | 'off' = 'on') => {
    const visitor = openAt(path, { settings: { keylock } })
    const before = visitor.device
    return isRefusedByLock(before, visitor.down(button).device)
  }

  test('is previous or next on home', () => {
    expect(refuses('previous', '/home')).toBe(true)
    expect(refuses('next', '/home')).toBe(true)
  })

  test('is no other button, no other screen and nothing while it is off', () => {
    expect(refuses('back', '/home')).toBe(false)
    expect(refuses('next', '/home/menu')).toBe(false)
    expect(refuses('next', '/home', 'off')).toBe(false)
  })
})
