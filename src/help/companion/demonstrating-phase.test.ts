import { describe, expect, test } from 'vitest'
import { openCompanion, stepsOf } from '../../../tests/helpers/fakes/companion'
import type { TaskId, TaskValue } from '../guidance/guidance'
import { captionTexts } from './caption-texts'
import { highlightedButtonsOf } from './phase-state'

function show(task: TaskId = 'lock-keys', value?: TaskValue) {
  const opened = openCompanion()
  opened.choose(task, value, { mode: 'show' })
  return { ...opened, highlighted: () => highlightedButtonsOf(opened.companion()) }
}

describe('a demonstration', () => {
  // behaviour 29.6
  test('presses the live device to the goal, step by step', () => {
    const opened = show()
    opened.until('reached')
    expect(opened.settings().keylock).toBe('on')
    expect(stepsOf(opened)).toHaveLength(7)
    expect(opened.progress.map(({ state, fewest }) => [state, fewest])).toEqual([
      ['found', 10],
      ['shown', 10],
    ])
  })

  test('highlights a button before it goes down', () => {
    const { wait, highlighted, device } = show()
    wait(500)
    expect(highlighted()).toEqual(['confirm'])
    expect(device().holds.confirm).toBeNull()
    wait(700)
    expect(device().holds.confirm).not.toBeNull()
    wait(300)
    expect(device().holds.confirm).toBeNull()
  })

  test('ends a hold when the value is reached', () => {
    const opened = show('installed-power', 600)
    expect(stepsOf(opened).some(({ acts }) => acts.some(({ holdMs }) => holdMs > 0))).toBe(true)
    opened.until('reached')
    expect(opened.settings().effectValue).toBe(600)
  })

  // behaviour 29.7
  test('pauses and resumes', () => {
    const { tell, wait, until, phaseState, device } = show()
    wait(4000)
    tell('pause')
    const [paused, { trail }] = [phaseState(), device()]
    wait(30_000)
    expect(phaseState()).toBe(paused)
    expect(device().trail).toBe(trail)
    tell('resume')
    until('reached')
  })

  test('steps forward, and back to the device before the step', () => {
    const { tell, until, phaseState, path, wait } = show()
    tell('pause')
    for (const stepIndex of [1, 2]) {
      tell('step')
      until('paused')
      expect(phaseState()).toMatchObject({ stepIndex })
    }
    tell('step')
    wait(300)
    expect(phaseState(), 'within the step').toMatchObject({ stepIndex: 2, status: 'stepping' })
    tell('step-back')
    expect(phaseState(), 'the start of the step').toMatchObject({ stepIndex: 2, status: 'paused' })
    for (const _ of [1, 2]) tell('step-back')
    expect(phaseState()).toMatchObject({ stepIndex: 0 })
    tell('step-back')
    expect(phaseState()).toMatchObject({ stepIndex: 0 })
    expect(path()).toBe('/home')
    tell('resume')
    until('reached')
  })

  test('ends with the last single step', () => {
    const { tell, until, state, wait } = show('summer-time', 'off')
    while (state() !== 'reached') {
      tell('step')
      until('paused', 'reached')
    }
    wait(1000)
    expect(state()).toBe('reached')
  })

  // behaviour 29.19
  test('presses × at the end, which does not count as a step', () => {
    const { wait, until, phaseState, highlighted, path, device, tell } = show()
    while (!highlighted().includes('close')) wait(50)
    expect(phaseState()).toMatchObject({ status: 'going-home', stepIndex: 7 })
    tell('pause')
    wait(1000)
    expect(path()).toBe('/home/menu/settings/keylock')
    tell('resume')
    wait(350)
    expect(device().holds.close).not.toBeNull()
    until('reached')
    expect(path()).toBe('/home')
    expect(highlighted()).toEqual([])
  })

  // behaviour 29.19
  test('ends on the current screen if the visitor presses on the way home', () => {
    const { wait, highlighted, phaseState, path, press } = show()
    while (!highlighted().includes('close')) wait(50)
    press('next')
    wait(1000)
    expect(phaseState()).toMatchObject({ phase: 'done', reachedBy: 'show', steps: [], start: null })
    expect(path()).toBe('/home/menu/settings/keylock')
  })

  test('stops at a press of the visitor, and is planned from there when resumed', () => {
    const { tell, companion, until, wait, phaseState, press, path, settings } = show()
    wait(4000)
    press('back')
    expect(phaseState()).toMatchObject({ status: 'taken-over', highlighted: [] })
    const sentence = { verbatim: 'Lock the buttons' }
    const caption = captionTexts(companion(), () => sentence.verbatim, null)
    expect(caption).toMatchObject({ sentence, secondary: 'guide.tookOver', stepLabel: undefined })
    const left = path()
    wait(30_000)
    expect(path()).toBe(left)
    tell('resume')
    wait(1000)
    expect(phaseState()).toMatchObject({ status: 'playing', stepIndex: 0 })
    until('reached')
    expect(settings().keylock).toBe('on')
  })

  test('ends when the visitor takes over and reaches the goal', () => {
    const { wait, state, press, path } = show()
    while (path() !== '/home/menu/settings/keylock') wait(100)
    wait(1000)
    press('previous')
    expect(state()).toBe('paused')
    press('confirm')
    wait(10_000)
    expect(state()).toBe('reached')
  })

  test('does not end at a value that a held button only passes', () => {
    const { wait, send, state, settings } = show('change-temperature', 22)
    while (settings().temperatureValue < 21) wait(10)
    send({ type: 'down', button: 'next' })
    expect(state()).toBe('paused')
    wait(3000)
    send({ type: 'up', button: 'next' })
    expect(state()).toBe('paused')
  })

  test('is planned anew after another tab has changed the device', () => {
    const { tell, send, until, wait, path } = show()
    wait(4000)
    tell('pause')
    send({ type: 'stored', settings: { keylock: 'on' } })
    tell('resume')
    until('reached')
    expect(path()).toBe('/home')
  })

  test('says why it has become impossible, at the start and when resumed', () => {
    const opened = openCompanion({ settings: { wifiInstalled: true } })
    const { choose, send, tell, state, wait } = opened
    const switchCard = () => send({ type: 'switch', name: 'wifiInstalled' })
    for (const mode of ['show', 'try'] as const) {
      choose('connect-wifi', 'Home')
      switchCard()
      tell(mode)
      expect(state()).toBe('impossible')
      switchCard()
    }
    choose('connect-wifi', 'Home', { mode: 'show' })
    switchCard()
    tell('resume')
    wait(1000)
    expect(state()).toBe('impossible')
  })

  test('pauses if the device does not come to rest', () => {
    const { send, tell, phaseState } = show()
    send({ type: 'stored', settings: { restart: true } })
    tell({ type: 'device-idle' })
    expect(phaseState()).toMatchObject({ status: 'paused' })
  })

  test('stops at a switch in the panel, but not at another language', () => {
    const { wait, state, send } = show()
    wait(4000)
    send({ type: 'language', language: 'fi' })
    expect(state()).toBe('showing')
    send({ type: 'switch', name: 'wifiInstalled' })
    expect(state()).toBe('paused')
  })
})

// behaviour 29.8
test('the device is restored or kept afterwards; a new language stays', () => {
  const { tell, until, phaseState, settings, path, send, press } = show()
  send({ type: 'language', language: 'fi' })
  until('reached')
  tell('put-back')
  expect(settings()).toMatchObject({ language: 'fi', keylock: 'off' })
  expect(path()).toBe('/home')
  tell('show')
  until('reached')
  tell('show')
  expect(settings().keylock, 'it starts again on the device from before').toBe('off')
  until('reached')
  tell('keep')
  expect(phaseState()).toMatchObject({ start: null })
  tell('try')
  press('next')
  expect(phaseState(), 'a practice has no start to restore').toMatchObject({ phase: 'done', sideEffects: [] })
  tell('close')
  expect(settings().keylock).toBe('on')
})

test('the last task done is stored if it sets something, not if it only reads', () => {
  const { showToEnd, companion } = openCompanion()
  showToEnd('lock-keys')
  showToEnd('system-info')
  expect(companion().lastCompletedTask).toEqual({ task: 'lock-keys', value: '' })
})

test('a step that destroys something needs a confirmation', () => {
  const { tell, until, phaseState, settings } = show('factory-reset')
  until('paused')
  expect(phaseState()).toMatchObject({ status: 'confirming' })
  expect(settings().restart).toBe(false)
  tell('resume')
  until('reached')
  expect(settings().installationGuide).not.toBe('false')
  tell('put-back')
  expect(settings().installationGuide).toBe('false')
})

test('the installation is demonstrated and practised on a sandbox', () => {
  const { choose, tell, until, isSandbox, settings } = openCompanion({ settings: { temperatureValue: 27 } })
  choose('install', undefined, { mode: 'show' })
  expect(isSandbox()).toBe(true)
  until('reached')
  expect(settings()).toMatchObject({ installationGuide: 'false', temperatureValue: 19 })
  tell('try')
  expect(isSandbox()).toBe(true)
  tell('close')
  expect(isSandbox()).toBe(false)
  expect(settings().temperatureValue).toBe(27)
})

test('leaving the page during it restores the visitor’s device, and the task waits', () => {
  const opened = openCompanion({ settings: { temperatureValue: 27 } })
  const { choose, wait, window, settings, state } = opened
  choose('install', undefined, { mode: 'show' })
  wait(5000)
  window.dispatch('pagehide')
  wait(5000)
  expect(opened.isSandbox()).toBe(false)
  expect(settings().temperatureValue).toBe(27)
  expect(state()).toBe('ready')
})

test.each([
  ['warmer', 27],
  ['cooler', 23],
  [null, 21],
])('a temperature in an address, %s, is resolved to a number at once: %i', (value, number) => {
  const { tell, until, phaseState, settings } = openCompanion({ settings: { temperatureValue: 25 } })
  tell({ type: 'request', request: { task: 'change-temperature', mode: 'show', value } })
  expect(phaseState()).toMatchObject({ target: { task: 'change-temperature', value: number } })
  until('reached')
  expect(settings().temperatureValue).toBe(number)
})

test('a practice after a fix also offers the task that needed the fix', () => {
  const { choose, fix, until, tell, send, phaseState } = openCompanion()
  choose('comfort-maximum')
  fix()
  until('reached')
  tell('try')
  send({ type: 'stored', settings: { comfortHeating: 'on', application: 'comfortHeating' } })
  expect(phaseState()).toMatchObject({ reachedBy: 'try', nextTask: { task: 'comfort-maximum' } })
})

test('a sensor that is already chosen is shown where it is chosen, not on the screen of a limit', () => {
  const { choose, tell, path } = openCompanion()
  choose('choose-sensor', 'floorSensor')
  tell('show')
  expect(path()).toBe('/home/menu/installer/sensor/sensor-choice')
})

test('a question is not opened for a goal that is already met', () => {
  const { choose, tell, phaseState, path } = openCompanion()
  choose('reset-wifi-account')
  tell('show')
  expect(phaseState()).toMatchObject({ phase: 'done', reachedBy: 'already' })
  expect(path()).toBe('/home')
})

test('a goal that is already met is shown on its screen', () => {
  const { choose, tell, phaseState, path, settings } = openCompanion({ settings: { summertime: 'on' } })
  choose('summer-time', 'on')
  expect(phaseState()).toMatchObject({ phase: 'ready', plan: { steps: [] } })
  tell('try')
  expect(phaseState()).toMatchObject({ phase: 'ready', plan: { steps: [] } })
  tell('show')
  expect(phaseState()).toMatchObject({ phase: 'done', reachedBy: 'already' })
  expect(path()).toBe('/home/menu/settings/summertime')
  tell('put-back')
  expect(path()).toBe('/home')
  expect(settings().summertime).toBe('on')
})
