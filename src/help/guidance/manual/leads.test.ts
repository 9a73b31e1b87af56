import { expect, test } from 'vitest'
import type { TextId } from '../../../thermostat/device/device'
import { leadOf, whenOf } from './leads'

const all = (_id: string): _id is TextId => true
const none = (_id: string): _id is TextId => false

test('a task says in its own words what it is for and when one needs it', () => {
  expect(leadOf('adaptive', all)).toBe('manual.for.adaptive')
  expect(whenOf('adaptive', all)).toBe('manual.when.adaptive')
})

test('without such words its screen says so, though explanations begin there too', () => {
  expect(leadOf('adaptive', none)).toBe('functions.adaptive.hint')
  expect(whenOf('adaptive', none)).toBe('about./home/menu/installer/functions/adaptive-function')
})

test.each([
  ['why-early', 'explains'],
  ['lock-keys', 'shares its first screen with another task'],
  ['set-clock', '/home/menu/settings/time-and-date/set-time has no hint'],
  // Its hint is the day of the week, another one each day.
  ['set-date', '/home/menu/settings/time-and-date/set-date has no hint'],
] as const)('where nothing says what %s is for, it is named with the row to write: %s', (id, why) => {
  expect(() => leadOf(id, none)).toThrow(`row "manual.for.${id}" of the six src/common/texts/manual-*.json`)
  expect(() => leadOf(id, none)).toThrow(why)
})

test('where nothing says when one needs it, too', () => {
  expect(() => whenOf('why-early', none)).toThrow('row "manual.when.why-early" of the six')
  expect(() => whenOf('unlock-keys', none)).toThrow('row "manual.when.unlock-keys" of the six')
})
