import { expect, test } from 'vitest'
import { openCompanion } from '../../tests/helpers/fakes/companion'
import { type TaskId, taskIds, tasks, usualValue } from '../guidance/guidance'
import { beginOf, planOf } from '../guidance/manual/plan'

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
  const holds = tasks[task].isDone(device(), usualValue(task))
  // After its splash the factory's device is in its guide.
  expect(holds || tasks[task].asksBefore).toBe(true)
})

/** What is set is in force on any screen; the rest is seen, read or explained where it is. */
const isSet = (task: TaskId) => tasks[task].changes.length > 0
/** It ends in the installation guide, which has no home yet. */
const inGuide: readonly TaskId[] = ['factory-reset']

// behaviour 29.19
test.each(taskIds.filter(isSet))('the show of %s ends at home, where its goal still holds', (task) => {
  const { companion, play, until, device, path, send, settings } = openCompanion()
  // Where its page of the manual begins, it is possible and not yet done.
  const plan = planOf(task, 'en')
  if (plan.from === 'home') send({ type: 'restore', device: beginOf(plan, 'en').device })
  companion.choose(task, plan.value)
  for (const fix of play().fixes.slice(0, 1)) companion.fix(fix)
  expect(play()).toMatchObject({ state: 'ready', held: false })
  const before = settings()
  companion.show()
  until('reached', 'paused')
  if (play().asks) companion.resume()
  until('reached')
  expect(path()).toBe(inGuide.includes(task) ? '/home/menu/settings/language' : '/home')
  expect(tasks[task].isDone(device(), plan.value)).toBe(true)
  expect(play().at).toBe(play().steps.length)
  companion.putBack()
  expect(settings()).toEqual(before)
})

// behaviour 29.19
test.each(taskIds.filter((task) => !isSet(task)))('the show of %s ends where it is seen', (task) => {
  const { companion, play, until, device } = openCompanion()
  companion.choose(task)
  if (play().steps.length === 0) return
  companion.show()
  until('reached', 'explaining')
  expect(tasks[task].isDone(device(), usualValue(task))).toBe(true)
})
