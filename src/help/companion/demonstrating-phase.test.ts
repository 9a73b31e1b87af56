import { describe, expect, test } from 'vitest'
import { openCompanion, stepsOf } from '../../../tests/helpers/fakes/companion'
import type { TaskId, Value } from '../guidance/guidance'
import { captionTexts } from './caption-texts'
import { highlightedButtonsOf } from './guide-state'

function show(task: TaskId = 'lock-keys', value?: Value) {
  const opened = openCompanion()
  opened.choose(task, value, { mode: 'show' })
  return { ...opened, ring: () => highlightedButtonsOf(opened.companion()) }
}

describe('a demonstration', () => {
  // behaviour 29.6
  test('presses the live device to the goal, one step after the other', () => {
    const opened = show()
    opened.until('reached')
    expect(opened.settings().keylock).toBe('on')
    expect(stepsOf(opened)).toHaveLength(7)
    expect(opened.news.map(({ state, fewest }) => [state, fewest])).toEqual([
      ['found', 10],
      ['shown', 10],
    ])
  })

  test('a button is seen to go down, and is ringed before', () => {
    const { wait, ring, device } = show()
    wait(500)
    expect(ring()).toEqual(['confirm'])
    expect(device().hands.confirm).toBeNull()
    wait(700)
    expect(device().hands.confirm).not.toBeNull()
    wait(300)
    expect(device().hands.confirm).toBeNull()
  })

  test('a hold to a value ends when the value is there', () => {
    const opened = show('installed-power', 600)
    expect(stepsOf(opened).some(({ acts }) => acts.some(({ holdMs }) => holdMs > 0))).toBe(true)
    opened.until('reached')
    expect(opened.settings().effectValue).toBe(600)
  })

  // behaviour 29.7
  test('is paused and goes on', () => {
    const { tell, wait, until, guide, device } = show()
    wait(4000)
    tell('pause')
    const [paused, { trail }] = [guide(), device()]
    wait(30_000)
    expect(guide()).toBe(paused)
    expect(device().trail).toBe(trail)
    tell('resume')
    until('reached')
  })

  test('goes one step on, and one back to the device of that step', () => {
    const { tell, until, guide, path, wait } = show()
    tell('pause')
    for (const stepIndex of [1, 2]) {
      tell('step')
      until('paused')
      expect(guide()).toMatchObject({ stepIndex })
    }
    tell('step')
    wait(100)
    tell('step-back')
    expect(guide(), 'the beginning of the step').toMatchObject({ stepIndex: 2, status: 'paused' })
    for (const _ of [1, 2]) tell('step-back')
    expect(guide()).toMatchObject({ stepIndex: 0 })
    tell('step-back')
    expect(guide()).toMatchObject({ stepIndex: 0 })
    expect(path()).toBe('/home')
    tell('resume')
    until('reached')
  })

  test('one step on, the last one is also the end', () => {
    const { tell, until, state, wait } = show('summer-time', 'off')
    while (state() !== 'reached') {
      tell('step')
      until('paused', 'reached')
    }
    wait(1000)
    expect(state()).toBe('reached')
  })

  // behaviour 29.19
  test('presses × as a hand would once it is done, which is no step', () => {
    const { wait, until, guide, ring, path, device, tell } = show()
    while (!ring().includes('close')) wait(50)
    expect(guide()).toMatchObject({ status: 'going-home', stepIndex: 7 })
    tell('pause')
    wait(1000)
    expect(path()).toBe('/home/menu/settings/keylock')
    tell('resume')
    wait(350)
    expect(device().hands.close).not.toBeNull()
    until('reached')
    expect(path()).toBe('/home')
    expect(ring()).toEqual([])
  })

  // behaviour 29.19
  test('is done where it is when the visitor presses on the way home', () => {
    const { wait, ring, guide, path, press } = show()
    while (!ring().includes('close')) wait(50)
    press('next')
    wait(1000)
    expect(guide()).toMatchObject({ phase: 'done', reachedBy: 'show', steps: [], start: null })
    expect(path()).toBe('/home/menu/settings/keylock')
  })

  test('is over with a press of the visitor, and is planned from there when it goes on', () => {
    const { tell, companion, until, wait, guide, press, path, settings } = show()
    wait(4000)
    press('back')
    expect(guide()).toMatchObject({ status: 'taken-over', highlighted: [] })
    const sentence = { verbatim: 'Lock the buttons' }
    const said = captionTexts(companion(), () => sentence.verbatim, null)
    expect(said).toMatchObject({ sentence, secondary: 'guide.tookOver', step: undefined })
    const left = path()
    wait(30_000)
    expect(path()).toBe(left)
    tell('resume')
    wait(1000)
    expect(guide()).toMatchObject({ status: 'playing', stepIndex: 0 })
    until('reached')
    expect(settings().keylock).toBe('on')
  })

  test('is done where the visitor takes over and gets there', () => {
    const { wait, state, press, path } = show()
    while (path() !== '/home/menu/settings/keylock') wait(100)
    wait(1000)
    press('previous')
    expect(state()).toBe('paused')
    press('confirm')
    wait(10_000)
    expect(state()).toBe('reached')
  })

  test('is not done by a value that a button of the visitor only passes', () => {
    const { wait, send, state, settings } = show('change-temperature', 22)
    while (settings().temperatureValue < 21) wait(10)
    send({ type: 'down', button: 'next' })
    expect(state()).toBe('paused')
    wait(3000)
    send({ type: 'up', button: 'next' })
    expect(state()).toBe('paused')
  })

  test('is planned anew where another tab has changed the device', () => {
    const { tell, send, until, wait, path } = show()
    wait(4000)
    tell('pause')
    send({ type: 'stored', settings: { keylock: 'on' } })
    tell('resume')
    until('reached')
    expect(path()).toBe('/home')
  })

  test('says why it has become impossible: before it begins, and before it goes on', () => {
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

  test('pauses where the device does not come to rest', () => {
    const { send, tell, guide } = show()
    send({ type: 'stored', settings: { restart: true } })
    tell({ type: 'rested' })
    expect(guide()).toMatchObject({ status: 'paused' })
  })

  test('is over with a switch in the panel, not with another language', () => {
    const { wait, state, send } = show()
    wait(4000)
    send({ type: 'language', language: 'fi' })
    expect(state()).toBe('showing')
    send({ type: 'switch', name: 'wifiInstalled' })
    expect(state()).toBe('paused')
  })
})

// behaviour 29.8
test('afterwards the device is put back as it was before, or kept, but for another language', () => {
  const { tell, until, guide, settings, path, send, press } = show()
  send({ type: 'language', language: 'fi' })
  until('reached')
  tell('put-back')
  expect(settings()).toMatchObject({ language: 'fi', keylock: 'off' })
  expect(path()).toBe('/home')
  tell('show')
  until('reached')
  tell('show')
  expect(settings().keylock, 'again from where it began').toBe('off')
  until('reached')
  tell('keep')
  expect(guide()).toMatchObject({ start: null })
  tell('try')
  press('next')
  expect(guide(), 'there is nothing to begin anew').toMatchObject({ phase: 'done', sideEffects: [] })
  tell('close')
  expect(settings().keylock).toBe('on')
})

test('what it has set is remembered as the visitor’s, what was only read is not', () => {
  const { showToEnd, companion } = openCompanion()
  showToEnd('lock-keys')
  showToEnd('system-info')
  expect(companion().lastDone).toEqual({ task: 'lock-keys', value: '' })
})

test('what destroys something is asked before its last step', () => {
  const { tell, until, guide, settings } = show('factory-reset')
  until('paused')
  expect(guide()).toMatchObject({ status: 'confirming' })
  expect(settings().restart).toBe(false)
  tell('resume')
  until('reached')
  expect(settings().installationGuide).not.toBe('false')
  tell('put-back')
  expect(settings().installationGuide).toBe('false')
})

test('putting into operation is shown, and tried, on a sandbox', () => {
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

test('a page that is left during it has the visitor’s own device, and the task waits', () => {
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
])('a temperature that an address asks for as %s is a number at once: %i', (value, number) => {
  const { tell, until, guide, settings } = openCompanion({ settings: { temperatureValue: 25 } })
  tell({ type: 'request', request: { task: 'change-temperature', mode: 'show', value } })
  expect(guide()).toMatchObject({ target: { task: 'change-temperature', value: number } })
  until('reached')
  expect(settings().temperatureValue).toBe(number)
})

test('what is practised after it leads on to the task that it was in the way of, too', () => {
  const { choose, fix, until, tell, send, guide } = openCompanion()
  choose('comfort-maximum')
  fix()
  until('reached')
  tell('try')
  send({ type: 'stored', settings: { comfortHeating: 'on', application: 'comfortHeating' } })
  expect(guide()).toMatchObject({ reachedBy: 'try', next: { task: 'comfort-maximum' } })
})

test('what is so already is shown where it can be seen', () => {
  const { choose, tell, guide, path, settings } = openCompanion({ settings: { summertime: 'on' } })
  choose('summer-time', 'on')
  expect(guide()).toMatchObject({ phase: 'ready', plan: { steps: [] } })
  tell('try')
  expect(guide()).toMatchObject({ phase: 'ready', plan: { steps: [] } })
  tell('show')
  expect(guide()).toMatchObject({ phase: 'done', reachedBy: 'already' })
  expect(path()).toBe('/home/menu/settings/summertime')
  tell('put-back')
  expect(path()).toBe('/home')
  expect(settings().summertime).toBe('on')
})
