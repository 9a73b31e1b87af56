import { describe, expect, test } from 'vitest'
import { adviceOf } from './advice'
import type { Settings } from './settings'
import type { Surroundings } from './surroundings'
import { NOON, openAt, type Visitor } from './testing'
import { HOUR } from './time'

const advice = (visitor: Visitor) => adviceOf(visitor.device)
const home = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  advice(openAt('/home', { settings, surroundings }))

describe('a dead end says what leads out of it', () => {
  // behaviour 21.5
  test('turned off: holding the centre', () => {
    expect(home({ power: 'off' })).toBe('page.advice.turnedOff')
  })

  test('a guest room: the remote control switch of the panel, by the name of the panel', () => {
    expect(home({ application: 'hotel' })).toEqual({
      id: 'page.advice.guestRoom',
      values: { panel: 'surroundings.title' },
    })
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

test('home says that the centre opens the menu, until the visitor has been there', () => {
  const visitor = openAt('/home', { settings: { application: 'comfortHeating' } })
  expect(advice(visitor)).toBe('page.advice.menu')
  visitor.press('confirm').press('back')
  expect(advice(visitor)).toBeNull()
})

test('home says what “---” is, once the menu is known', () => {
  expect(advice(openAt('/home').press('confirm').press('back'))).toBe('page.advice.noProgram')
  const timer = openAt('/home', { settings: { program: 'timer', timer: 'on' } })
  expect(advice(timer.press('confirm').press('back'))).toBeNull()
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
  ] as const)('E%i with %j: %s', (fault, settings, heats) => {
    expect(home(settings, { fault })).toBe(`page.advice.fault${heats}`)
  })
})

test('a thermostat that is too hot is switched off at the fuse: said before anything else', () => {
  for (const settings of [{}, { keylock: 'on' }, { application: 'hotel' }, { power: 'off' }] as const)
    expect(home(settings, { fault: 6 })).toBe('page.advice.faultHot')
})

test('a floor sensor that is missing stops the heating', () => {
  expect(home({ sensorChoice: 'floorSensor' }, { floorSensorConnected: false })).toBe('page.advice.faultOff')
})

test('a floor that dries does not heat, whatever is set', () => {
  expect(home({ program: 'delayedStartup', temperatureValue: 25 })).toBe('page.advice.drying')
})

describe('the weekly program', () => {
  const degrees = (temperature: number) => ({
    id: 'page.advice.week',
    values: { temperature: { number: temperature, unit: 'unit.degree' } },
  })
  const at = (hours: number, temperatureValue: number) =>
    advice(openAt('/home', { settings: { program: 'week', temperatureValue }, at: NOON + hours * HOUR }))

  test('says what it would set where the demo shows something else', () => {
    expect(at(0, 19)).toEqual(degrees(17))
    expect(at(4, 19)).toEqual(degrees(22))
    expect(at(4, 22)).toBeNull()
  })

  test('says until when a change by hand holds: the next event that is enabled', () => {
    const until = (minutes: number) => ({ id: 'page.advice.until', values: { time: { time: minutes } } })
    const changed = (hours: number) =>
      openAt('/home', { settings: { program: 'week' }, at: NOON + hours * HOUR }).press('next')
    expect(advice(changed(0))).toEqual(until(15 * 60))
    expect(advice(changed(11.5))).toEqual(until(6 * 60))
    expect(advice(changed(3 * 24))).toEqual(until(23 * 60))
    expect(advice(changed(0).wait(3 * HOUR))).toEqual(degrees(22))
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

  test('also after a value, until it is edited again', () => {
    const visitor = openAt('/home/menu/installer/sensor/calibration/floor-sensor')
    visitor.press('confirm').press('next').press('confirm').wait(1500)
    expect(advice(visitor)).toBe('page.advice.saved')
    expect(advice(visitor.press('confirm'))).toBe('page.advice.hold')
  })
})

test('where a wide range is edited, that holding runs', () => {
  const visitor = openAt('/home/menu/installer/installed-effect')
  expect(advice(visitor)).toBeNull()
  expect(advice(visitor.press('confirm'))).toBe('page.advice.hold')
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
  const card = { id: 'page.advice.wifiCard', values: { panel: 'surroundings.title' } }

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

test.each(['/home/menu/installer/applications/hotel/review', '/home/menu/installer/applications/hotel/edit'])(
  '%s says that its numbers are samples, and which degrees the demo keeps',
  (path) => {
    expect(advice(openAt(path))).toEqual({
      id: 'page.advice.hotel',
      values: { active: { number: 22, unit: 'unit.degree' }, standby: { number: 15, unit: 'unit.degree' } },
    })
    const hotel = openAt('/home', { settings: { application: 'hotel', remoteControlInstalled: false } })
    expect(hotel.send({ type: 'switch', name: 'remoteControlInstalled' }).settings.temperatureValue).toBe(22)
    expect(hotel.send({ type: 'switch', name: 'remoteControlInstalled' }).settings.temperatureValue).toBe(15)
  },
)

test('the keypad lock says how one finger unlocks', () => {
  expect(advice(openAt('/home/menu/settings/keylock'))).toBe('page.advice.keylock')
})

test('energy consumption says where the figures of the house are', () => {
  expect(advice(openAt('/home/menu/energy-consumption'))).toEqual({
    id: 'page.advice.ownFigures',
    values: { group: 'surroundings.time' },
  })
})

describe('the timer keeps 17° after its hours', () => {
  const values = { temperature: { number: 17, unit: 'unit.degree' } }

  test('said before it is started', () => {
    const visitor = openAt('/home/menu/program/timer/start-timer')
    expect(advice(visitor)).toEqual({ id: 'page.advice.timer', values })
  })

  test('said at home once they are over', () => {
    const settings = { program: 'timer', timer: 'on', timerTime: 4 } as const
    const visitor = openAt('/home', { settings })
    expect(advice(visitor)).toBe('page.advice.menu')
    expect(advice(visitor.press('previous'))).toEqual({ id: 'page.advice.timerOver', values })
    expect(home({ program: 'timer', application: 'groundHeating' })).toBe('page.advice.menu')
  })
})

describe('a floor of wood or vinyl that nothing limits', () => {
  const floors = { 'wood/laminate': 'floorType.wood', 'plastic/vinyl': 'floorType.vinyl' } as const

  test.each(Object.entries(floors))('%s', (floorType, floor) => {
    const on = (settings: Partial<Settings>) => home({ floorType, ...settings } as Partial<Settings>)
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
