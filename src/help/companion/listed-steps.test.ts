import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import type { Button } from '../../thermostat/device/device'
import { goalOf } from '../guidance/instructions/goal'
import { listedStepsOf } from './listed-steps'

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

// guidance G6
test.each(['show', 'try'] as const)('a task of a thermostat in use has no steps of the guide: %s', (mode) => {
  const opened = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
  opened.wait(2500)
  opened.choose('lock-keys')
  expect(listedGoals(opened)).toEqual(toLock)
  expect(opened.path(), 'choosing a task changes nothing').toBe('/home/menu/settings/language')
  opened.tell(mode)
  expect(opened.path()).toBe('/home')
  expect(listedGoals(opened)).toEqual(withCurrent(0))
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
