import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import type { CompanionStatus } from './phase-state'

type Opened = ReturnType<typeof openCompanion>

function startTimer(send: Opened['send']): void {
  send({ type: 'go', path: '/home/menu/program/timer' })
  send({ type: 'tap', line: 0 })
  send({ type: 'tap', line: 0 })
}

// behaviour 29.18
test.each<[string, (opened: Opened) => void, CompanionStatus]>([
  ['that opens the menu', ({ press }) => press('confirm'), 'reached'],
  ['that makes it untrue', ({ press }) => press('next'), 'ready'],
  ['that makes it untrue, and one that mends it', ({ press }) => press('next', 'previous'), 'reached'],
  ['that makes it impossible', ({ send }) => startTimer(send), 'impossible'],
  ['after *Keep*', ({ tell, press }) => [tell('keep'), press('next')], 'ready'],
  ['in another tab', ({ send }) => send({ type: 'stored', settings: { temperatureValue: 25 } }), 'reached'],
])('after a demonstration, a press %s', (_, act, expected) => {
  const opened = openCompanion()
  opened.showToEnd('change-temperature', 23)
  act(opened)
  expect(opened.state()).toBe('reached')
  opened.wait(1000)
  expect(opened.state()).toBe(expected)
  expect(opened.phaseState()).toMatchObject({ target: { task: 'change-temperature', value: 23 } })
  if (expected === 'ready') expect(opened.phaseState()).toMatchObject({ plan: { fewestPresses: 1 } })
})

test('after a practice that led to a screen, a press that leaves it offers the task again', () => {
  const opened = openCompanion()
  opened.choose('see-energy', undefined, { mode: 'try' })
  while (opened.state() === 'trying') {
    opened.tell('hint')
    opened.wait(500)
  }
  opened.wait(1000)
  expect(opened.state()).toBe('reached')
  opened.press('close')
  opened.wait(1000)
  expect(opened.state()).toBe('ready')
})
