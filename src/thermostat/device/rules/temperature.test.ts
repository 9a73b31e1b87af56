import { describe, expect, test } from 'vitest'
import { atHome, openAt } from '../testing'
import { automaticTemperatureOf, isGuestRoom, temperatureCapOf, temperatureRangeOf } from './temperature'

const hotel = { application: 'hotel', remoteControlInstalled: true } as const
const comfort = { application: 'comfortHeating', comfortHeating: 'on' } as const
const comfortPath = '/home/menu/installer/applications/comfort-heating'

// behaviour 8.1
describe('The set temperature moves between 5 and 35', () => {
  test.each([
    ['previous', 18, 5, 14],
    ['next', 20, 35, 16],
  ] as const)('%s goes to %i, and stops at %i after %i presses', (button, once, bound, presses) => {
    expect(atHome().press(button).settings.temperatureValue).toBe(once)
    const visitor = atHome().press(button, presses - 1)
    expect(visitor.settings.temperatureValue).not.toBe(bound)
    expect(visitor.press(button).settings.temperatureValue).toBe(bound)
    expect(visitor.enabled).not.toContain(button)
    expect(visitor.press(button, 3).settings.temperatureValue).toBe(bound)
  })
})

describe('Comfort heating caps the set temperature at its maximum', () => {
  test.each([23, 25, 27])('at %i', (comfortHeatingMaxTemp) => {
    const visitor = atHome({ ...comfort, comfortHeatingMaxTemp }).press('next', 30)
    expect(visitor.settings.temperatureValue).toBe(comfortHeatingMaxTemp)
    expect(visitor.enabled).not.toContain('next')
    expect(visitor.enabled).toContain('previous')
  })

  test('switching comfort heating on lowers a higher temperature', () => {
    const visitor = openAt(comfortPath, { settings: { temperatureValue: 31 } }).choose('word.on')
    expect(visitor.settings.temperatureValue).toBe(25)
  })

  test('lowering the maximum lowers a higher temperature', () => {
    const settings = { ...comfort, temperatureValue: 25 }
    const visitor = openAt(`${comfortPath}/set-comfort-heating-temp`, { settings })
    expect(visitor.press('confirm').press('previous', 2).settings.temperatureValue).toBe(25)
    expect(visitor.press('confirm').settings.temperatureValue).toBe(23)
  })
})

test.each([
  [{ maxTemp: 30 }, 30],
  [{ maxTemp: 35 }, 35],
  [{ maxTemp: 24, comfortHeating: 'on', comfortHeatingMaxTemp: 26 }, 24],
  [{ maxTemp: 30, comfortHeating: 'on', comfortHeatingMaxTemp: 26 }, 26],
] as const)('`maxTemp` caps the set temperature: %o stops at %i', (settings, cap) => {
  const visitor = atHome(settings)
  expect(temperatureCapOf(visitor.settings)).toBe(cap)
  expect(visitor.press('next', 31).settings.temperatureValue).toBe(cap)
  expect(visitor.enabled).not.toContain('next')
})

// behaviour 7.4
describe('A hotel with remote control installed has the range 20 to 23', () => {
  test('comfort heating and `maxTemp` do not change the range', () => {
    const { settings } = atHome({ ...hotel, maxTemp: 21, comfortHeating: 'on' })
    expect(temperatureRangeOf(settings)).toEqual({ min: 20, max: 23 })
  })

  test('saving a comfort maximum does not leave the range', () => {
    const settings = { ...hotel, maxTemp: 5, comfortHeating: 'on', temperatureValue: 22 } as const
    const visitor = openAt(`${comfortPath}/set-comfort-heating-temp`, { settings }).press('confirm', 2)
    expect(visitor.settings.temperatureValue).toBe(22)
  })

  test.each([
    { application: 'hotel', remoteControlInstalled: false },
    { application: 'powerControl', remoteControlInstalled: true },
    { application: null, remoteControlInstalled: true },
  ] as const)('%o has the usual range', (given) => {
    const { settings } = atHome(given)
    expect(isGuestRoom(settings)).toBe(false)
    expect(temperatureRangeOf(settings)).toEqual({ min: 5, max: 35 })
  })
})

// behaviour 8.3
test('a temperature that another tab left outside the range moves to the nearest bound', () => {
  const outOfRange = (temperatureValue: number) => atHome({ ...hotel, temperatureValue })
  expect(outOfRange(9).press('next').settings.temperatureValue).toBe(20)
  expect(outOfRange(33).press('previous').settings.temperatureValue).toBe(23)
})

// behaviour 8.4
describe('The automatic temperature', () => {
  const remote = { program: 'remoteControlProgram', remoteControl: 'active' } as const

  test.each([
    ['Hotel and remote control installed', hotel, 22],
    ['Hotel and not installed', { ...hotel, remoteControlInstalled: false }, 15],
    ['remote control program, installed', { ...remote, remoteControlInstalled: true }, 22],
    ['remote control program, not installed', { ...remote, remoteControlInstalled: false }, 17],
    ['remote control program, not active', { ...remote, remoteControl: 'inactive' }, 28],
    ['remote control active, other program', { ...remote, program: 'week' }, 28],
    ['neither', {}, 28],
  ] as const)('%s: %o gives %i', (_, settings, temperature) => {
    expect(automaticTemperatureOf(atHome({ temperatureValue: 28, ...settings }).settings)).toBe(temperature)
  })

  // behaviour 8.5
  test('is set when remote control is installed or removed', () => {
    const visitor = atHome({ ...hotel, temperatureValue: 22 }).toggle('remoteControlInstalled')
    expect(visitor.settings).toMatchObject({ remoteControlInstalled: false, temperatureValue: 15 })
    visitor.toggle('remoteControlInstalled')
    expect(visitor.settings).toMatchObject({ remoteControlInstalled: true, temperatureValue: 22 })
  })

  test('does not change without such a program or application', () => {
    const { settings } = atHome({ temperatureValue: 28 }).toggle('remoteControlInstalled')
    expect(settings).toMatchObject({ remoteControlInstalled: false, temperatureValue: 28 })
  })
})
