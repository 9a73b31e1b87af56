import { expect, test } from 'vitest'
import { buttonsToHold, isPressBlockedByLock } from '../device'
import { atHome, openAt } from '../testing'

const guest = { application: 'hotel', remoteControlInstalled: true } as const

test.each([
  ['both buttons while locked', '/home', { keylock: 'on' }, ['previous', 'next']],
  ['both buttons while locked and off', '/home', { keylock: 'on', power: 'off' }, ['previous', 'next']],
  ['confirm while turned off', '/home', { power: 'off' }, ['confirm']],
  ['nothing otherwise', '/home', {}, null],
  ['nothing on other screens', '/home/menu', { keylock: 'on' }, null],
  ['nothing in a guest room', '/home', { ...guest, power: 'off' }, null],
] as const)('the buttons to hold on home: %s', (_, path, settings, buttons) => {
  expect(buttonsToHold(openAt(path, { settings }).device)).toEqual(buttons)
})

test.each([
  ['previous', '/home', 'on', true],
  ['next', '/home', 'on', true],
  ['back', '/home', 'on', false],
  ['next', '/home/menu', 'on', false],
  ['next', '/home', 'off', false],
] as const)('%s on %s with the lock %s is refused by the lock: %s', (button, path, keylock, isRefused) => {
  const visitor = openAt(path, { settings: { keylock } })
  expect(isPressBlockedByLock(visitor.device, visitor.down(button).device)).toBe(isRefused)
})

test('the lock refuses a button only when it goes down', () => {
  const { device } = atHome({ keylock: 'on' }).down('next')
  expect(isPressBlockedByLock(device, device)).toBe(false)
})
