import { expect, test } from 'vitest'
import { openCompanion } from '../../tests/fakes/companion'
import { taskIds, tasks, usualValue } from '../guidance/guidance'

test.each(taskIds)('%s is shown to its end, from home and from where it was explained or fixed', (task) => {
  const { companion, play, until, device } = openCompanion({ settings: { temperatureValue: 22 } })
  companion.choose(task)
  for (let fixes = 0; play().state === 'impossible' && fixes < 4; fixes++) {
    const [fix] = play().fixes
    if (fix) companion.fix(fix)
    if (play().state === 'showing') until('reached', 'explaining')
    if (play().onward) companion.goOn()
  }
  expect(play().aim).toEqual({ task, value: usualValue(task) })
  if (play().state === 'explaining' && play().steps.length === 0) return
  companion.show()
  until('reached', 'explaining', 'paused')
  if (play().asks) companion.resume()
  until('reached', 'explaining')
  const holds = tasks[task].holds(device(), usualValue(task))
  // After its splash the factory's device is in its guide.
  expect(holds || tasks[task].asksBefore).toBe(true)
})
