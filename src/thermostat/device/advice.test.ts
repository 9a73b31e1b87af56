import { describe, expect, test } from 'vitest'
import { adviceOf } from './advice'
import type { Settings } from './settings'
import type { Surroundings } from './surroundings'
import { atHome, type DeviceOptions, degrees, NOON, openAt, type Visitor } from './testing'
import { HOUR } from './time'

const advice = (visitor: Visitor) => adviceOf(visitor.device)
const home = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  advice(atHome(settings, surroundings))
const panel = 'surroundings.title'

const guestRoom = { id: 'page.advice.guestRoom', values: { panel } }

// behaviour 21.5
test.each([
  ['turned off: holding the centre', { power: 'off' }, 'page.advice.turnedOff'],
  ['a guest room: the switch of the panel, by its name', { application: 'hotel' }, guestRoom],
  ['locked: the centre is the demo’s help for one finger', { keylock: 'on' }, 'page.advice.oneFinger'],
  ['also in a guest room', { keylock: 'on', application: 'hotel' }, 'page.advice.oneFinger'],
  ['no guest: the menu', { application: 'hotel', remoteControlInstalled: false }, 'page.advice.menu'],
  ['a floor that dries', { program: 'delayedStartup', temperatureValue: 25 }, 'page.advice.drying'],
] as const)('a dead end at home says what leads out of it: %s', (_, settings, text) => {
  expect(home(settings)).toEqual(text)
})

describe('home says that the centre opens the menu, until the visitor has been there', () => {
  test.each([
    ['then what “---” is', {}, 'page.advice.noProgram'],
    ['then nothing of an application', { application: 'comfortHeating' }, null],
    ['then nothing of a program', { program: 'timer', timer: 'on' }, null],
  ] as const)('%s', (_, settings, then) => {
    const visitor = atHome(settings)
    expect(advice(visitor)).toBe('page.advice.menu')
    expect(advice(visitor.press('confirm').press('back'))).toBe(then)
  })
})

// behaviour 21.7
describe('a fault says whether it heats on', () => {
  test.each([
    [1, { sensorChoice: 'floorSensor' }, 'On'],
    [2, { sensorChoice: 'roomSensor' }, 'Off'],
    [3, { sensorChoice: 'floorSensor' }, 'Off'],
    [3, { sensorChoice: 'roomSensor' }, 'On'],
    [4, { sensorChoice: 'roomSensorFloor' }, 'Off'],
    [4, { sensorChoice: 'floorSensor', application: 'powerControl' }, 'On'],
    [5, {}, 'Off'],
    [7, {}, 'Off'],
    [8, {}, 'On'],
    // Too hot: it is switched off at the fuse, said before anything else.
    [6, {}, 'Hot'],
    [6, { keylock: 'on' }, 'Hot'],
    [6, { application: 'hotel' }, 'Hot'],
    [6, { power: 'off' }, 'Hot'],
  ] as const)('E%i with %j: %s', (fault, settings, heats) => {
    expect(home(settings, { fault })).toBe(`page.advice.fault${heats}`)
  })

  test('a floor sensor that is missing stops the heating', () => {
    expect(home({}, { floorSensorConnected: false })).toBe('page.advice.faultOff')
  })
})

describe('the weekly program', () => {
  const week = (temperature: number) => ({
    id: 'page.advice.week',
    values: { temperature: degrees(temperature) },
  })
  const at = (hours: number, settings: Partial<Settings> = {}) =>
    openAt('/home', { settings: { program: 'week', ...settings }, at: NOON + hours * HOUR })

  test('says what it would set where the demo shows something else', () => {
    expect(advice(at(0))).toEqual(week(17))
    expect(advice(at(4))).toEqual(week(22))
    expect(advice(at(4, { temperatureValue: 22 }))).toBeNull()
  })

  test.each([
    [0, 15],
    [11.5, 6],
    [3 * 24, 23],
  ])('%d h after noon a change by hand holds until %i: the next event that is enabled', (hours, until) => {
    const values = { time: { time: until * 60 } }
    expect(advice(at(hours).press('next'))).toEqual({ id: 'page.advice.until', values })
  })

  test('and after it the program says so again', () => {
    const visitor = at(0).press('next')
    expect(advice(visitor.wait(3 * HOUR))).toEqual(week(22))
  })
})

// behaviour 21.6
describe('after “Saved!” the screen stays, and says that all is done', () => {
  const path = '/home/menu/settings/summertime'

  test('until the focus moves or the screen is left', () => {
    const visitor = openAt(path)
    expect(advice(visitor)).toBeNull()
    visitor.press('next').press('confirm').wait(1500)
    expect(advice(visitor)).toBe('page.advice.saved')
    expect(advice(visitor.press('previous'))).toBeNull()
  })

  test('not after “Started!”, nor where the overlay leads elsewhere', () => {
    expect(advice(openAt('/home/menu/program/week').press('confirm').wait(1500))).toBeNull()
    const functions = openAt('/home/menu/installer/functions/operating-time-limitation')
    expect(advice(functions.press('confirm', 2).wait(1400))).toBeNull()
  })

  test('not on a screen that is come back to', () => {
    const visitor = openAt('/home/menu/settings').go(path).press('confirm').wait(1500)
    expect(advice(visitor.press('back').goInHistory(1))).toBeNull()
  })

  test('also after a value, until it is edited again: where its range is wide, that holding runs', () => {
    const visitor = openAt('/home/menu/installer/installed-effect')
    expect(advice(visitor)).toBeNull()
    expect(advice(visitor.press('confirm'))).toBe('page.advice.hold')
    const calibration = openAt('/home/menu/installer/sensor/calibration/floor-sensor')
    calibration.press('confirm').press('next').press('confirm').wait(1500)
    expect(advice(calibration)).toBe('page.advice.saved')
    expect(advice(calibration.press('confirm'))).toBe('page.advice.hold')
  })
})

const sensorChoice = '/home/menu/installer/sensor/sensor-choice'
const comfort = '/home/menu/installer/applications/comfort-heating/set-comfort-heating-temp'
const hotel = '/home/menu/installer/applications/hotel'
const wifi = '/home/menu/settings/wifi'
const card = { id: 'page.advice.wifiCard', values: { panel } }
const afterTimer = { id: 'page.advice.timer', values: { temperature: degrees(17) } }
const ownFigures = { id: 'page.advice.ownFigures', values: { group: 'surroundings.time' } }
const powered = { settings: { application: 'powerControl' } } as const
const heated = { settings: { application: 'comfortHeating', comfortHeating: 'on' } } as const
const inserted = { settings: { wifiInstalled: true } }
const samples = { id: 'page.advice.hotel', values: { active: degrees(22), standby: degrees(15) } }

// behaviour 21.4
test.each<[string, string, DeviceOptions, unknown]>([
  ['/home/nothing', 'that nothing is there', {}, 'page.advice.unknown'],
  [`${sensorChoice}/room-sensor-floor`, 'that it stores', {}, 'page.advice.limitStored'],
  [`${sensorChoice}/floor-sensor-room`, 'that it stores', {}, 'page.advice.limitStored'],
  [`${sensorChoice}/room-sensor-floor`, 'not so where it is refused', powered, null],
  [wifi, 'that it needs a card', {}, card],
  [wifi, 'that the slot is taken', { surroundings: { slot: 'occupied' } }, 'page.advice.slot'],
  [wifi, 'nothing with a card', inserted, null],
  [comfort, 'what the maximum needs', {}, 'page.advice.comfortHeating'],
  [comfort, 'nothing where it is on', heated, null],
  [`${hotel}/review`, 'that its numbers are samples, and which degrees the demo keeps', {}, samples],
  [`${hotel}/edit`, 'that its numbers are samples, and which degrees the demo keeps', {}, samples],
  ['/home/menu/settings/keylock', 'how one finger unlocks', {}, 'page.advice.keylock'],
  ['/home/menu/program/timer/start-timer', 'what is kept after its hours', {}, afterTimer],
  ['/home/menu/energy-consumption', 'where the figures of the house are', {}, ownFigures],
])('%s says %s', (path, _, given, text) => {
  expect(advice(openAt(path, given))).toEqual(text)
})

test('a line that cannot be chosen says what it needs, while it has the focus', () => {
  const visitor = openAt('/home/menu/program')
  expect(advice(visitor)).toBeNull()
  expect(advice(visitor.tap(2))).toBe('page.advice.remoteControl')
  expect(advice(openAt('/home/menu/settings').tap(0))).toEqual(card)
  const account = openAt(wifi, inserted).tap(1)
  expect(advice(account)).toBe('page.advice.account')
})

test('the timer keeps 17° after its hours: said at home once they are over, not with ground heating', () => {
  const visitor = atHome({ program: 'timer', timer: 'on', timerTime: 4 }).press('previous')
  expect(advice(visitor)).toEqual({ id: 'page.advice.timerOver', values: { temperature: degrees(17) } })
  expect(home({ program: 'timer', application: 'groundHeating' })).toBe('page.advice.menu')
})

describe('a floor of wood or vinyl that nothing limits', () => {
  test.each([
    ['wood/laminate', 'floorType.wood'],
    ['plastic/vinyl', 'floorType.vinyl'],
  ] as const)('%s', (floorType, floor) => {
    const on = (settings: Partial<Settings>) => home({ floorType, ...settings })
    const warned = { id: 'page.advice.floorUnlimited', values: { floor } }
    expect(on({ application: 'powerControl' })).toEqual(warned)
    expect(on({ application: 'powerControl', sensorChoice: 'roomSensorFloor' })).toEqual(warned)
    expect(on({ sensorChoice: 'roomSensor' })).toEqual(warned)
    expect(on({ temperatureValue: 35 })).toEqual(warned)
    expect(on({ temperatureValue: 28, sensorChoice: 'floorSensorRoom' })).toEqual(warned)
    expect(on({ temperatureValue: 27 })).toBe('page.advice.menu')
    expect(on({ temperatureValue: 35, sensorChoice: 'roomSensorFloor' })).toBe('page.advice.menu')
  })

  test('tiles take more', () => {
    expect(home({ temperatureValue: 35 })).toBe('page.advice.menu')
    expect(home({ application: 'powerControl' })).toBe('page.advice.menu')
  })
})
