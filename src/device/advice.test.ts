import { describe, expect, test } from 'vitest'
import { adviceOf } from './advice'
import type { Settings } from './settings'
import type { Surroundings } from './surroundings'
import { atHome, degrees, NOON, openAt, type Visitor } from './testing'
import { HOUR } from './time'

const advice = (visitor: Visitor) => adviceOf(visitor.device)
const home = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  advice(atHome(settings, surroundings))
const panel = 'surroundings.title'

describe('a dead end says what leads out of it', () => {
  // behaviour 21.5
  test('turned off: holding the centre', () => {
    expect(home({ power: 'off' })).toBe('page.advice.turnedOff')
  })

  test('a guest room: the remote control switch of the panel, by the name of the panel', () => {
    expect(home({ application: 'hotel' })).toEqual({ id: 'page.advice.guestRoom', values: { panel } })
    expect(home({ application: 'hotel', remoteControlInstalled: false })).not.toHaveProperty('id')
  })

  test('locked: the centre is the demo’s help for one finger, also in a guest room', () => {
    expect(home({ keylock: 'on' })).toBe('page.advice.oneFinger')
    expect(home({ keylock: 'on', application: 'hotel' })).toBe('page.advice.oneFinger')
  })

  // behaviour 21.4
  test('an unknown address: nothing is there', () => {
    expect(advice(openAt('/home/nothing'))).toBe('page.advice.unknown')
  })
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

test('a floor that dries does not heat, whatever is set', () => {
  expect(home({ program: 'delayedStartup', temperatureValue: 25 })).toBe('page.advice.drying')
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

  test('not on a screen that is come back to', () => {
    const visitor = openAt('/home/menu/settings').go(path).press('confirm').wait(1500)
    expect(advice(visitor.press('back').browse(1))).toBeNull()
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

describe('the limit screens say that they store', () => {
  const path = '/home/menu/installer/sensor/sensor-choice'

  test.each(['room-sensor-floor', 'floor-sensor-room'])('%s', (name) => {
    expect(advice(openAt(`${path}/${name}`))).toBe('page.advice.limitStored')
  })

  test('not where they are refused', () => {
    const settings = { application: 'powerControl' } as const
    expect(advice(openAt(`${path}/room-sensor-floor`, { settings }))).toBeNull()
  })
})

describe('a line that cannot be chosen says what it needs, while it has the focus', () => {
  const wifi = '/home/menu/settings/wifi'
  const card = { id: 'page.advice.wifiCard', values: { panel } }

  test('remote control', () => {
    const visitor = openAt('/home/menu/program')
    expect(advice(visitor)).toBeNull()
    expect(advice(visitor.tap(2))).toBe('page.advice.remoteControl')
  })

  test('wifi', () => {
    expect(advice(openAt('/home/menu/settings').tap(0))).toEqual(card)
    expect(advice(openAt(wifi))).toEqual(card)
    expect(advice(openAt(wifi, { surroundings: { slot: 'occupied' } }))).toBe('page.advice.slot')
    const disconnected = openAt(wifi, { settings: { wifiInstalled: true } })
    expect(advice(disconnected)).toBeNull()
    expect(advice(disconnected.tap(1))).toBe('page.advice.account')
  })

  test('the comfort maximum, while comfort heating is off', () => {
    const path = '/home/menu/installer/applications/comfort-heating/set-comfort-heating-temp'
    expect(advice(openAt(path))).toBe('page.advice.comfortHeating')
    const settings = { application: 'comfortHeating', comfortHeating: 'on' } as const
    expect(advice(openAt(path, { settings }))).toBeNull()
  })
})

test('a hotel’s review and edit say that their numbers are samples, and which degrees the demo keeps', () => {
  const values = { active: degrees(22), standby: degrees(15) }
  for (const screen of ['review', 'edit'])
    expect(advice(openAt(`/home/menu/installer/applications/hotel/${screen}`))).toEqual({
      id: 'page.advice.hotel',
      values,
    })
  const hotel = atHome({ application: 'hotel', remoteControlInstalled: false })
  expect(hotel.flip('remoteControlInstalled').settings.temperatureValue).toBe(22)
  expect(hotel.flip('remoteControlInstalled').settings.temperatureValue).toBe(15)
})

test.each([
  ['/home/menu/settings/keylock', 'page.advice.keylock'],
  ['/home/menu/energy-consumption', { id: 'page.advice.ownFigures', values: { group: 'surroundings.time' } }],
])('%s says how one finger unlocks, or where the figures of the house are', (path, text) => {
  expect(advice(openAt(path))).toEqual(text)
})

describe('the timer keeps 17° after its hours', () => {
  const values = { temperature: degrees(17) }

  test('said before it is started', () => {
    const visitor = openAt('/home/menu/program/timer/start-timer')
    expect(advice(visitor)).toEqual({ id: 'page.advice.timer', values })
  })

  test('said at home once they are over, not with ground heating', () => {
    const visitor = atHome({ program: 'timer', timer: 'on', timerTime: 4 }).press('previous')
    expect(advice(visitor)).toEqual({ id: 'page.advice.timerOver', values })
    expect(home({ program: 'timer', application: 'groundHeating' })).toBe('page.advice.menu')
  })
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
