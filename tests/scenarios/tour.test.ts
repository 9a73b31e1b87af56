import { expect, test } from 'vitest'
import { paths } from '../../src/thermostat/device/device'
import { planTour } from './tour'

test('presses and the panel alone lead from the factory state to every route and back home', () => {
  const stages = planTour()
  const reached = new Set(stages.map(({ path }) => path))
  expect(paths.filter((path) => !reached.has(path))).toEqual(['/', '/home/menu/settings/time-and-date'])
  expect(stages.at(-1)?.path).toBe('/home')
})
