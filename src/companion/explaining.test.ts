import { expect, test } from 'vitest'
import { openCompanion } from '../../tests/helpers/fakes/companion'

// behaviour 29.11
test('a press on a button at rest is explained, and the next press goes on', () => {
  const { search, press, play, path } = openCompanion()
  search()
  press('back')
  expect(play()).toMatchObject({ state: 'explaining', why: 'why.noBack', under: 'finding' })
  press('confirm')
  expect(path()).toBe('/home/menu')
  expect(play()).toMatchObject({ state: 'finding', why: null, under: null })
})

test('nothing is explained while the companion is closed', () => {
  const { press, play } = openCompanion()
  press('back')
  expect(play().state).toBe('closed')
})

test('a try goes on meanwhile, and its presses are counted', () => {
  const { companion, press, play } = openCompanion()
  companion.choose('lock-keys')
  companion.try()
  press('back')
  expect(play()).toMatchObject({ state: 'explaining', under: 'trying' })
  companion.dismiss()
  expect(play()).toMatchObject({ state: 'trying', presses: 1 })
})

test('two buttons at rest that are held together are no question', () => {
  const { search, send, wait, play, settings } = openCompanion({ settings: { keylock: 'on' } })
  search()
  send({ type: 'down', button: 'previous' })
  wait(50)
  send({ type: 'down', button: 'next' })
  wait(3000)
  send({ type: 'up', button: 'previous' })
  send({ type: 'up', button: 'next' })
  expect(settings().keylock).toBe('off')
  expect(play().state).toBe('finding')
})

test('a greyed line is explained with what fixes it, which is done by a press', () => {
  const { companion, search, send, fix, play, settings } = openCompanion()
  search()
  send({ type: 'go', path: '/home/menu/settings' })
  companion.explain({ line: 0 })
  expect(play()).toMatchObject({ state: 'explaining', why: 'why.wifiCard' })
  fix()
  expect(settings().wifiInstalled).toBe(true)
  expect(play().state).toBe('finding')
})

test('what an explanation came over is said again after it', () => {
  const { companion, press, play } = openCompanion()
  for (const task of ['connect-wifi', 'why-early'] as const) {
    companion.choose(task)
    const { state, why, fixes } = play()
    press('back')
    expect(play()).toMatchObject({ state: 'explaining', why: 'why.noBack', under: state })
    companion.dismiss()
    expect(play()).toMatchObject({ state, why, fixes, under: null })
  }
})

test('a task that waits below an explanation is planned from where the visitor goes', () => {
  const { companion, press, send, play, wait } = openCompanion()
  companion.choose('lock-keys')
  const { length } = play().steps
  press('back')
  send({ type: 'go', path: '/home/menu' })
  wait(500)
  expect(play().state).toBe('ready')
  expect(play().steps.length).toBeLessThan(length)
})

test('a task becomes possible by what fixes a greyed line over it', () => {
  const { companion, send, fix, play } = openCompanion()
  send({ type: 'go', path: '/home/menu/settings' })
  companion.choose('connect-wifi')
  companion.explain({ line: 0 })
  fix()
  expect(play()).toMatchObject({ state: 'ready', why: null })
})

test('a show that a greyed line is asked about in goes on when asked', () => {
  const { companion, send, play, until } = openCompanion()
  send({ type: 'go', path: '/home/menu/settings' })
  companion.choose('lock-keys')
  companion.show()
  companion.explain({ line: 0 })
  expect(play().state).toBe('explaining')
  companion.dismiss()
  expect(play().state).toBe('paused')
  companion.resume()
  until('reached')
})

test('an impossible task says why, and goes on as it was asked for once that is fixed', () => {
  const { companion, play, fix, until, settings } = openCompanion()
  companion.take({ task: 'connect-wifi', mode: 'show', value: 'Home' })
  expect(play()).toMatchObject({ state: 'impossible', why: 'why.wifiCard' })
  fix()
  expect(play().state).toBe('showing')
  until('reached')
  expect(settings().wifiNetwork).toBe('Home')
})

test('a task that explains does so at once, shows the screen that proves it, and leads on', () => {
  const { companion, play, until, path } = openCompanion()
  companion.choose('why-early')
  expect(play()).toMatchObject({ state: 'explaining', under: null })
  companion.show()
  until('explaining')
  expect(path()).toBe('/home/menu/installer/functions/adaptive-function')
  companion.goOn()
  expect(play()).toMatchObject({ state: 'ready', aim: { task: 'adaptive' } })
})

test('what was changed on the way to an explanation is put back, or kept', () => {
  const given = { path: '/', settings: { installationGuide: 'pending' } } as const
  const { companion, play, showToEnd, until, settings, path } = openCompanion(given)
  showToEnd('why-early')
  expect(settings().installationGuide).toBe('false')
  expect(play().mayPutBack).toBe(true)
  companion.putBack()
  expect(settings().installationGuide).toBe('pending')
  expect(path()).toBe('/')
  expect(play()).toMatchObject({ state: 'explaining', mayPutBack: false, at: 0 })
  companion.show()
  until('explaining')
  companion.keep()
  expect(play().mayPutBack).toBe(false)
})

test('where nothing was changed, an explanation leaves nothing to put back', () => {
  const { showToEnd, play } = openCompanion()
  showToEnd('why-early')
  expect(play().mayPutBack).toBe(false)
})

test('a fault is explained as the device has it, whoever asks without a code', () => {
  const { companion, play, send, until } = openCompanion()
  send({ type: 'surroundings', change: { fault: 4 } })
  companion.choose('why-error')
  expect(play()).toMatchObject({ aim: { value: 4 }, why: { values: { code: 4 } } })
  companion.take({ task: 'why-error', mode: 'show', value: null })
  until('reached', 'explaining')
  expect(play()).toMatchObject({ aim: { value: 4 }, why: { values: { code: 4 } } })
})

test('what explains a fault that is not there is said all the same, and the fault can be made', () => {
  const { companion, play } = openCompanion()
  companion.choose('why-error', 3)
  expect(play().state).toBe('explaining')
  expect(play().fixes).toHaveLength(1)
})

test('a task that waits is planned from where the device is, and possible as soon as it is', () => {
  const { companion, play, press, send, wait } = openCompanion()
  companion.choose('lock-keys')
  const { length } = play().steps
  press('confirm')
  wait(500)
  expect(play().state).toBe('ready')
  expect(play().steps.length).toBeLessThan(length)
  companion.choose('connect-wifi')
  expect(play().state).toBe('impossible')
  send({ type: 'switch', name: 'wifiInstalled' })
  wait(500)
  expect(play()).toMatchObject({ state: 'ready', why: null })
})
