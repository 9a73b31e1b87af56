import { expect, test } from 'vitest'
import { constantsOf } from './constants'
import { floors } from './model'

test.each(floors)('%s: every constant has a value, a unit and a source', (floor) => {
  for (const { value, unit, source } of constantsOf(floor)) {
    expect(value).toBeGreaterThan(0)
    expect(unit).not.toBe('')
    expect(source).not.toBe('')
  }
})

test('the table begins with what differs from floor to floor', () => {
  const [first] = constantsOf('concrete')
  expect(first).toEqual({ id: 'power', value: 100, unit: 'W/m²', source: '80…120' })
  const ids = floors.map((floor) => constantsOf(floor).map(({ id }) => id))
  expect(ids[0]).toEqual(ids[1])
  expect(ids[1]).toEqual(ids[2])
})
