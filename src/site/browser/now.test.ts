import { expect, test } from 'vitest'
import { wallClock } from './now'

test("the device's clock shows what the clock on the visitor's wall shows", () => {
  const epoch = Date.UTC(2025, 0, 1, 23, 30)
  const stockholm = wallClock({ epoch: () => epoch, behind: () => -60 })
  expect(new Date(stockholm()).toISOString()).toBe('2025-01-02T00:30:00.000Z')
})

test('the offset is that of the very moment, so summer time needs no reload', () => {
  let epoch = 0
  const now = wallClock({ epoch: () => epoch, behind: (at) => (at < 1000 ? -60 : -120) })
  expect(now()).toBe(60 * 60_000)
  epoch = 1000
  expect(now()).toBe(1000 + 120 * 60_000)
})
