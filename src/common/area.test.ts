import { expect, test } from 'vitest'
import { FakeStorage } from '../../tests/helpers/fakes/storage'
import { openArea, parseObject } from './area'

const refusing = Object.assign(new FakeStorage(), { refuses: () => true })
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
test.each([
  ['that refuses everything', () => refusing],
  ['whose mere mention throws', blocked],
])('a storage %s answers like a storage', (_what, open) => {
  const area = openArea(open)
  expect(area.read('state')).toBeUndefined()
  expect(area.write('state', '{}')).toBe(false)
  expect(area.remove('state')).toBe(false)
  expect(area.is(null)).toBe(false)
})

test('a key that is not there is told from one that the browser does not give', () => {
  const storage = new FakeStorage()
  const area = openArea(() => storage)
  expect(area.read('state')).toBeNull()
  expect(area.write('state', '{}')).toBe(true)
  expect(area.read('state')).toBe('{}')
  expect(area.remove('state')).toBe(true)
  expect(area.is(storage)).toBe(true)
  expect(area.is(new FakeStorage())).toBe(false)
})

test.each(['', '{', 'null', '[]', '"text"', '1', '['.repeat(1e6)])('%.20s is no object', (text) => {
  expect(parseObject(text)).toBeNull()
})
