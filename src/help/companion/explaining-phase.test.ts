import { expect, test } from 'vitest'
import { openCompanion, stepsOf } from '../../../tests/helpers/fakes/companion'

// behaviour 29.4
test('a press on a button without an action is explained; the next press closes the answer', () => {
  const { tell, press, companion, path } = openCompanion()
  press('back')
  expect(companion(), 'closed, it explains nothing').toMatchObject({
    phaseState: { phase: 'closed' },
    greyedReason: null,
  })
  tell('open')
  press('back')
  expect(companion()).toMatchObject({ phaseState: { phase: 'finding' }, greyedReason: { why: 'why.noBack' } })
  press('confirm')
  expect(path()).toBe('/home/menu')
  expect(companion()).toMatchObject({ phaseState: { phase: 'finding' }, greyedReason: null })
})

test('a practice continues below an answer, and counts presses; its end closes the answer', () => {
  const { choose, press, state, companion, send } = openCompanion()
  choose('lock-keys', undefined, { mode: 'try' })
  press('back')
  expect(companion()).toMatchObject({ phaseState: { phase: 'practising', presses: 1 }, greyedReason: {} })
  send({ type: 'stored', settings: { keylock: 'on' } })
  expect(state()).toBe('reached')
})

test('two buttons without an action pressed together are not explained, nor is a long press', () => {
  const { tell, send, wait, state, settings } = openCompanion({ settings: { keylock: 'on' } })
  tell('open')
  for (const button of ['previous', 'next'] as const) send({ type: 'down', button })
  wait(3000)
  for (const button of ['previous', 'next'] as const) send({ type: 'up', button })
  expect(settings().keylock).toBe('off')
  send({ type: 'down', button: 'back' })
  wait(1000)
  send({ type: 'up', button: 'back' })
  expect(state()).toBe('finding')
})

test.each(['closed below', 'waiting below'])('a greyed line is explained with its fixes: %s', (below) => {
  const { choose, tell, send, fix, companion, state, settings } = openCompanion()
  send({ type: 'go', path: '/home/menu/settings' })
  if (below === 'waiting below') choose('connect-wifi')
  else tell('open')
  tell({ type: 'explain', pressTarget: { line: 0 } })
  expect(companion().greyedReason).toMatchObject({ why: 'why.wifiCard' })
  fix()
  expect(settings().wifiInstalled).toBe(true)
  expect(state()).toBe(below === 'waiting below' ? 'ready' : 'finding')
})

test('a task waits below an answer, and is planned from the visitor’s next screen', () => {
  const opened = openCompanion()
  const { choose, press, state, wait, send, tell } = opened
  for (const task of ['connect-wifi', 'why-early'] as const) {
    choose(task)
    const { phaseState } = opened.companion()
    press('back')
    expect(opened.companion()).toMatchObject({ phaseState, greyedReason: { why: 'why.noBack' } })
    tell('dismiss')
    expect(opened.companion()).toMatchObject({ phaseState, greyedReason: null })
  }
  choose('lock-keys')
  const { length } = stepsOf(opened)
  press('back')
  send({ type: 'go', path: '/home/menu' })
  wait(500)
  expect(state()).toBe('ready')
  expect(stepsOf(opened).length).toBeLessThan(length)
})

test('a demonstration pauses for a greyed line and can be resumed; help in a practice, too', () => {
  const { choose, tell, send, phaseState, state, until, wait } = openCompanion({
    path: '/home/menu/settings',
  })
  choose('lock-keys', undefined, { mode: 'show' })
  tell({ type: 'explain', pressTarget: { line: 0 } })
  expect(state()).toBe('explaining')
  tell('dismiss')
  expect(state()).toBe('paused')
  tell('resume')
  until('reached')
  tell('try')
  send({ type: 'go', path: '/home/menu/settings' })
  wait(1000)
  for (const _ of [1, 2, 3]) tell('hint')
  tell({ type: 'explain', pressTarget: { line: 0 } })
  expect(phaseState()).toMatchObject({ isHelping: false })
})

test('an impossible task says why, and starts in the chosen mode after the fix', () => {
  const { tell, fix, state, companion, until, settings } = openCompanion()
  tell({ type: 'request', request: { task: 'connect-wifi', mode: 'show', value: 'Home' } })
  expect(companion().phaseState).toMatchObject({ phase: 'impossible', why: 'why.wifiCard', mode: 'show' })
  fix()
  expect(state()).toBe('showing')
  until('reached')
  expect(settings().wifiNetwork).toBe('Home')
})

test('an impossible task becomes ready as soon as the device allows it', () => {
  const { choose, state, send, wait } = openCompanion()
  choose('connect-wifi')
  send({ type: 'switch', name: 'wifiInstalled' })
  wait(500)
  expect(state()).toBe('ready')
})

test('a task that explains does so at once, shows the screen that proves it, and offers a next task', () => {
  const { choose, tell, phaseState, until, path, progress } = openCompanion()
  choose('why-early')
  expect(phaseState()).toMatchObject({ phase: 'explaining', fixes: [] })
  tell('show')
  until('explaining')
  expect(path()).toBe('/home/menu/installer/functions/adaptive-function')
  expect(phaseState(), 'nothing was changed').toMatchObject({ plan: null, start: null })
  expect(phaseState()).toMatchObject({ nextTask: { task: 'adaptive' } })
  tell('close')
  expect(new Set(progress.map(({ fewest }) => fewest)).size, 'told alike each time').toBe(1)
})

test('changes on the way to an explanation are undone or kept', () => {
  const { showToEnd, tell, phaseState, until, settings, path } = openCompanion({
    settings: { keylock: 'on' },
  })
  showToEnd('why-early')
  expect(settings().keylock).toBe('off')
  tell('put-back')
  expect(settings().keylock).toBe('on')
  expect(path()).toBe('/home')
  expect(phaseState()).toMatchObject({ phase: 'explaining', start: null })
  tell('show')
  until('explaining')
  tell('keep')
  expect(phaseState()).toMatchObject({ start: null })
})

// guidance G6
test('a simulated fault is in view, not the installation guide', () => {
  const opened = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
  opened.choose('why-error', 4)
  opened.fix()
  expect(opened.path()).toBe('/home')
  expect(opened.settings().installationGuide).toBe('false')
})

test('a fault without a code is the current one; a fault that is not present can be caused', () => {
  const { choose, tell, phaseState, send, until } = openCompanion()
  choose('why-error', 3)
  expect(phaseState()).toMatchObject({ phase: 'explaining', fixes: [{}] })
  send({ type: 'surroundings', change: { fault: 4 } })
  for (const mode of [null, 'show'] as const) {
    tell({ type: 'request', request: { task: 'why-error', mode, value: null } })
    until('explaining', 'reached')
    expect(phaseState()).toMatchObject({ target: { value: 4 }, why: { values: { code: 4 } } })
  }
})
