import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../../tests/helpers/fakes/storage'
import { clearHouseSettings, parseArea, readHouseSettings, storeHouseSettings } from './house-settings'

let localStorage: FakeStorage

beforeEach(() => {
  localStorage = new FakeStorage()
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

test('the floor and the area are stored, and nothing else (behaviour 31.52)', () => {
  expect(readHouseSettings()).toEqual({ floor: 'screed', area: null })
  storeHouseSettings({ area: 12.5 })
  storeHouseSettings({ floor: 'mat' })
  expect(readHouseSettings()).toEqual({ floor: 'mat', area: 12.5 })
  expect([...localStorage.values]).toEqual([['house', '{"floor":"mat","area":12.5}']])
  clearHouseSettings()
  expect(localStorage.values.size).toBe(0)
})

test.each(['', '[]', 'null', '{"floor":"lava","area":0}', '{"floor":7,"area":"10"}', '{"area":1e6}', '{'])(
  'an invalid stored value is ignored: %s',
  (text) => {
    localStorage.values.set('house', text)
    expect(readHouseSettings()).toEqual({ floor: 'screed', area: null })
  },
)

test('a browser without storage has the default house settings', () => {
  vi.stubGlobal('window', {})
  storeHouseSettings({ area: 12 })
  expect(readHouseSettings()).toEqual({ floor: 'screed', area: null })
})

test.each([
  ['12', 12],
  [' 6,7 ', 6.7],
  ['99.95', 99.95],
  ['1', 1],
  ['', null],
])('"%s" is a valid area', (text, area) => expect(parseArea(text)).toBe(area))

test.each(['0', '1000000', '100.5', '-5', 'ten', '1e1', '5 m²', '0.5', '١٢', '12.345'])(
  '"%s" is not a valid area',
  (text) => expect(parseArea(text)).toBeUndefined(),
)
