import { expect, test } from 'vitest'
import type { TextId } from '../../../thermostat/device/device'
import { occasionOf, purposeOf } from './purpose'

const all = (_id: string): _id is TextId => true
const none = (_id: string): _id is TextId => false

test('a task says in its own words what it is for and when one needs it', () => {
  expect(purposeOf('adaptive', all)).toBe('manual.for.adaptive')
  expect(occasionOf('adaptive', all)).toBe('manual.when.adaptive')
})

test('without such words its screen says so, though explanations begin there too', () => {
  expect(purposeOf('adaptive', none)).toBe('functions.adaptive.hint')
  expect(occasionOf('adaptive', none)).toBe('about./home/menu/installer/functions/adaptive-function')
})

test.each([
  ['why-early', 'explains'],
  ['lock-keys', 'shares its first screen with another task'],
  ['set-clock', '/home/menu/settings/time-and-date/set-time has no hint'],
  // Its hint is the day of the week, another one each day.
  ['set-date', '/home/menu/settings/time-and-date/set-date has no hint'],
] as const)('where nothing says what %s is for, it is named with the row to write: %s', (id, why) => {
  expect(() => purposeOf(id, none)).toThrow(
    `row "manual.for.${id}" of the six src/common/texts/manual-*.json`,
  )
  expect(() => purposeOf(id, none)).toThrow(why)
})

test('where nothing says when one needs it, too', () => {
  expect(() => occasionOf('why-early', none)).toThrow('row "manual.when.why-early" of the six')
  expect(() => occasionOf('unlock-keys', none)).toThrow('row "manual.when.unlock-keys" of the six')
})
