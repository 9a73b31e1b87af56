import { expect, test } from 'vitest'
import { openCompanion, stepsOf } from '../../../tests/helpers/fakes/companion'
import { defaultValueOf, type TaskId, taskIds, tasks } from '../guidance/guidance'
import { pagePlanOf, startOf } from '../guidance/manual/page-plan'
import { targetOf } from './guide-state'

type Opened = ReturnType<typeof openCompanion>

function showToEnd({ tell, until, state }: Opened) {
  tell('show')
  until('reached', 'explaining', 'paused')
  if (state() === 'paused') tell('resume')
  until('reached', 'explaining')
}

test.each(taskIds)('%s is shown to its end, from home and from where it was explained or fixed', (task) => {
  const opened = openCompanion({ settings: { temperatureValue: 22 } })
  const { choose, tell, fix, companion, state, guide, until, device } = opened
  choose(task)
  for (let fixes = 0; state() === 'impossible' && fixes < 4; fixes++) {
    fix()
    if (state() === 'showing') until('reached', 'explaining')
    const now = guide()
    if ('returnTo' in now && now.returnTo) tell({ type: 'choose', ...now.returnTo })
  }
  expect(targetOf(companion())).toEqual({ task, value: defaultValueOf(task) })
  if (state() === 'explaining' && stepsOf(opened).length === 0) return
  showToEnd(opened)
  // After its splash the factory's device is in its guide.
  expect(tasks[task].isDone(device(), defaultValueOf(task)) || tasks[task].asksBefore).toBe(true)
})

/** What is set is in force on any screen; the rest is seen, read or explained where it is. */
const isSet = (task: TaskId) => tasks[task].changes.length > 0
/** It ends in the installation guide, which has no home yet. */
const inGuide: readonly TaskId[] = ['factory-reset']

// behaviour 29.19
test.each(taskIds.filter(isSet))('the show of %s ends at home, where its goal still holds', (task) => {
  const opened = openCompanion()
  const { choose, tell, state, fix, guide, device, path, send, settings } = opened
  // Where its page of the manual begins, it is possible and not yet done.
  const plan = pagePlanOf(task, 'en')
  if (plan.from === 'home') send({ type: 'restore', device: startOf(plan, 'en').device })
  choose(task, plan.value)
  if (state() === 'impossible') fix()
  expect(state()).toBe('ready')
  expect(stepsOf(opened)).not.toEqual([])
  const before = settings()
  showToEnd(opened)
  expect(path()).toBe(inGuide.includes(task) ? '/home/menu/settings/language' : '/home')
  expect(tasks[task].isDone(device(), plan.value)).toBe(true)
  expect(guide()).toMatchObject({ reachedBy: 'show' })
  tell('put-back')
  expect(settings()).toEqual(before)
})

// behaviour 29.19
test.each(taskIds.filter((task) => !isSet(task)))('the show of %s ends where it is seen', (task) => {
  const opened = openCompanion()
  opened.choose(task)
  if (stepsOf(opened).length === 0) return
  showToEnd(opened)
  expect(tasks[task].isDone(opened.device(), defaultValueOf(task))).toBe(true)
})
