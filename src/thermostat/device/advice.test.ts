import { describe, expect, test } from 'vitest'
import { adviceOf, faultToExplain, manualChangeAdvice } from './advice'
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
  ['turned off: hold the centre', { power: 'off' }, 'page.advice.turnedOff'],
  ['a guest room: the switch of the panel, by its name', { application: 'hotel' }, guestRoom],
  ['locked: the centre is the demo’s help for one finger', { keylock: 'on' }, 'page.advice.oneFinger'],
  ['locked in a guest room: the same', { keylock: 'on', application: 'hotel' }, 'page.advice.oneFinger'],
  [
    'a hotel without a guest: the menu',
    { application: 'hotel', remoteControlInstalled: false },
    'page.advice.menu',
  ],
  ['a drying floor', { program: 'delayedStartup', temperatureValue: 25 }, 'page.advice.drying'],
] as const)('the advice for a dead end at home names the way out: %s', (_, settings, text) => {
  expect(home(settings)).toEqual(text)
})

describe('the advice at home is that the centre opens the menu, until the visitor has opened it', () => {
  test.each([
    ['afterwards it explains “---”', {}, 'page.advice.noProgram'],
    ['afterwards there is none with an application', { application: 'comfortHeating' }, null],
    ['afterwards there is none with a program', { program: 'timer', timer: 'on' }, null],
  ] as const)('%s', (_, settings, then) => {
    const visitor = atHome(settings)
    expect(advice(visitor)).toBe('page.advice.menu')
    expect(advice(visitor.press('confirm').press('back'))).toBe(then)
  })
})

// behaviour 5.15
test('a change of the temperature by hand ends with the next event of the week program, or never', () => {
  expect(manualChangeAdvice(atHome({ program: 'week' }).device)).toMatchObject({ id: 'page.advice.until' })
  expect(manualChangeAdvice(atHome().device)).toBeNull()
})

// behaviour 21.7
describe('the advice for a fault says whether the heating continues', () => {
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
    // Overheating comes before all other advice: switch it off at the fuse.
    [6, {}, 'Hot'],
    [6, { keylock: 'on' }, 'Hot'],
    [6, { application: 'hotel' }, 'Hot'],
    [6, { power: 'off' }, 'Hot'],
  ] as const)('E%i with %j: %s', (fault, settings, heats) => {
    expect(home(settings, { fault })).toBe(`page.advice.fault${heats}`)
  })

  test('a missing floor sensor stops the heating', () => {
    expect(home({}, { floorSensorConnected: false })).toBe('page.advice.faultOff')
  })
})

describe('the week program', () => {
  const week = (temperature: number) => ({
    id: 'page.advice.week',
    values: { temperature: degrees(temperature) },
  })
  const at = (hours: number, settings: Partial<Settings> = {}) =>
    openAt('/home', { settings: { program: 'week', ...settings }, at: NOON + hours * HOUR })

  test('the advice names the temperature of the program if home shows another one', () => {
    expect(advice(at(0))).toEqual(week(17))
    expect(advice(at(4))).toEqual(week(22))
    expect(advice(at(4, { temperatureValue: 22 }))).toBeNull()
  })

  // behaviour 31.5
  test('the advice takes the upper bound into account', () => {
    expect(advice(at(4, { maxTemp: 20 }))).toEqual(week(20))
    expect(advice(at(4, { maxTemp: 20, temperatureValue: 20 }))).toBeNull()
  })

  // behaviour 31.5
  test('there is no advice on the program in a hotel, where it has no effect', () => {
    const hotel = at(0, { application: 'hotel', remoteControlInstalled: false })
    expect(advice(hotel)).toBe('page.advice.menu')
    expect(advice(hotel.press('next'))).toBe('page.advice.menu')
  })

  test.each([
    [0, 15],
    [11.5, 6],
    [3 * 24, 23],
  ])('%d h after noon a change by hand lasts until %i, the next enabled event', (hours, until) => {
    const values = { time: { time: until * 60 } }
    expect(advice(at(hours).press('next'))).toEqual({ id: 'page.advice.until', values })
  })

  test('after this event the advice names the program’s temperature again', () => {
    const visitor = at(0).press('next')
    expect(advice(visitor.wait(3 * HOUR))).toEqual(week(22))
  })
})

// behaviour 21.6
describe('after “Saved!” the advice confirms the saving', () => {
  const path = '/home/menu/settings/summertime'

  test('until the focus moves or the screen is left', () => {
    const visitor = openAt(path)
    expect(advice(visitor)).toBeNull()
    visitor.press('next').press('confirm').wait(1500)
    expect(advice(visitor)).toBe('page.advice.saved')
    expect(advice(visitor.press('previous'))).toBeNull()
  })

  test('not after “Started!”, and not if the overlay leads to another screen', () => {
    expect(advice(openAt('/home/menu/program/week').press('confirm').wait(1500))).toBeNull()
    const functions = openAt('/home/menu/installer/functions/operating-time-limitation')
    expect(advice(functions.press('confirm', 2).wait(1400))).toBeNull()
  })

  test('not after coming back to the screen', () => {
    const visitor = openAt('/home/menu/settings').go(path).press('confirm').wait(1500)
    expect(advice(visitor.press('back').goInHistory(1))).toBeNull()
  })

  test('also after saving a value, until it is edited again; a wide range has advice to hold the button', () => {
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
  ['/home/nothing', 'that there is no such screen', {}, 'page.advice.unknown'],
  [
    `${sensorChoice}/room-sensor-floor`,
    'that opening it has stored the choice',
    {},
    'page.advice.limitStored',
  ],
  [
    `${sensorChoice}/floor-sensor-room`,
    'that opening it has stored the choice',
    {},
    'page.advice.limitStored',
  ],
  [`${sensorChoice}/room-sensor-floor`, 'nothing if the choice is refused', powered, null],
  [wifi, 'that it needs a card', {}, card],
  [wifi, 'that the slot is occupied', { surroundings: { slot: 'occupied' } }, 'page.advice.slot'],
  [wifi, 'nothing if a card is inserted', inserted, null],
  [comfort, 'what the maximum needs', {}, 'page.advice.comfortHeating'],
  [comfort, 'nothing if it is on', heated, null],
  [`${hotel}/review`, 'that its numbers are samples, and the temperatures that the demo keeps', {}, samples],
  [`${hotel}/edit`, 'that its numbers are samples, and the temperatures that the demo keeps', {}, samples],
  ['/home/menu/settings/keylock', 'the way to unlock with one finger', {}, 'page.advice.keylock'],
  ['/home/menu/program/timer/start-timer', 'the temperature after its hours', {}, afterTimer],
  ['/home/menu/energy-consumption', 'the place of the house’s own figures', {}, ownFigures],
])('the advice on %s says %s', (path, _, given, text) => {
  expect(advice(openAt(path, given))).toEqual(text)
})

test('the advice for a disabled line with the focus says what it needs', () => {
  const visitor = openAt('/home/menu/program')
  expect(advice(visitor)).toBeNull()
  expect(advice(visitor.tap(2))).toBe('page.advice.remoteControl')
  expect(advice(openAt('/home/menu/settings').tap(0))).toEqual(card)
  const account = openAt(wifi, inserted).tap(1)
  expect(advice(account)).toBe('page.advice.account')
})

test('after the timer’s hours the advice at home names its 17°, except with ground heating', () => {
  const visitor = atHome({ program: 'timer', timer: 'on', timerTime: 4 }).press('previous')
  expect(advice(visitor)).toEqual({ id: 'page.advice.timerOver', values: { temperature: degrees(17) } })
  expect(home({ program: 'timer', application: 'groundHeating' })).toBe('page.advice.menu')
})

describe('the advice warns of a wood or vinyl floor without a limit', () => {
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

  test('there is no warning for tiles', () => {
    expect(home({ temperatureValue: 35 })).toBe('page.advice.menu')
    expect(home({ application: 'powerControl' })).toBe('page.advice.menu')
  })
})

// behaviour 21.8
test.each<[string, number, Partial<Settings>, Partial<Surroundings>]>([
  ['a fault', 5, {}, { fault: 5 }],
  ['a missing sensor', 4, {}, { floorSensorConnected: false }],
  ['a fault in a guest room', 6, { application: 'hotel' }, { fault: 6 }],
  ['no fault', 0, {}, {}],
  ['a locked keypad', 0, { keylock: 'on' }, { fault: 5 }],
])('with %s, home offers to explain E%i', (_, fault, settings, surroundings) => {
  const visitor = atHome(settings, surroundings)
  expect(faultToExplain(visitor.device)).toBe(fault)
  expect(faultToExplain(openAt('/home/menu', { settings, surroundings }).device)).toBe(0)
})
