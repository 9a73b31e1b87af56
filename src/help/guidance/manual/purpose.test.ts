import { expect, test } from 'vitest'
import type { TextId } from '../../../thermostat/device/device'
import { occasionOf, purposeOf } from './purpose'

const all = (_id: string): _id is TextId => true
const none = (_id: string): _id is TextId => false

test('a task’s own texts give its purpose and occasion', () => {
  expect(purposeOf('adaptive', all)).toBe('manual.for.adaptive')
  expect(occasionOf('adaptive', all)).toBe('manual.when.adaptive')
})

test('without own texts, the screen of the task gives them, even if explanations begin there too', () => {
  expect(purposeOf('adaptive', none)).toBe('functions.adaptive.hint')
  expect(occasionOf('adaptive', none)).toBe('about./home/menu/installer/functions/adaptive-function')
})

test.each([
  ['why-error', 'explains several things'],
  ['lock-keys', 'shares its first screen with another task'],
  ['set-clock', '/home/menu/settings/time-and-date/set-time has no hint'],
  // Its hint is the day of the week, which changes.
  ['set-date', '/home/menu/settings/time-and-date/set-date has no hint'],
] as const)('a missing purpose of %s throws with the row to write: %s', (id, why) => {
  expect(() => purposeOf(id, none)).toThrow(
    `row "manual.for.${id}" of the six src/common/texts/manual-*.json`,
  )
  expect(() => purposeOf(id, none)).toThrow(why)
})

test('the purpose of a question is its answer, and the question is the occasion', () => {
  expect(purposeOf('why-early', none)).toBe('explain.why-early')
  expect(occasionOf('why-early', none)).toBeNull()
})

test('a missing occasion throws with the row to write', () => {
  expect(() => occasionOf('why-error', none)).toThrow('row "manual.when.why-error" of the six')
  expect(() => occasionOf('unlock-keys', none)).toThrow('row "manual.when.unlock-keys" of the six')
})
