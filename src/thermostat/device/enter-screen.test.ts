import { describe, expect, test } from 'vitest'
import { trailWithFocus } from './enter-screen'
import { atHome, openAt } from './testing'
import { currentEntry } from './trail'

const settingsMenu = '/home/menu/settings'
const time = `${settingsMenu}/time-and-date`
const installer = '/home/menu/installer'
const comfortTemperature = `${installer}/applications/comfort-heating/set-comfort-heating-temp`
const operatingTime = `${installer}/functions/operating-time-limitation`

// behaviour 12.2
describe('time-and-date redirects to set-timezone if wifi is installed and on, otherwise to set-time', () => {
  test.each([
    [{ wifiInstalled: true, wifi: 'on' }, 'set-timezone'],
    [{ wifiInstalled: true, wifi: null }, 'set-time'],
    [{ wifiInstalled: false, wifi: 'on' }, 'set-time'],
    [{}, 'set-time'],
  ] as const)('%o: %s', (settings, screen) => {
    expect(openAt(time, { settings }).path).toBe(`${time}/${screen}`)
  })

  test('the redirect leaves no entry in the trail', () => {
    const visitor = openAt(settingsMenu).go(time)
    expect(visitor.trailPaths).toEqual([settingsMenu, `${time}/set-time`])
    expect(visitor.go(time).path).toBe(`${time}/set-time`)
    expect(openAt(time).trailPaths).toEqual([`${time}/set-time`])
  })
})

// behaviour 2.13
test('previousRoute is the screen that was left; a confirmation is no other route', () => {
  const visitor = atHome()
  expect(visitor.settings.previousRoute).toBeNull()
  expect(visitor.go('/home/menu', settingsMenu).settings.previousRoute).toBe('/home/menu')
  visitor.choose('keylock.title').press('confirm').wait(1500)
  expect(visitor.settings.previousRoute).toBe(settingsMenu)
  expect(visitor.press('back').settings.previousRoute).toBe(`${settingsMenu}/keylock`)
})

describe('the focus', () => {
  // behaviour 2.10
  test.each([
    ['/home/menu', {}, 0],
    ['/home/turn-off', {}, 0],
    // The first enabled line.
    [settingsMenu, {}, 1],
    [settingsMenu, { wifiInstalled: true }, 0],
  ] as const)('starts on %s with %o at line %i', (path, settings, focus) => {
    expect(openAt(path, { settings }).focus).toBe(focus)
  })

  // behaviour 2.11
  test('is kept for a visitor who comes back, with the back button and with the browser', () => {
    const visitor = atHome().go(installer).press('next', 4).press('confirm').press('next', 2)
    expect(visitor.press('back').focus).toBe(4)
    expect(visitor.goInHistory(1).focus).toBe(2)
    expect(visitor.goInHistory(-2).goInHistory(1).focus).toBe(4)
  })

  test.each([
    ['menu', settingsMenu],
    ['choice', `${settingsMenu}/floor-type`],
    ['question', `${installer}/reset/save-data`],
    ['info', `${settingsMenu}/floor-type/floor-type-info`],
    ['tabs', '/home/menu/energy-consumption'],
    ['walk', '/home/menu/program/timer/edit'],
    ['system-info', `${installer}/system-info`],
  ] as const)('is kept by every kind of screen that has a focus: %s', (kind, path) => {
    const visitor = openAt(path).pressToEnd('previous').press('next').go('/upgrade').press('back')
    expect(visitor.body(kind)).toBeDefined()
    expect(visitor.focus).toBe(1)
  })

  test('starts again when the visitor opens the screen again', () => {
    const visitor = openAt('/home/menu').press('next', 2).go('/upgrade', '/home/menu')
    expect(visitor.focus).toBe(0)
  })

  test('is on the line that was left when a visitor goes up to a menu', () => {
    expect(openAt(`${installer}/functions`).press('back').focus).toBe(4)
    expect(openAt(`${settingsMenu}/keylock`).press('back').focus).toBe(4)
    expect(openAt(`${installer}/sensor/calibration/room-sensor`).go(installer).focus).toBe(2)
  })

  test("that was stored beyond a list's end is moved to its end", () => {
    const places = [{ path: '/home/menu', overlay: null, focus: 99 }]
    const visitor = openAt('/home/menu', { trail: { places, at: 0, dropped: 0 } })
    expect(visitor.focus).toBe(3)
  })

  test('survives a reload', () => {
    const visitor = atHome().go('/home/menu').press('next', 2)
    const kept = trailWithFocus(visitor.device)
    expect(currentEntry(kept).focus).toBe(2)
    const reloaded = openAt('/home/menu', { trail: kept })
    expect(reloaded.focus).toBe(2)
    expect(reloaded.press('back').path).toBe('/home')
  })

  test('is kept when the trail drops its first entries', () => {
    const visitor = atHome()
    for (let turn = 0; turn < 40; turn++)
      visitor.go('/home/menu').press('previous', 3).press('next').go(settingsMenu)
    expect(visitor.press('back').focus).toBe(1)
  })
})

// behaviour 15.1
describe('Leaving by back, close, the address or a reload drops the draft', () => {
  const settings = { application: 'comfortHeating', comfortHeating: 'on', comfortHeatingMaxTemp: 25 } as const
  const editing = () => openAt(comfortTemperature, { settings }).press('confirm').press('next', 2)
  const dropped = { comfortHeatingMaxTemp: 25, editComfortHeating: 'inactive' }

  test('during editing the draft is shown and not stored', () => {
    const visitor = editing()
    expect(visitor.body('stepper')).toMatchObject({ value: 27, editing: true })
    expect(visitor.settings).toMatchObject({ comfortHeatingMaxTemp: 25, editComfortHeating: 'active' })
  })

  test.each([
    ['back', () => editing().press('back')],
    ['close', () => editing().press('close')],
    ['the address', () => editing().address('/home')],
    ['the address of the same screen', () => editing().address(comfortTemperature)],
    [
      'the browser’s own back',
      () => editing().go('/home', comfortTemperature).press('confirm').goInHistory(-1),
    ],
  ])('%s', (_, leave) => {
    const visitor = leave()
    expect(visitor.draft).toBeNull()
    expect(visitor.settings).toMatchObject(dropped)
    visitor.go(comfortTemperature)
    expect(visitor.body('stepper')).toMatchObject({ value: 25, editing: false })
  })

  test('a link to the same screen keeps the draft', () => {
    expect(editing().go(`${comfortTemperature}/`).draft).toBe(27)
  })

  // behaviour 19.6
  test('editing in another tab has no effect here', () => {
    const visitor = atHome().storeInOtherTab({ editComfortHeating: 'active' })
    expect(visitor.settings.editComfortHeating).toBe('inactive')
    expect(editing().storeInOtherTab({ editComfortHeating: 'inactive' }).settings.editComfortHeating).toBe(
      'active',
    )
  })

  test.each(['/', '/home', comfortTemperature, operatingTime])(
    'a reload resets the fields that mark editing: %s',
    (path) => {
      const settings = { editComfortHeating: 'active', editOperatingTimeLimitation: 'active' } as const
      const put = { editComfortHeating: 'inactive', editOperatingTimeLimitation: 'inactive' }
      expect(openAt(path, { settings }).settings).toMatchObject(put)
    },
  )

  test('the fields are `active` during editing and `inactive` otherwise', () => {
    const visitor = openAt(operatingTime)
    for (const state of ['inactive', 'active', 'inactive']) {
      const edited = { editOperatingTimeLimitation: state, editComfortHeating: 'inactive' }
      expect(visitor.settings).toMatchObject(edited)
      visitor.press('confirm')
    }
  })
})

// behaviour 9.4
test('a refusal is shown until the focus moves or the screen is left', () => {
  const settings = { application: 'powerControl' } as const
  const refused = () => openAt(`${installer}/sensor/sensor-choice`, { settings }).press('confirm')
  expect(refused().body('choice').refusal).toBe('sensorChoice.refused.powerControl')
  expect(refused().press('next').body('choice').refusal).toBeUndefined()
  expect(refused().go('/home').press('close').goInHistory(-1).body('choice').refusal).toBeUndefined()
})
