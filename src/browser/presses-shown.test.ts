import { expect, test } from 'vitest'
import { readPressesShown } from './presses-shown'

function visit() {
  const kept = new Map<string, string>()
  const area = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => kept.set(key, value) !== undefined,
  }
  return (search: string) => readPressesShown(search, area)
}

test('presses are listed where the address asks for it, and for as long as the tab is open', () => {
  const open = visit()
  expect(open('')).toBe(false)
  expect(open('?presses=show')).toBe(true)
  expect(open('')).toBe(true)
  expect(open('?presses=hide')).toBe(false)
  expect(open('')).toBe(false)
})

test.each(['?presses=', '?presses=all', '?presses', '?press=show'])('%s asks for nothing', (search) => {
  expect(visit()(search)).toBe(false)
})
