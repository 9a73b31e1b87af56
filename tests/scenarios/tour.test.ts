import { expect, test } from 'vitest'
import { paths } from '../../src/thermostat/device/device'
import { tour } from './tour'

test('presses and the panel alone lead from the factory state to every route and back home', () => {
  const legs = tour()
  const reached = new Set(legs.map(({ path }) => path))
  expect(paths.filter((path) => !reached.has(path))).toEqual(['/', '/home/menu/settings/time-and-date'])
  expect(legs.at(-1)?.path).toBe('/home')
})
