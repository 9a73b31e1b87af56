import { describe, expect, test } from 'vitest'
import { openCompanion } from '../../tests/helpers/fakes/companion'
import type { TaskId } from '../guidance/guidance'
import { captionTexts } from './caption-texts'

function open(task: TaskId = 'lock-keys') {
  const opened = openCompanion()
  opened.companion.choose(task)
  return opened
}

describe('a show', () => {
  // behaviour 29.6
  test('presses the live device to the goal, one step after the other', () => {
    const { companion, until, settings, play, news } = open()
    expect(play()).toMatchObject({ state: 'ready', at: 0, held: false })
    companion.show()
    expect(play().state).toBe('showing')
    until('reached')
    expect(settings().keylock).toBe('on')
    expect(play().at).toBe(play().steps.length)
    expect(news.map(({ state }) => state)).toEqual(['found', 'shown'])
  })

  test('a button is seen to go down, and is ringed before', () => {
    const { companion, wait, play, device } = open()
    companion.show()
    wait(500)
    expect(play().ring).toEqual(['confirm'])
    expect(device().hands.confirm).toBeNull()
    wait(700)
    expect(device().hands.confirm).not.toBeNull()
    wait(300)
    expect(device().hands.confirm).toBeNull()
  })

  test('a hold to a value ends when the value is there', () => {
    const { companion, until, settings, play } = openCompanion()
    companion.choose('installed-power', 600)
    companion.show()
    expect(play().steps.some(({ acts }) => acts.some(({ holdMs }) => holdMs > 0))).toBe(true)
    until('reached')
    expect(settings().effectValue).toBe(600)
  })

  // behaviour 29.7
  test('is paused and goes on', () => {
    const { companion, wait, until, play, device } = open()
    companion.show()
    wait(4000)
    companion.pause()
    const { at } = play()
    const paused = device()
    wait(30_000)
    expect(play()).toMatchObject({ state: 'paused', at })
    expect(device().trail).toBe(paused.trail)
    companion.resume()
    expect(play().state).toBe('showing')
    until('reached')
  })

  test('goes one step on, and one back to the device of that step', () => {
    const { companion, until, play, path } = open()
    companion.show()
    companion.pause()
    companion.stepOn()
    until('paused')
    expect(play()).toMatchObject({ at: 1, state: 'paused' })
    expect(path()).toBe('/home/menu')
    companion.stepOn()
    until('paused')
    expect(play().at).toBe(2)
    companion.stepBack()
    companion.stepBack()
    expect(play()).toMatchObject({ at: 0, mayStepBack: false })
    expect(path()).toBe('/home')
    companion.resume()
    until('reached')
  })

  // behaviour 29.19
  test('presses × as a hand would once it is done, which is no step', () => {
    const { companion, wait, until, play, path, device, onChange } = open()
    const pressed: string[] = []
    onChange(({ input }) => input?.type === 'down' && pressed.push(input.button))
    companion.show()
    while (!play().ring.includes('close')) wait(50)
    expect(play()).toMatchObject({ state: 'showing', at: play().steps.length })
    expect(path()).toBe('/home/menu/settings/keylock')
    wait(350)
    expect(device().hands.close).not.toBeNull()
    until('reached')
    expect(path()).toBe('/home')
    expect(pressed.filter((button) => button === 'close')).toHaveLength(1)
    expect(play()).toMatchObject({ ring: [], at: play().steps.length })
  })

  // behaviour 29.19
  test('can be taken back, and shown again, from there', () => {
    const { companion, until, play, path, settings } = open()
    companion.show()
    until('reached')
    companion.stepBack()
    expect(play()).toMatchObject({ state: 'paused', at: play().steps.length - 1 })
    expect(path()).toBe('/home/menu/settings/keylock')
    expect(settings().keylock).toBe('off')
    companion.stepOn()
    until('reached')
    expect(path()).toBe('/home')
    companion.again()
    expect(play()).toMatchObject({ state: 'showing', at: 0 })
    expect(path()).toBe('/home')
    until('reached')
    companion.putBack()
    expect(settings().keylock).toBe('off')
  })

  // behaviour 29.19
  test('is done where it is when the visitor presses on the way home', () => {
    const { companion, wait, play, path, press } = open()
    companion.show()
    while (!play().ring.includes('close')) wait(50)
    press('next')
    wait(1000)
    expect(play().state).toBe('reached')
    expect(path()).toBe('/home/menu/settings/keylock')
  })

  test('is over with a press of the visitor, and is planned from there when it goes on', () => {
    const { companion, until, wait, play, press, path, settings } = open()
    companion.show()
    wait(4000)
    press('back')
    expect(play()).toMatchObject({ state: 'paused', tookOver: true, ring: [] })
    const left = path()
    wait(30_000)
    expect(path()).toBe(left)
    companion.resume()
    wait(1000)
    expect(play()).toMatchObject({ state: 'showing', at: 0 })
    until('reached')
    expect(settings().keylock).toBe('on')
  })

  test('says no step of before once the visitor has gone elsewhere', () => {
    const { companion, wait, play, press } = open()
    companion.show()
    wait(4000)
    press('close')
    const said = { sentence: { verbatim: 'Lock the buttons' }, aside: 'guide.tookOver', step: undefined }
    expect(captionTexts(play(), () => 'Lock the buttons', null)).toMatchObject(said)
  })

  test('is done where the visitor takes over and gets there', () => {
    const { companion, wait, play, press, path } = open()
    companion.show()
    while (path() !== '/home/menu/settings/keylock') wait(100)
    wait(1000)
    press('previous')
    expect(play()).toMatchObject({ state: 'paused', tookOver: true })
    press('confirm')
    wait(10_000)
    expect(play().state).toBe('reached')
  })

  test('is over with a step of the browser and a switch in the panel, not with another language', () => {
    const { companion, wait, play, send, until } = open()
    companion.show()
    wait(4000)
    send({ type: 'language', language: 'fi' })
    expect(play().state).toBe('showing')
    send({ type: 'switch', name: 'wifiInstalled' })
    expect(play().state).toBe('paused')
    companion.resume()
    wait(1000)
    send({ type: 'travel', to: 0 })
    expect(play().state).toBe('paused')
    companion.resume()
    until('reached')
  })
})

describe('afterwards', () => {
  // behaviour 29.8
  test('the device is put back as it was before, or kept', () => {
    const { companion, until, play, settings, path } = open()
    companion.show()
    until('reached')
    expect(play().mayPutBack).toBe(true)
    companion.putBack()
    expect(settings().keylock).toBe('off')
    expect(path()).toBe('/home')
    expect(play().state).toBe('ready')
    companion.show()
    until('reached')
    companion.keep()
    expect(play().mayPutBack).toBe(false)
    companion.leave()
    expect(settings().keylock).toBe('on')
  })

  test('a language that was chosen meanwhile stays when it is put back', () => {
    const { companion, until, send, settings } = open()
    companion.show()
    send({ type: 'language', language: 'fi' })
    until('reached')
    companion.putBack()
    expect(settings()).toMatchObject({ language: 'fi', keylock: 'off' })
  })
})

test('what destroys something is asked before its last step', () => {
  const { companion, until, play, settings } = open('factory-reset')
  companion.show()
  until('paused')
  expect(play()).toMatchObject({ asks: true, at: play().steps.length - 1 })
  expect(settings().restart).toBe(false)
  companion.resume()
  until('reached')
  expect(settings().installationGuide).not.toBe('false')
  companion.putBack()
  expect(settings().installationGuide).toBe('false')
})

test('putting into operation is shown on a device that is lent for it', () => {
  const { companion, until, play, device, settings } = openCompanion({ settings: { temperatureValue: 27 } })
  companion.choose('install')
  companion.show()
  expect(device().lent).toBe(true)
  expect(play().isLent).toBe(true)
  until('reached')
  expect(settings()).toMatchObject({ installationGuide: 'false', temperatureValue: 19 })
  companion.leave()
  expect(device().lent).toBe(false)
  expect(settings().temperatureValue).toBe(27)
})

test('what is chosen instead of what a floor refuses does not lead back to it', () => {
  const given = { settings: { floorType: 'wood/laminate' } } as const
  const { companion, fix, until, play, settings } = openCompanion(given)
  companion.choose('choose-sensor', 'roomSensor')
  expect(play()).toMatchObject({ state: 'impossible', why: 'sensorChoice.refused.floorNeedsLimit' })
  fix()
  until('reached')
  expect(settings().sensorChoice).toBe('roomSensorFloor')
  expect(play().onward).toBeNull()
})

test.each([
  ['warmer', 27],
  ['cooler', 23],
  [null, 21],
])('a temperature that an address asks for as %s is a number at once: %i', (value, number) => {
  const { companion, until, play, settings } = openCompanion({ settings: { temperatureValue: 25 } })
  companion.take({ task: 'change-temperature', mode: 'show', value })
  expect(play().aim).toEqual({ task: 'change-temperature', value: number })
  until('reached')
  expect(settings().temperatureValue).toBe(number)
})

test('what holds already is shown where it can be seen', () => {
  const { companion, play, path, settings } = openCompanion({ settings: { summertime: 'on' } })
  companion.choose('summer-time', 'on')
  expect(play()).toMatchObject({ state: 'ready', held: true })
  companion.show()
  expect(play()).toMatchObject({ state: 'reached', held: true })
  expect(path()).toBe('/home/menu/settings/summertime')
  companion.putBack()
  expect(path()).toBe('/home')
  expect(settings().summertime).toBe('on')
})
