import { expect, test } from 'vitest'
import { ringMeaningOf } from './ring-meaning'
import type { Settings } from './settings'
import type { Surroundings } from './surroundings'
import { atHome, degrees, openAt } from './testing'

const ground = { application: 'groundHeating', program: 'timer' } as const
const power = { application: 'powerControl' } as const
const temperature = degrees(20)

// behaviour 5.19
test.each<[Partial<Settings>, unknown]>([
  [{ temperatureValue: 20 }, { id: 'time.ring.warm.temperature', values: { temperature } }],
  [{ temperatureValue: 19 }, { id: 'time.ring.cool.temperature', values: { temperature } }],
  [{ ...ground, timer: 'on' }, 'time.ring.warm.hours'],
  [{ ...ground, timer: 'off' }, 'time.ring.cool.hours'],
  [{ ...power, powerControlValue: 1 }, 'time.ring.warm.power'],
  [{ ...power, powerControlValue: 0 }, 'time.ring.cool.power'],
  [{ power: 'off' }, null],
])('with %o the colour of the ring means %o', (settings, meaning) => {
  const visitor = atHome(settings)
  expect(ringMeaningOf(visitor.device)).toEqual(meaning)
})

// behaviour 5.19
test('a grey ring has no meaning, and other screens have no ring', () => {
  const surroundings: Partial<Surroundings> = { fault: 5 }
  expect(ringMeaningOf(atHome({}, surroundings).device)).toBeNull()
  expect(ringMeaningOf(openAt('/home/menu').device)).toBeNull()
})
