import { describe, expect, test } from 'vitest'
import { openCompanion } from '../../tests/helpers/fakes/companion'
import type { Button } from '../device/device'
import type { TaskId, Value } from '../guidance/guidance'

/** From home to the keypad lock that is on. */
const toLock = 'confirm next next confirm next next next confirm previous confirm'.split(' ') as Button[]

function tryIt(given: Parameters<typeof openCompanion>[0] = {}, task: TaskId = 'lock-keys', value?: Value) {
  const opened = openCompanion(given)
  opened.companion.choose(task, value)
  opened.companion.try()
  return opened
}

describe('a try', () => {
  // behaviour 29.9
  test('says the fewest presses, counts those of the visitor, and ends with the goal', () => {
    const { press, play, news, wait } = tryIt()
    expect(play()).toMatchObject({ state: 'trying', presses: 0, fewest: 10, hint: 0, ring: [] })
    press(...toLock.slice(0, 4))
    wait(1000)
    expect(play()).toMatchObject({ state: 'trying', presses: 4, isAway: false })
    press(...toLock.slice(4))
    expect(play()).toMatchObject({ state: 'reached', presses: 10 })
    expect(news.at(-1)).toEqual({ task: 'lock-keys', state: 'reached', presses: 10, fewest: 10 })
    expect(news.map(({ state }) => state)).toEqual(['found', 'tried', 'reached'])
  })

  test('may be reached by any other way: by taps, by links and in more presses', () => {
    const { press, play, send } = tryIt()
    press('confirm', 'back')
    send({ type: 'go', path: '/home/menu/settings/keylock' })
    send({ type: 'tap', line: 0 })
    expect(play()).toMatchObject({ state: 'reached', presses: 4, fewest: 10 })
  })

  test('counts a hold as three presses, and two buttons together as one hold', () => {
    const { send, wait, play, settings } = tryIt({ settings: { keylock: 'on' } }, 'unlock-keys')
    send({ type: 'down', button: 'previous' })
    send({ type: 'down', button: 'next' })
    wait(3000)
    expect(settings().keylock).toBe('off')
    expect(play().state).toBe('trying')
    send({ type: 'up', button: 'previous' })
    send({ type: 'up', button: 'next' })
    expect(play()).toMatchObject({ state: 'reached', presses: 3 })
  })

  test('is not reached by a number that a held button only passes', () => {
    const { send, wait, play, settings } = tryIt({}, 'change-temperature', 22)
    send({ type: 'down', button: 'next' })
    wait(700)
    expect(settings().temperatureValue).toBeGreaterThanOrEqual(21)
    wait(1500)
    expect(settings().temperatureValue).toBeGreaterThan(22)
    expect(play().state).toBe('trying')
    send({ type: 'up', button: 'next' })
    expect(play().state).toBe('trying')
  })

  test('says quietly that presses led away, until they lead back', () => {
    const { press, play, wait } = tryIt()
    press('confirm', 'next', 'next', 'confirm')
    wait(1000)
    expect(play().isAway).toBe(false)
    press('back')
    wait(1000)
    expect(play().isAway).toBe(true)
    press('confirm')
    wait(1000)
    expect(play().isAway).toBe(false)
  })

  // behaviour 29.9
  test('says of a press that led away where that led, as the live region says it', () => {
    const { press, play, wait } = tryIt({ path: '/home/menu/settings' })
    press('back')
    wait(150)
    expect(play()).toMatchObject({ isAway: true, shown: { id: 'say.screen' } })
    press('previous')
    wait(150)
    expect(play()).toMatchObject({ isAway: true, shown: { id: 'say.position' } })
  })

  test('judges quick presses once, when the last one is over', () => {
    const { press, play, wait, onPlay } = tryIt()
    const planned: unknown[] = []
    onPlay(({ steps }, before) => steps !== before.steps && planned.push(steps))
    for (const button of ['confirm', 'next', 'previous'] as const) {
      wait(120)
      press(button)
    }
    expect(planned).toEqual([])
    expect(play().presses).toBe(3)
    wait(150)
    expect(planned).toHaveLength(1)
  })

  test('after a show it begins where the show began', () => {
    const { companion, showToEnd, play, path, settings } = openCompanion()
    showToEnd('lock-keys')
    companion.try()
    expect(play()).toMatchObject({ state: 'trying', presses: 0, fewest: 10 })
    expect(path()).toBe('/home')
    expect(settings().keylock).toBe('off')
  })

  test('of what is so already says so', () => {
    const { companion, play } = openCompanion({ settings: { keylock: 'on' } })
    companion.choose('lock-keys')
    expect(play()).toMatchObject({ state: 'ready', held: true, steps: [] })
    companion.try()
    expect(play().state).toBe('ready')
  })
})

describe('hints', () => {
  // behaviour 29.10
  test('come when asked for: the menu, the button with its ring, and then one step is done', () => {
    const { companion, play, wait, path } = tryIt()
    companion.hint()
    expect(play()).toMatchObject({ hint: 1, ring: [] })
    companion.hint()
    expect(play()).toMatchObject({ hint: 2, ring: ['confirm'] })
    companion.hint()
    wait(3000)
    expect(path()).toBe('/home/menu')
    expect(play()).toMatchObject({ state: 'trying', hint: 0, ring: [], presses: 1 })
  })

  test('stay for as long as the step is the same', () => {
    const { companion, press, play, wait } = tryIt()
    press('confirm')
    wait(1000)
    companion.hint()
    companion.hint()
    press('next')
    wait(1000)
    expect(play()).toMatchObject({ hint: 2, ring: ['next'] })
    press('next')
    wait(1000)
    expect(play()).toMatchObject({ hint: 0, ring: [] })
  })

  test('give way to a press of the visitor', () => {
    const { companion, press, play, wait, path } = tryIt()
    companion.hint()
    companion.hint()
    companion.hint()
    press('confirm')
    wait(10_000)
    expect(path()).toBe('/home/menu')
    expect(play().state).toBe('trying')
  })
})
