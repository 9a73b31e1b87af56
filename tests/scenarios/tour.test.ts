import { expect, test } from 'vitest'
import { paths } from '../../src/thermostat/device/device'
import { tour } from './tour'

test('every route is reached from factory state by presses and the panel, and home again', () => {
  const legs = tour()
  const reached = new Set(legs.map(({ path }) => path))
  expect(paths.filter((path) => !reached.has(path))).toEqual(['/', '/home/menu/settings/time-and-date'])
  expect(legs.at(-1)?.path).toBe('/home')
})
