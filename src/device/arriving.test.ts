import { describe, expect, test } from 'vitest'
import { keptTrail } from './arriving'
import { openAt } from './testing'
import { here } from './trail'

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
    expect(openAt(settingsMenu, { settings }).choose('time.title').path).toBe(`${time}/${screen}`)
  })

  test('the redirect leaves no place behind it', () => {
    const visitor = openAt(settingsMenu).go(time)
    expect(visitor.trail).toEqual([settingsMenu, `${time}/set-time`])
    expect(openAt(time).trail).toEqual([`${time}/set-time`])
  })

  test('once more from the screen that it leads to', () => {
    const visitor = openAt(settingsMenu).go(time).go(time)
    expect(visitor.path).toBe(`${time}/set-time`)
  })
})

// behaviour 2.13
describe('previousRoute: last route', () => {
  test('is the screen that was left', () => {
    const visitor = openAt('/home')
    expect(visitor.settings.previousRoute).toBeNull()
    expect(visitor.go('/home/menu', settingsMenu).settings.previousRoute).toBe('/home/menu')
    expect(visitor.press('back').settings.previousRoute).toBe(settingsMenu)
  })

  test('a confirmation is no other route', () => {
    const visitor = openAt(settingsMenu).choose('keylock.title').press('confirm').wait(1500)
    expect(visitor.settings.previousRoute).toBe(settingsMenu)
  })
})

describe('the focus', () => {
  // behaviour 2.10
  test('starts at the first line', () => {
    expect(openAt('/home/menu').focus).toBe(0)
    expect(openAt('/home/turn-off').focus).toBe(0)
  })

  test('starts at the first line that may be chosen', () => {
    expect(openAt(settingsMenu).focus).toBe(1)
    expect(openAt(settingsMenu, { settings: { wifiInstalled: true } }).focus).toBe(0)
  })

  test('starts on the stored value of a choice', () => {
    const settings = { screensaver: 'none', timezone: 'UTC+3', language: 'de' } as const
    expect(openAt(`${settingsMenu}/screensaver`, { settings }).lines[2]?.marked).toBe(true)
    expect(openAt(`${settingsMenu}/screensaver`, { settings }).focus).toBe(2)
    expect(openAt(`${time}/set-timezone`, { settings }).focus).toBe(3)
    const language = openAt(`${settingsMenu}/language`, { settings })
    expect(language.lines[language.focus]?.text).toEqual({ verbatim: 'Deutsch' })
  })

  // behaviour 2.11
  test('is kept for a visitor who comes back, with the back button and with the browser', () => {
    const visitor = openAt('/home').go(installer).press('next', 4).press('confirm').press('next', 2)
    expect(visitor.press('back').focus).toBe(4)
    expect(visitor.browse(1).focus).toBe(2)
    expect(visitor.browse(-2).browse(1).focus).toBe(4)
  })

  test.each([
    ['menu', settingsMenu],
    ['choice', `${settingsMenu}/floor-type`],
    ['question', `${installer}/reset/save-data`],
    ['info', `${settingsMenu}/floor-type/floor-type-info`],
    ['tabs', '/home/menu/energy-consumption'],
    ['walk', '/home/menu/program/timer/edit'],
    ['system-info', `${installer}/system-info`],
  ] as const)('is kept by every kind of screen that has one: %s', (kind, path) => {
    const visitor = openAt(path).press('previous', 9).press('next').go('/upgrade').press('back')
    expect(visitor.body(kind)).toBeDefined()
    expect(visitor.focus).toBe(1)
  })

  test('is new for a visitor who opens the screen again', () => {
    const visitor = openAt('/home/menu').press('next', 2).go('/upgrade', '/home/menu')
    expect(visitor.focus).toBe(0)
  })

  test('is on the line that was left when a visitor goes up to a menu', () => {
    expect(openAt(`${installer}/functions`).press('back').focus).toBe(4)
    expect(openAt(`${settingsMenu}/keylock`).press('back').focus).toBe(4)
    expect(openAt(`${installer}/sensor/calibration/room-sensor`).go(installer).focus).toBe(2)
  })

  test('stays where it was when a choice was saved', () => {
    const visitor = openAt(`${settingsMenu}/screensaver`).press('next', 2).press('confirm').wait(1500)
    expect(visitor.focus).toBe(2)
    expect(visitor.lines[2]?.marked).toBe(true)
  })

  test("that was kept beyond a list's end is at its end", () => {
    const places = [{ path: '/home/menu', overlay: null, focus: 99 }]
    const visitor = openAt('/home/menu', { trail: { places, at: 0, dropped: 0 } })
    expect(visitor.focus).toBe(3)
  })

  test('survives a reload', () => {
    const visitor = openAt('/home').go('/home/menu').press('next', 2)
    const kept = keptTrail(visitor.device)
    expect(here(kept).focus).toBe(2)
    const reloaded = openAt('/home/menu', { trail: kept })
    expect(reloaded.focus).toBe(2)
    expect(reloaded.press('back').path).toBe('/home')
  })

  test('is kept on a trail that forgets its beginning', () => {
    const visitor = openAt('/home')
    for (let turn = 0; turn < 40; turn++)
      visitor.go('/home/menu').press('previous', 3).press('next').go(settingsMenu)
    expect(visitor.press('back').focus).toBe(1)
  })
})

// behaviour 2.12
describe('Leaving by back, close, the address or a reload drops the draft', () => {
  const comfort = {
    settings: { application: 'comfortHeating', comfortHeating: 'on', comfortHeatingMaxTemp: 25 },
  } as const
  const editing = () => openAt(comfortTemperature, comfort).press('confirm').press('next', 2)

  test('while it is edited the draft is shown and nothing is stored', () => {
    const visitor = editing()
    expect(visitor.body('stepper')).toMatchObject({ value: 27, editing: true })
    expect(visitor.settings).toMatchObject({ comfortHeatingMaxTemp: 25, editComfortHeating: 'active' })
  })

  test.each(['back', 'close'] as const)('%s', (button) => {
    const visitor = editing().press(button)
    expect(visitor.settings).toMatchObject({ comfortHeatingMaxTemp: 25, editComfortHeating: 'inactive' })
    const again = visitor.go(comfortTemperature)
    expect(again.body('stepper')).toMatchObject({ value: 25, editing: false })
  })

  test('the address, also that of the same screen', () => {
    for (const path of ['/home', comfortTemperature]) {
      const visitor = editing().address(path)
      expect(visitor.draft).toBeNull()
      expect(visitor.settings).toMatchObject({ comfortHeatingMaxTemp: 25, editComfortHeating: 'inactive' })
    }
  })

  test('a link to the same screen is no leaving', () => {
    expect(editing().go(`${comfortTemperature}/`).draft).toBe(27)
  })

  test("the browser's own back button", () => {
    const visitor = openAt('/home', comfort).go(comfortTemperature).press('confirm').press('next').browse(-1)
    expect(visitor.settings).toMatchObject({ comfortHeatingMaxTemp: 25, editComfortHeating: 'inactive' })
  })

  // behaviour 15.5, 19.6
  test('what another tab edits, or has edited, is not its business', () => {
    expect(openAt('/home').store({ editComfortHeating: 'active' }).settings.editComfortHeating).toBe(
      'inactive',
    )
    expect(editing().store({ editComfortHeating: 'inactive' }).settings.editComfortHeating).toBe('active')
  })

  test('a reload: found `active` at start, they are put back', () => {
    const settings = { editComfortHeating: 'active', editOperatingTimeLimitation: 'active' } as const
    for (const path of ['/', '/home', comfortTemperature, operatingTime])
      expect(openAt(path, { settings }).settings).toMatchObject({
        editComfortHeating: 'inactive',
        editOperatingTimeLimitation: 'inactive',
      })
  })

  test('say `active` while their screen is being edited and `inactive` otherwise', () => {
    const visitor = openAt(operatingTime)
    expect(visitor.settings.editOperatingTimeLimitation).toBe('inactive')
    expect(visitor.press('confirm').settings).toMatchObject({
      editOperatingTimeLimitation: 'active',
      editComfortHeating: 'inactive',
    })
    expect(visitor.press('confirm').settings.editOperatingTimeLimitation).toBe('inactive')
  })
})

describe('a refusal', () => {
  const refused = () =>
    openAt(`${installer}/sensor/sensor-choice`, { settings: { application: 'powerControl' } }).press(
      'confirm',
    )

  // behaviour 9.5
  test('stands on the display until the focus moves or the screen is left', () => {
    expect(refused().body('choice').refusal).toBe('sensorChoice.refused.powerControl')
    expect(refused().press('next').body('choice').refusal).toBeUndefined()
    expect(refused().go('/home').press('close').browse(-1).body('choice').refusal).toBeUndefined()
  })
})
