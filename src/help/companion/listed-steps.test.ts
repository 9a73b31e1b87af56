import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import type { Button } from '../../thermostat/device/device'
import type { TaskId } from '../guidance/guidance'
import { goalOf } from '../guidance/instructions/goal'
import { listedStepsOf, rowNumbersOf } from './listed-steps'

/** Returns the kinds of the listed goals, with a star at the current one. */
function listedGoals({ companion }: Pick<ReturnType<typeof openCompanion>, 'companion'>): readonly string[] {
  const { steps = [], currentIndex = -1 } = listedStepsOf(companion().phaseState) ?? {}
  return steps.map((step, index) => {
    const goal = goalOf(step)
    const kind = typeof goal === 'object' && 'id' in goal ? goal.id : String(goal)
    return `${kind.replace('goal.', '')}${index === currentIndex ? '*' : ''}`
  })
}

const toLock = ['menu', 'to', 'open', 'to', 'open', 'to', 'choose']
const withCurrent = (index: number) => toLock.map((kind, at) => (at === index ? `${kind}*` : kind))

test('before a task begins no step is current, in a demonstration one after the other', () => {
  const opened = openCompanion()
  opened.choose('lock-keys')
  expect(listedGoals(opened)).toEqual(toLock)
  expect(listedStepsOf(opened.companion().phaseState)?.hasGoalsOnly).toBe(false)
  opened.tell('show')
  expect(listedGoals(opened)).toEqual(withCurrent(0))
  expect(listedStepsOf(opened.companion().phaseState)?.hasGoalsOnly).toBe(true)
  opened.until('reached')
  expect(listedGoals(opened), 'each step is done').toEqual(toLock)
  expect(listedStepsOf(opened.companion().phaseState)).toMatchObject({
    currentIndex: toLock.length,
    hasGoalsOnly: true,
  })
  opened.tell('show')
  opened.press('back')
  expect(listedStepsOf(opened.companion().phaseState), 'the visitor may open any screen').toBeNull()
})

test('the steps through the installation guide are apart, but not those of a task that the guide asks for', () => {
  const guideStepsTo = (task: TaskId) => {
    const opened = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
    opened.wait(2500)
    opened.choose(task)
    const { steps = [], guideStepCount = 0 } = listedStepsOf(opened.companion().phaseState) ?? {}
    return [guideStepCount, steps.length]
  }
  const [guide = 0, all = 0] = guideStepsTo('lock-keys')
  expect([guide > 5, all - guide]).toEqual([true, toLock.length])
  expect(guideStepsTo('floor-type')[0]).toBe(0)
})

test('the row of the installation guide counts as one, and as the current one during all its steps', () => {
  const numbersAt = (currentIndex: number) =>
    rowNumbersOf({ steps: Array(12), currentIndex, hasGoalsOnly: true, guideStepCount: 9 })
  expect([-1, 0, 8, 9, 11, 12].map(numbersAt)).toEqual([1, 1, 1, 2, 4, 4].map((at) => ({ at, all: 4 })))
})

test('a practice lists each step of the installation guide, because the visitor does them', () => {
  const opened = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
  opened.wait(2500)
  opened.choose('lock-keys', undefined, { mode: 'try' })
  expect(listedStepsOf(opened.companion().phaseState)?.guideStepCount).toBe(0)
})

// behaviour 29.9
test('a practice lists the steps from its start, and after a detour the way back', () => {
  const opened = openCompanion()
  opened.choose('lock-keys', undefined, { mode: 'try' })
  const goalsAfter = (...buttons: Button[]) => {
    opened.press(...buttons)
    opened.wait(1000)
    return listedGoals(opened)
  }
  const stepsAtStart = listedStepsOf(opened.companion().phaseState)?.steps
  expect(goalsAfter('confirm')).toEqual(withCurrent(1))
  expect(goalsAfter('next'), 'the second step has two presses').toEqual(withCurrent(1))
  expect(listedStepsOf(opened.companion().phaseState)?.steps).toBe(stepsAtStart)
  expect(goalsAfter('next')).toEqual(withCurrent(2))
  expect(goalsAfter('previous', 'confirm'), 'another menu').toContain('back*')
  expect(goalsAfter('back', 'next')).toEqual(withCurrent(2))
})
