import { describe, expect, test } from 'vitest'
import { adviceOf } from '../advice'
import type { Settings } from '../settings'
import { atHome, atHomeInSimulatedTime, degrees, NOON, openAt, type Visitor } from '../testing'
import { DAY, HOUR, MINUTE } from '../time'
import { temperatureInForce, timerEndOf } from './in-force'

const setTemperatureOf = ({ device }: Visitor) => temperatureInForce(device)
const hours = (number: number) => ({ number, unit: 'unit.hours' })

describe('The hours of a timer', () => {
  const timer = (timerTime: number, later = 0) =>
    atHomeInSimulatedTime({ program: 'timer', timer: 'on', timerTime }, later)

  test.each([
    [0, 8],
    [HOUR - 1, 8],
    [HOUR, 7],
    [7.5 * HOUR, 1],
  ])('%i ms after the start of 8, %i remain', (later, remaining) => {
    const visitor = timer(8, later)
    expect(visitor.home).toMatchObject({ mode: 'active', adjustableText: hours(remaining), value: remaining })
    expect(visitor.settings).toMatchObject({ timer: 'on', timerTime: 8 })
  })

  // behaviour 31.3
  test.each([8 * HOUR, 3 * DAY])('are over after %i ms', (later) => {
    const visitor = timer(8, later)
    expect(visitor.home).toMatchObject({ mode: 'standby', adjustableText: degrees(17), value: 17 })
    expect(visitor.enabled).toEqual(['confirm', 'next'])
    expect(visitor.press('next').path).toBe('/home/menu/program/timer/start-timer')
  })

  test('end at a time that is known while time runs', () => {
    expect(timerEndOf(timer(8, HOUR).device)).toBe(NOON + 8 * HOUR)
    expect(timerEndOf(timer(8, DAY).device)).toBe(NOON + 8 * HOUR)
    expect(timerEndOf(atHomeInSimulatedTime({ program: 'timer', timer: 'off' }).device)).toBeNull()
    expect(timerEndOf(atHome({ program: 'timer', timer: 'on' }).device)).toBeNull()
  })

  test('start again when the timer is started again', () => {
    const visitor = timer(8, DAY).press('next').choose('word.yes')
    expect(visitor.device.simulatedTime?.timerSince).toBe(NOON + DAY)
    expect(visitor.wait(1500).home.adjustableText).toEqual(hours(8))
  })

  test('previous takes 4 hours, and turns the timer off if 4 or fewer remain', () => {
    const visitor = timer(12, 3 * HOUR).press('previous')
    expect(visitor.home.adjustableText).toEqual(hours(5))
    expect(visitor.press('previous').home.adjustableText).toEqual(hours(1))
    expect(visitor.press('previous').settings).toMatchObject({ timer: 'off', timerTime: 4 })
    const last = timer(24, 20 * HOUR).press('previous')
    expect(last.settings).toMatchObject({ timer: 'off', timerTime: 24 })
    expect(last.home).toMatchObject({ mode: 'standby', adjustableText: degrees(17) })
  })

  test('next adds 4 hours up to 24, even if 24 are stored and fewer remain', () => {
    const visitor = timer(20, 5 * HOUR)
    for (const guestLeaves of [19, 23, 24]) {
      expect(visitor.press('next').home.adjustableText).toEqual(hours(guestLeaves))
      expect(visitor.settings.timerTime).toBe(24)
    }
    expect(visitor.enabled).not.toContain('next')
    expect(visitor.advanceTo(NOON + 6 * HOUR).home.adjustableText).toEqual(hours(23))
  })

  test('start with ground heating', () => {
    const visitor = atHomeInSimulatedTime({ timer: 'on', timerTime: 8 }, DAY)
    visitor.go('/home/menu/installer/applications/ground-heating').choose('word.on').wait(1500).go('/home')
    expect(visitor.home).toMatchObject({ mode: 'active', bigText: hours(8), tone: 'warm' })
    expect(visitor.advanceTo(NOON + DAY + 8 * HOUR).home).toMatchObject({ bigText: hours(0), tone: 'cool' })
  })

  test('continue for ground heating while another program is in force', () => {
    const visitor = atHomeInSimulatedTime({ application: 'groundHeating', timer: 'on', timerTime: 4 })
    expect(visitor.home.mode).toBe('active')
    expect(visitor.advanceTo(NOON + 4 * HOUR).home.mode).toBe('standby')
  })
})

// behaviour 31.4
describe('The temperature of the timer program', () => {
  const timer = { program: 'timer', timer: 'on', timerTime: 4, temperatureValue: 30 } as const

  test('is the guest’s in a guest room', () => {
    expect(setTemperatureOf(atHomeInSimulatedTime({ ...timer, application: 'hotel' }))).toBe(30)
  })

  test('is shown on the start screen', () => {
    const visitor = openAt('/', { settings: timer }).advanceTo(NOON)
    expect(visitor.body('start').temperature).toEqual(degrees(22))
  })

  // behaviour 5.18
  test.each([
    ['22° while the timer runs', {}, 22],
    ['17° once it is off', { timer: 'off' }, 17],
    ['23° with ground heating', { application: 'groundHeating' }, 23],
    ['15° with ground heating once it is off', { application: 'groundHeating', timer: 'off' }, 15],
  ] as const)('is also in force while time does not run: %s', (_, settings, expected) => {
    expect(setTemperatureOf(atHome({ ...timer, ...settings }))).toBe(expected)
  })
})

describe('The week program', () => {
  const week = { program: 'week', temperatureValue: 25 } as const

  // behaviour 31.5
  test('sets the scheduled temperature on home and on the start screen', () => {
    const visitor = atHomeInSimulatedTime(week)
    expect(visitor.home).toMatchObject({
      mode: 'program',
      adjustableText: degrees(17),
      tone: 'cool',
      value: 17,
    })
    visitor.advanceTo(NOON + 3 * HOUR)
    expect(visitor.home).toMatchObject({ mode: 'program', adjustableText: degrees(22), tone: 'warm' })
    expect(adviceOf(visitor.device)).toBeNull()
    expect(visitor.go('/').body('start').temperature).toEqual(degrees(22))
  })

  test('previous and next override it until the next event', () => {
    const visitor = atHomeInSimulatedTime(week, 3 * HOUR).press('next')
    expect(visitor.settings.temperatureValue).toBe(23)
    expect(visitor.home).toMatchObject({ mode: 'set', adjustableText: degrees(23) })
    expect(visitor.advanceTo(NOON + 11 * HOUR - 1).home.adjustableText).toEqual(degrees(23))
    expect(visitor.advanceTo(NOON + 11 * HOUR).home).toMatchObject({
      mode: 'program',
      adjustableText: degrees(17),
    })
    expect(visitor.press('previous').settings.temperatureValue).toBe(16)
  })

  test('is capped by the comfort maximum', () => {
    const capped = { application: 'comfortHeating', comfortHeating: 'on', maxTemp: 20 } as const
    expect(setTemperatureOf(atHomeInSimulatedTime({ ...week, ...capped }, 3 * HOUR))).toBe(20)
  })

  test('an override from before time began stays in force', () => {
    const visitor = atHome(week).press('next').advanceTo(NOON)
    expect(setTemperatureOf(visitor)).toBe(26)
    expect(setTemperatureOf(visitor.advanceTo(NOON + 3 * HOUR))).toBe(22)
  })

  test('starting the program ends an override', () => {
    const visitor = atHomeInSimulatedTime(week)
      .press('next')
      .go('/home/menu/program/week')
      .choose('word.stop')
      .wait(1500)
    expect(setTemperatureOf(visitor)).toBe(18)
    expect(setTemperatureOf(visitor.choose('word.start'))).toBe(17)
  })

  test('has no effect in a hotel', () => {
    expect(setTemperatureOf(atHomeInSimulatedTime({ ...week, application: 'hotel' }))).toBe(25)
  })
})

describe('Post-heat', () => {
  const remote = { program: 'remoteControlProgram', remoteControl: 'active' } as const
  /** @param later ms after noon */
  const left = (settings: Partial<Settings>, later = 0) =>
    atHomeInSimulatedTime(settings, later).toggle('remoteControlInstalled')

  // behaviour 31.7, 31.9
  test.each([
    ['remote control program', remote, 17],
    ['hotel', { application: 'hotel' }, 15],
    ['hotel with the week program', { application: 'hotel', program: 'week' }, 15],
  ] as const)('%s: the active temperature is kept for 4 hours', (_, settings, standby) => {
    const visitor = left({ ...settings, temperatureValue: 21 }, HOUR)
    expect(visitor.home).toMatchObject({ mode: 'after-heating', adjustableText: degrees(22) })
    expect(visitor.advanceTo(NOON + 5 * HOUR - 1).home.mode).toBe('after-heating')
    expect(visitor.advanceTo(NOON + 5 * HOUR).home).toMatchObject({
      mode: 'standby',
      adjustableText: degrees(standby),
    })
    expect(visitor.settings.temperatureValue).toBe(standby)
  })

  test('ends when the contact closes again', () => {
    const visitor = left(remote)
      .advanceTo(NOON + HOUR)
      .toggle('remoteControlInstalled')
    expect(visitor.home).toMatchObject({ mode: 'active', adjustableText: degrees(22) })
    expect(visitor.device.simulatedTime?.postHeatSince).toBeNull()
  })

  test('ends when an application starts that sets a temperature', () => {
    const visitor = left(remote)
      .go('/home/menu/installer/applications/hotel')
      .choose('word.start')
      .go('/home')
    expect(visitor.home).toMatchObject({ mode: 'standby', adjustableText: degrees(15) })
  })

  test('ends when the remote control program stops', () => {
    const visitor = left(remote).go('/home/menu/program/remote-control').choose('word.stop').go('/home')
    expect(visitor.home.mode).toBe('set')
  })

  test('ends when the temperature is set by hand', () => {
    expect(left(remote).press('next').home).toMatchObject({ mode: 'standby', adjustableText: degrees(23) })
  })

  test.each([
    ['while the floor dries', { application: 'hotel', program: 'delayedStartup' }, 'standby'],
    ['with a program that ignores the contact', { program: 'week' }, 'program'],
    ['with a timer', { application: 'hotel', program: 'timer' }, 'standby'],
  ] as const)('does not start %s', (_, settings, mode) => {
    expect(left(settings).home.mode).toBe(mode)
  })

  // behaviour 31.9
  test('ground heating keeps its active temperature for 4 hours after the end of its timer', () => {
    const ground = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 8 } as const
    const visitor = atHomeInSimulatedTime(ground, 8 * HOUR - MINUTE)
    expect(visitor.home.mode).toBe('active')
    expect(visitor.advanceTo(NOON + 8 * HOUR).home.mode).toBe('after-heating')
    expect(setTemperatureOf(visitor.advanceTo(NOON + 12 * HOUR - 1))).toBe(23)
    expect(visitor.advanceTo(NOON + 12 * HOUR).home.mode).toBe('standby')
    expect(setTemperatureOf(visitor)).toBe(15)
    expect(atHomeInSimulatedTime({ ...ground, timer: 'off' }).home.mode).toBe('standby')
  })

  test('is shown only by the panel’s switch while time does not run', () => {
    const visitor = atHome(remote).toggle('remoteControlInstalled')
    expect(visitor.home.mode).toBe('standby')
    visitor.setSurroundings({ postHeat: true })
    expect(visitor.home).toMatchObject({ mode: 'after-heating', adjustableText: degrees(17) })
  })
})
