import { describe, expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import type { Button } from '../../thermostat/device/device'
import type { TaskId, TaskValue } from '../guidance/guidance'
import { completedStepsOf, rightPressesOf } from './practising-phase'

/** The presses from the home screen that turn the keypad lock on. */
const toLock = 'confirm next next confirm next next next confirm previous confirm'.split(' ') as Button[]

function practise(
  given: Parameters<typeof openCompanion>[0] = {},
  task: TaskId = 'lock-keys',
  value?: TaskValue,
) {
  const opened = openCompanion(given)
  opened.choose(task, value, { mode: 'try' })
  return opened
}

describe('a practice', () => {
  // behaviour 29.9
  test('says the fewest presses, counts the visitor’s presses, and ends at the goal', () => {
    const { press, phaseState, progress, wait } = practise()
    expect(phaseState()).toMatchObject({
      presses: 0,
      plan: { fewestPresses: 10 },
      hasHint: false,
      highlighted: [],
    })
    press(...toLock.slice(0, 4))
    wait(1000)
    expect(phaseState()).toMatchObject({ presses: 4, offCourse: null })
    press(...toLock.slice(4))
    expect(phaseState()).toMatchObject({ phase: 'done', reachedBy: 'try', presses: 10 })
    expect(progress.at(-1)).toEqual({ task: 'lock-keys', state: 'reached', presses: 10, fewest: 10 })
    expect(progress.map(({ state }) => state)).toEqual(['found', 'tried', 'reached'])
  })

  // behaviour 29.9
  test('tells how many presses of the way are done, fewer after one that leads away', () => {
    const { press, phaseState, wait } = practise()
    const right = () => {
      wait(1000)
      const now = phaseState()
      return now.phase === 'practising' ? rightPressesOf(now) : null
    }
    expect(right()).toBe(0)
    press('next')
    expect(right(), 'the temperature is no part of the way').toBe(0)
    press(...toLock.slice(0, 3))
    expect(right()).toBe(3)
    press('next')
    expect(right()).toBeLessThan(3)
    press('previous')
    expect(right()).toBe(3)
  })

  test('lists the steps that are done, fewer after a press that leads back', () => {
    const { press, phaseState, wait } = practise()
    const done = () => {
      wait(1000)
      const now = phaseState()
      return now.phase === 'practising' ? completedStepsOf(now).map(({ acts }) => acts[0].buttons[0]) : null
    }
    expect(done()).toEqual([])
    press('confirm')
    expect(done()).toEqual(['confirm'])
    press('next')
    expect(done(), 'the second step has two presses').toEqual(['confirm'])
    press('next')
    expect(done()).toEqual(['confirm', 'next'])
    press('back')
    expect(done()).toEqual([])
  })

  test('ends at the goal by any other way: by taps, by links, or with more presses', () => {
    const { press, phaseState, send } = practise()
    press('confirm', 'back')
    send({ type: 'surroundings', change: { fault: 1 } })
    send({ type: 'go', path: '/home/menu/settings/keylock' })
    send({ type: 'tap', line: 0 })
    expect(phaseState()).toMatchObject({ phase: 'done', presses: 4, fewestPresses: 10 })
  })

  test('counts a hold by a control of the caption as three presses', () => {
    const { send, phaseState, path } = practise({}, 'turn-off')
    send({ type: 'hold', buttons: ['confirm'] })
    expect(path()).toBe('/home/turn-off')
    expect(phaseState()).toMatchObject({ presses: 3 })
  })

  test('counts a hold as three presses, and two buttons together as one hold', () => {
    const { send, wait, phaseState, settings } = practise({ settings: { keylock: 'on' } }, 'unlock-keys')
    send({ type: 'down', button: 'previous' })
    send({ type: 'down', button: 'next' })
    wait(3000)
    expect(settings().keylock).toBe('off')
    expect(phaseState().phase).toBe('practising')
    send({ type: 'up', button: 'previous' })
    send({ type: 'up', button: 'next' })
    expect(phaseState()).toMatchObject({ phase: 'done', presses: 3 })
  })

  // behaviour 1.22, 29.9
  test('counts no press that is taken back before the button acts', () => {
    const { send, wait, phaseState } = practise()
    send({ type: 'down', button: 'confirm' })
    send({ type: 'release', buttons: ['confirm'] })
    expect(phaseState()).toMatchObject({ presses: 0 })
    send({ type: 'down', button: 'next' })
    send({ type: 'release', buttons: ['next'] })
    expect(phaseState(), 'next acts when it goes down').toMatchObject({ presses: 1 })
    send({ type: 'down', button: 'confirm' })
    wait(3000)
    send({ type: 'release', buttons: ['confirm'] })
    expect(phaseState(), 'a long press has acted').toMatchObject({ presses: 4 })
  })

  // behaviour 29.9
  test('reports a press that changes something else, until a right one', () => {
    const { press, wait, phaseState } = practise()
    const isOffCourse = () => {
      wait(1000)
      const now = phaseState()
      return now.phase === 'practising' && now.offCourse !== null
    }
    press('next')
    expect(isOffCourse(), 'the set temperature').toBe(true)
    press('confirm')
    expect(isOffCourse()).toBe(false)
  })

  test('reports no press towards a value whose step is to hold the button', () => {
    const { press, wait, phaseState } = practise({}, 'change-temperature', 35)
    press('next')
    wait(1000)
    expect(phaseState()).toMatchObject({ offCourse: null })
  })

  test('does not end at a number that a held button only passes', () => {
    const { send, wait, state, settings } = practise({}, 'change-temperature', 22)
    send({ type: 'down', button: 'next' })
    wait(700)
    expect(settings().temperatureValue).toBeGreaterThanOrEqual(21)
    wait(1500)
    expect(settings().temperatureValue).toBeGreaterThan(22)
    send({ type: 'up', button: 'next' })
    expect(state()).toBe('trying')
  })

  // behaviour 29.9
  test('says that presses led away, and where to, until they lead back', () => {
    const { press, send, phaseState, wait } = practise({ path: '/home/menu/settings' })
    const pressed = (button: Button) => {
      press(button)
      wait(1000)
      return phaseState()
    }
    expect(pressed('next')).toMatchObject({ offCourse: null })
    expect(pressed('back')).toMatchObject({ offCourse: { displayText: { id: 'say.screen' } } })
    expect(pressed('previous')).toMatchObject({ offCourse: { displayText: { id: 'say.position' } } })
    send({ type: 'switch', name: 'remoteControlInstalled' })
    wait(1000)
    expect(phaseState(), 'the display is the same').toMatchObject({ offCourse: { displayText: null } })
    expect(pressed('next')).toMatchObject({ offCourse: null })
    send({ type: 'go', path: '/home/menu/program/timer/review/info' })
    wait(1000)
    expect(phaseState()).toMatchObject({ offCourse: { displayText: 'program.timer' } })
  })

  test('checks quick presses once, after the last one', () => {
    const { press, phaseState, wait } = practise()
    for (const button of ['confirm', 'next', 'previous'] as const) {
      wait(120)
      press(button)
    }
    expect(phaseState()).toMatchObject({ presses: 3, isProgressChecked: false })
    wait(150)
    expect(phaseState()).toMatchObject({ isProgressChecked: true })
  })

  test('starts after a demonstration on the device from before', () => {
    const { tell, showToEnd, phaseState, path, settings } = openCompanion()
    showToEnd('lock-keys')
    tell('try')
    expect(phaseState()).toMatchObject({ phase: 'practising', presses: 0, plan: { fewestPresses: 10 } })
    expect(path()).toBe('/home')
    expect(settings().keylock).toBe('off')
  })

  test('says why it has become impossible', () => {
    const { send, state, wait, tell } = practise(
      { settings: { wifiInstalled: true } },
      'connect-wifi',
      'Home',
    )
    tell('hint')
    send({ type: 'switch', name: 'wifiInstalled' })
    tell('hint')
    wait(500)
    expect(state()).toBe('impossible')
    tell({ type: 'request', request: { task: 'connect-wifi', mode: 'try', value: 'Home' } })
    expect(state()).toBe('impossible')
  })
})

describe('hints', () => {
  // behaviour 29.10
  test('highlight the button, then perform one step', () => {
    const { tell, phaseState, wait, path } = practise()
    tell('hint')
    expect(phaseState()).toMatchObject({ hasHint: true, highlighted: ['confirm'] })
    tell('hint')
    tell('hint')
    wait(3000)
    expect(path()).toBe('/home/menu')
    expect(phaseState()).toMatchObject({ hasHint: false, highlighted: [], presses: 1 })
  })

  test('stay while the step is the same', () => {
    const { tell, press, phaseState, wait } = practise()
    press('confirm')
    wait(1000)
    tell('hint')
    press('next')
    wait(1000)
    expect(phaseState()).toMatchObject({ hasHint: true, highlighted: ['next'] })
    press('next')
    wait(1000)
    expect(phaseState()).toMatchObject({ hasHint: false, highlighted: [] })
  })

  test('count the last step that is performed for the visitor, too', () => {
    const { tell, press, phaseState, wait } = practise()
    press(...toLock.slice(0, -1))
    wait(1000)
    for (const _ of [1, 2]) tell('hint')
    wait(3000)
    expect(phaseState()).toMatchObject({ phase: 'done', presses: 10 })
  })

  test('stop at a press of the visitor, which is counted and checked', () => {
    const { tell, press, phaseState, path, wait } = practise({ path: '/home/menu' })
    for (const _ of [1, 2]) tell('hint')
    wait(100)
    press('back')
    wait(10_000)
    expect(path()).toBe('/home')
    expect(phaseState()).toMatchObject({ presses: 1, hasHint: false, offCourse: {} })
  })

  test('perform the next step from the current device', () => {
    const { tell, send, path, wait, device } = practise({ path: '/home/menu' })
    tell('hint')
    send({ type: 'restore', device: openCompanion().device() })
    tell('hint')
    wait(3000)
    expect(path()).toBe('/home/menu')
    expect(device().settings.temperatureValue).toBe(19)
  })
})
