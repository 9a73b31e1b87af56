import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import { controlsOf } from './controls'

type Opened = ReturnType<typeof openCompanion>

const stepOf = ({ phaseState }: Opened) => {
  const now = phaseState()
  return now.phase === 'diagnosing' ? now.step.id : now.phase
}
const answer = ({ tell }: Opened, ...choices: readonly string[]) => {
  for (const choice of choices) tell({ type: 'answer', choice })
}

// behaviour 29.21
test('questions lead to an answer, and back leads from question to question', () => {
  const opened = openCompanion({ settings: { temperatureValue: 24 } })
  opened.tell({ type: 'diagnose', entry: 'symptom' })
  const steps = [stepOf(opened)]
  for (const choice of ['symptom.cold', 'cold.atTimes', 'whenCold.day']) {
    answer(opened, choice)
    steps.push(stepOf(opened))
  }
  expect(steps).toEqual(['symptom', 'what-is-cold', 'when-is-it-cold', 'program-day'])
  opened.tell('answer-back')
  opened.tell('answer-back')
  expect(stepOf(opened)).toBe('what-is-cold')
})

test('an answer from the device changes with the device, and can be rejected', () => {
  const opened = openCompanion({ settings: { power: 'off', temperatureValue: 24 } })
  opened.tell({ type: 'diagnose', entry: 'symptom' })
  answer(opened, 'symptom.cold')
  expect(stepOf(opened)).toBe('off')
  answer(opened, 'off')
  expect(stepOf(opened)).toBe('what-is-cold')
  opened.tell('answer-back')
  expect(stepOf(opened)).toBe('off')
  opened.send({ type: 'stored', settings: { power: 'on' } })
  expect(stepOf(opened)).toBe('what-is-cold')
})

test('the task of the answer is chosen with its value', () => {
  const opened = openCompanion()
  opened.tell({ type: 'diagnose', entry: 'which-sensor' })
  answer(opened, 'covering.wood', 'purpose.wood.room', 'place.woodRoom.neither')
  const { phaseState } = opened
  const now = phaseState()
  if (now.phase !== 'diagnosing' || now.step.kind !== 'answer' || !now.step.answer.target) throw new Error()
  opened.tell({ type: 'choose', ...now.step.answer.target })
  expect(phaseState()).toMatchObject({
    phase: 'ready',
    target: { task: 'choose-sensor', value: 'roomSensorFloor' },
  })
})

test('the question about the sensor offers the three questions that lead to it', () => {
  const opened = openCompanion()
  opened.choose('which-sensor')
  const control = controlsOf(opened.companion(), String).find(({ command }) => command === 'diagnose')
  if (!control || !('event' in control)) throw new Error('It is not offered.')
  opened.tell(control.event)
  expect(stepOf(opened)).toBe('covering')
})

test('a diagnosis leaves the current task and its thermostat on loan', () => {
  const opened = openCompanion()
  opened.choose('install', undefined, { mode: 'show' })
  expect(opened.isSandbox()).toBe(true)
  opened.tell({ type: 'diagnose', entry: 'symptom' })
  expect(opened.isSandbox()).toBe(false)
  expect(opened.progress.at(-1)?.state).toBe('left')
  opened.tell('close')
  expect(opened.state()).toBe('closed')
})

test.each([
  [null, 'symptom'],
  ['which-sensor', 'covering'],
  ['no-such-entry', 'symptom'],
])('a request for a diagnosis may name its beginning: %s', (value, id) => {
  const opened = openCompanion()
  opened.tell({ type: 'request', request: { task: 'diagnosis', mode: null, value } })
  expect(stepOf(opened)).toBe(id)
})
