import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { openAt } from '../testing'
import { automaticTemperature, isGuestRoom, temperatureCap, temperatureRange } from './temperature'

const home = (settings: Partial<Settings> = {}) => openAt('/home', { settings })
const hotel = { application: 'hotel', remoteControlInstalled: true } as const

// behaviour 8.1
describe('Home temperature: decrement down to 5, increment up to 35', () => {
  test('previous lowers by one degree and next raises by one', () => {
    expect(home().press('previous').settings.temperatureValue).toBe(18)
    expect(home().press('next').settings.temperatureValue).toBe(20)
  })

  test('previous stops at 5', () => {
    const visitor = home({ temperatureValue: 6 }).press('previous')
    expect(visitor.settings.temperatureValue).toBe(5)
    expect(visitor.enabled).not.toContain('previous')
    expect(visitor.press('previous', 3).settings.temperatureValue).toBe(5)
  })

  test('next stops at 35', () => {
    const visitor = home({ temperatureValue: 34 }).press('next')
    expect(visitor.settings.temperatureValue).toBe(35)
    expect(visitor.enabled).not.toContain('next')
    expect(visitor.press('next', 3).settings.temperatureValue).toBe(35)
  })

  test('every degree of the range can be set', () => {
    expect(home().press('previous', 14).settings.temperatureValue).toBe(5)
    expect(home().press('next', 16).settings.temperatureValue).toBe(35)
    expect(home({ temperatureValue: 5 }).press('next', 30).settings.temperatureValue).toBe(35)
  })
})

describe('if comfort heating is on, increment stops at the comfort maximum', () => {
  const comfort = { application: 'comfortHeating', comfortHeating: 'on' } as const

  test.each([23, 25, 27])('at %i', (comfortHeatingMaxTemp) => {
    const visitor = home({ ...comfort, comfortHeatingMaxTemp }).press('next', 30)
    expect(visitor.settings.temperatureValue).toBe(comfortHeatingMaxTemp)
    expect(visitor.enabled).not.toContain('next')
    expect(visitor.enabled).toContain('previous')
  })

  test('not while it is off', () => {
    expect(home({ comfortHeatingMaxTemp: 25 }).press('next', 30).settings.temperatureValue).toBe(35)
  })

  test('a temperature that was above it comes down when comfort heating is switched on', () => {
    const visitor = openAt('/home/menu/installer/applications/comfort-heating', {
      settings: { temperatureValue: 31 },
    })
    expect(visitor.choose('word.on').settings.temperatureValue).toBe(25)
  })

  test('and when its maximum is lowered', () => {
    const path = '/home/menu/installer/applications/comfort-heating/set-comfort-heating-temp'
    const visitor = openAt(path, { settings: { ...comfort, temperatureValue: 25 } })
    visitor.press('confirm').press('previous', 2)
    expect(visitor.settings.temperatureValue).toBe(25)
    expect(visitor.press('confirm').settings.temperatureValue).toBe(23)
  })
})

describe('`maxTemp` caps the set temperature as 35 does', () => {
  test.each([
    [{ maxTemp: 30 }, 30],
    [{ maxTemp: 35 }, 35],
    [{ maxTemp: 24, comfortHeating: 'on', comfortHeatingMaxTemp: 26 }, 24],
    [{ maxTemp: 30, comfortHeating: 'on', comfortHeatingMaxTemp: 26 }, 26],
  ] as const)('%o stops at %i', (settings, cap) => {
    const visitor = home(settings)
    expect(temperatureCap(visitor.settings)).toBe(cap)
    expect(visitor.press('next', 31).settings.temperatureValue).toBe(cap)
    expect(visitor.enabled).not.toContain('next')
  })
})

// behaviour 7.4, 8.2
describe('Hotel mode with remote control installed: range 20 to 23, no change beyond', () => {
  test('up to 23', () => {
    const visitor = home({ ...hotel, temperatureValue: 22 }).press('next', 5)
    expect(visitor.settings.temperatureValue).toBe(23)
    expect(visitor.enabled).not.toContain('next')
  })

  test('down to 20', () => {
    const visitor = home({ ...hotel, temperatureValue: 22 }).press('previous', 5)
    expect(visitor.settings.temperatureValue).toBe(20)
    expect(visitor.enabled).not.toContain('previous')
  })

  test('its range is neither widened nor narrowed by comfort heating or `maxTemp`', () => {
    const { settings } = home({ ...hotel, maxTemp: 21, comfortHeating: 'on' })
    expect(temperatureRange(settings)).toEqual({ min: 20, max: 23 })
  })

  test('nor left by saving a comfort maximum', () => {
    const path = '/home/menu/installer/applications/comfort-heating/set-comfort-heating-temp'
    const settings = { ...hotel, maxTemp: 5, comfortHeating: 'on', temperatureValue: 22 } as const
    expect(openAt(path, { settings }).press('confirm', 2).settings.temperatureValue).toBe(22)
  })

  test.each([
    { application: 'hotel', remoteControlInstalled: false },
    { application: 'powerControl', remoteControlInstalled: true },
    { application: null, remoteControlInstalled: true },
  ] as const)('not for %o', (settings) => {
    const visitor = home(settings)
    expect(isGuestRoom(visitor.settings)).toBe(false)
    expect(temperatureRange(visitor.settings)).toEqual({ min: 5, max: 35 })
  })
})

// behaviour 8.3
test('a temperature that another tab left outside the range moves to the nearest bound', () => {
  const left = (temperatureValue: number) => home({ ...hotel, temperatureValue })
  expect(left(9).press('next').settings.temperatureValue).toBe(20)
  expect(left(33).press('previous').settings.temperatureValue).toBe(23)
})

// behaviour 8.4
describe('the automatic temperature', () => {
  const remote = { program: 'remoteControlProgram', remoteControl: 'active' } as const

  test.each([
    ['Hotel and remote control installed', { application: 'hotel', remoteControlInstalled: true }, 22],
    ['Hotel and not installed', { application: 'hotel', remoteControlInstalled: false }, 15],
    ['remote control program, installed', { ...remote, remoteControlInstalled: true }, 22],
    ['remote control program, not installed', { ...remote, remoteControlInstalled: false }, 17],
    ['remote control program, not active', { ...remote, remoteControl: 'inactive' }, 28],
    ['remote control active, other program', { ...remote, program: 'week' }, 28],
    ['nothing of it', {}, 28],
  ] as const)('%s: %o gives %i', (_, settings, temperature) => {
    expect(automaticTemperature(home({ temperatureValue: 28, ...settings }).settings)).toBe(temperature)
  })

  // behaviour 17.3
  test('toggling flips remoteControlInstalled and then applies the automatic temperature rules', () => {
    const toggle = { type: 'switch', name: 'remoteControlInstalled' } as const
    const visitor = home({ ...hotel, temperatureValue: 22 }).send(toggle)
    expect(visitor.settings).toMatchObject({ remoteControlInstalled: false, temperatureValue: 15 })
    expect(visitor.send(toggle).settings).toMatchObject({
      remoteControlInstalled: true,
      temperatureValue: 22,
    })
  })

  test('Otherwise unchanged', () => {
    const visitor = home({ temperatureValue: 28 }).send({ type: 'switch', name: 'remoteControlInstalled' })
    expect(visitor.settings).toMatchObject({ remoteControlInstalled: false, temperatureValue: 28 })
  })
})
