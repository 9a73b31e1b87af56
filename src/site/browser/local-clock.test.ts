import { expect, test } from 'vitest'
import { localNowOf } from './local-clock'

test("the device's clock shows the visitor's local time", () => {
  const epoch = Date.UTC(2025, 0, 1, 23, 30)
  const stockholm = localNowOf({ epochMs: () => epoch, timezoneOffset: () => -60 })
  expect(new Date(stockholm()).toISOString()).toBe('2025-01-02T00:30:00.000Z')
})

test('the offset is read at each call, so summer time needs no reload', () => {
  let epoch = 0
  const now = localNowOf({ epochMs: () => epoch, timezoneOffset: (at) => (at < 1000 ? -60 : -120) })
  expect(now()).toBe(60 * 60_000)
  epoch = 1000
  expect(now()).toBe(1000 + 120 * 60_000)
})
