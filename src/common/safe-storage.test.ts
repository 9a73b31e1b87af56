import { expect, test } from 'vitest'
import { FakeStorage } from '../../tests/helpers/fakes/storage'
import { openSafeStorage, parseObject } from './safe-storage'

const refusing = Object.assign(new FakeStorage(), { refuses: () => true })
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
test.each([
  ['that refuses all access', () => refusing],
  ['that throws when it is read from the window', blocked],
])('a storage %s makes no method throw', (_what, open) => {
  const safeStorage = openSafeStorage(open)
  expect(safeStorage.read('state')).toBeUndefined()
  expect(safeStorage.write('state', '{}')).toBe(false)
  expect(safeStorage.remove('state')).toBe(false)
  expect(safeStorage.isBackedBy(null)).toBe(false)
})

test('a missing key reads as null, a refused one as undefined', () => {
  const storage = new FakeStorage()
  const safeStorage = openSafeStorage(() => storage)
  expect(safeStorage.read('state')).toBeNull()
  expect(safeStorage.write('state', '{}')).toBe(true)
  expect(safeStorage.read('state')).toBe('{}')
  expect(safeStorage.remove('state')).toBe(true)
  expect(safeStorage.isBackedBy(storage)).toBe(true)
  expect(safeStorage.isBackedBy(new FakeStorage())).toBe(false)
})

test.each(['', '{', 'null', '[]', '"text"', '1', '['.repeat(1e6)])(
  '%.20s does not parse as an object',
  (text) => {
    expect(parseObject(text)).toBeNull()
  },
)
