import { expect, test } from 'vitest'
import { openCompanion, stepsOf } from '../../../tests/helpers/fakes/companion'
import { defaultValueOf, resolveValue, type TaskId, taskIds, tasks } from '../guidance/guidance'
import { pagePlanOf, startOf } from '../guidance/manual/page-plan'
import { targetOf } from './phase-state'

type Opened = ReturnType<typeof openCompanion>

function showToEnd({ tell, until, state }: Opened) {
  tell('show')
  until('reached', 'explaining', 'paused')
  if (state() === 'paused') tell('resume')
  until('reached', 'explaining')
}

test.each(taskIds)(
  '%s is demonstrated to its end, from the home screen and after an explanation or a fix',
  (task) => {
    const opened = openCompanion({ settings: { temperatureValue: 22 } })
    const { choose, tell, fix, companion, state, phaseState, until, device } = opened
    const value = task === 'why-error' ? resolveValue(device(), task) : defaultValueOf(task)
    choose(task)
    for (let fixes = 0; state() === 'impossible' && fixes < 4; fixes++) {
      fix()
      if (state() === 'showing') until('reached', 'explaining')
      const now = phaseState()
      if ('returnTo' in now && now.returnTo) tell({ type: 'choose', ...now.returnTo })
    }
    expect(targetOf(companion())).toEqual({ task, value })
    if (state() === 'explaining' && stepsOf(opened).length === 0) return
    showToEnd(opened)
    // A device with factory settings shows the installation guide after its splash.
    expect(tasks[task].isDone(device(), value) || tasks[task].asksBeforeLastPress).toBe(true)
  },
)

/** True for tasks that set something, which holds on any screen. Other tasks end on a screen of their own. */
const isSet = (task: TaskId) => tasks[task].changes.length > 0
/** A task that ends in the installation guide, before there is a home screen. */
const inGuide: readonly TaskId[] = ['factory-reset']

// behaviour 29.19
test.each(taskIds.filter(isSet))(
  'the demonstration of %s ends at the home screen, where its goal is still met',
  (task) => {
    const opened = openCompanion()
    const { choose, tell, state, fix, phaseState, device, path, send, settings } = opened
    // At the start of its page in the manual, the task is possible and not done yet.
    const plan = pagePlanOf(task, 'en')
    if (plan.startPoint === 'home') send({ type: 'restore', device: startOf(plan, 'en').device })
    choose(task, plan.value)
    if (state() === 'impossible') fix()
    expect(state()).toBe('ready')
    expect(stepsOf(opened)).not.toEqual([])
    const before = settings()
    showToEnd(opened)
    expect(path()).toBe(inGuide.includes(task) ? '/home/menu/settings/language' : '/home')
    expect(tasks[task].isDone(device(), plan.value)).toBe(true)
    expect(phaseState()).toMatchObject({ reachedBy: 'show' })
    tell('put-back')
    expect(settings()).toEqual(before)
  },
)

// behaviour 29.19
test.each(taskIds.filter((task) => !isSet(task)))(
  'the demonstration of %s ends on the screen that shows the result',
  (task) => {
    const opened = openCompanion()
    opened.choose(task)
    if (stepsOf(opened).length === 0) return
    showToEnd(opened)
    expect(tasks[task].isDone(opened.device(), defaultValueOf(task))).toBe(true)
  },
)
