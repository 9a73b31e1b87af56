import { describe, expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import { factorySettings } from '../../thermostat/device/device'
import { atHome, openAt } from '../../thermostat/device/testing'
import { defaultValueOf, findWay, stepsOf, type TaskId, taskIds, tasks } from '../guidance/guidance'
import { durationMs, timingOf } from './step-timing'

const SECOND = 1000

/** Places from which people ask: home, deep in a menu, locked, turned off. */
const starts = [
  atHome(),
  openAt('/home/menu/installer/sensor/sensor-type'),
  atHome({ keylock: 'on' }),
  atHome({ power: 'off' }),
]

const everyday = taskIds.filter((task) => tasks[task].group === 'everyday')

function stepsTo(task: TaskId, start = atHome()) {
  const way = findWay(start, task, defaultValueOf(task))
  return way ? stepsOf(way) : []
}

describe('at normal speed', () => {
  test.each(everyday)('the demonstration of %s takes at most 25 s', (task) => {
    for (const start of starts) {
      const steps = stepsTo(task, start)
      expect(durationMs(steps, timingOf(steps, 'normal'))).toBeLessThanOrEqual(25 * SECOND)
    }
  })

  test.each(['lock-keys', 'edit-week-program', 'screen-saver', 'why-limited', 'sensor-type'] as const)(
    'a real demonstration stays within the limit, too: %s from the splash of a first start',
    (task) => {
      const { choose, until } = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
      choose(task, undefined, { mode: 'show' })
      // Less than 25 s, because each timer of a browser is a little late.
      expect(until('reached', 'explaining')).toBeLessThanOrEqual(24.5 * SECOND)
    },
  )

  test('each sentence stays for a second before its first press, and each press lasts a quarter of a second', () => {
    const { readMs, pressMs } = timingOf(stepsTo('lock-keys'), 'normal')
    expect(readMs).toBeGreaterThanOrEqual(SECOND)
    expect(pressMs).toBe(250)
  })

  test('with many steps each gets shorter, by at most half', () => {
    const steps = stepsTo('lock-keys')
    const many = Array.from({ length: 10 }, () => steps).flat()
    expect(timingOf(many, 'normal').readMs).toBe(timingOf(steps, 'normal').readMs / 2)
  })
})

test('the fast speed shortens presses and pauses, not the delays of the device', () => {
  const steps = stepsTo('unlock-keys', atHome({ ...factorySettings, keylock: 'on' }))
  const [normal = 0, fast = 0] = (['normal', 'fast'] as const).map((speed) =>
    durationMs(steps, timingOf(steps, speed)),
  )
  expect(fast).toBeLessThan(normal)
})
