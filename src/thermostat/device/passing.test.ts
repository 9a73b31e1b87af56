import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorySettings, type Settings } from './settings'
import { atHome, degrees, inTime, NOON } from './testing'
import { DAY, HOUR, MINUTE } from './time'

const days = (count: number) => [{ id: 'home.daysRemaining', values: { days: count } }]

describe('Time that runs', () => {
  // behaviour 31.1
  test('moves the clock, and nothing of its own moves it', () => {
    const visitor = inTime({}, 90 * MINUTE)
    expect(visitor.device.clock).toBe(NOON + 90 * MINUTE)
    expect(visitor.wait(5 * MINUTE).device.clock).toBe(NOON + 90 * MINUTE)
  })

  test('leaves the short delays of the device to the visitor’s own clock', () => {
    const visitor = inTime({ sensorChoice: 'floorSensorRoom' }, DAY)
    expect(visitor.home.label).toBe('home.floor')
    expect(visitor.wait(6000).home.label).toBe('home.room')
    const saved = inTime().go('/home/menu/settings/summertime').choose('word.off')
    expect(saved.passTo(NOON + HOUR).overlay).not.toBeNull()
    expect(saved.wait(1500).overlay).toBeNull()
  })

  // behaviour 31.2
  test('makes the sensors read what the house says, but for a reading set by hand', () => {
    const visitor = inTime({ roomSensorCalibrationValue: 5 }).surround({ floorReading: 220 })
    visitor.passTo(NOON + 1, { room: 203, floor: 187 })
    expect(visitor.home.big).toMatchObject({ number: 22 })
    expect(visitor.surround({ floorReading: null }).home.big).toMatchObject({ number: 18.7 })
    expect(visitor.device.surroundings.outdoorReading).toBeNull()
  })

  // behaviour 31.1
  test('writes neither settings nor memory, whatever it comes to', () => {
    const settings = fc.record({
      program: fc.constantFrom(null, 'week', 'timer', 'delayedStartup', 'remoteControlProgram'),
      secondaryProgram: fc.constantFrom(null, 'week', 'timer'),
      application: fc.constantFrom(null, 'hotel', 'groundHeating', 'powerControl', 'comfortHeating'),
      timer: fc.constantFrom('on', 'off'),
      remoteControlInstalled: fc.boolean(),
      operatingTimeLimitation: fc.integer({ min: 0, max: 15 }),
    }) as fc.Arbitrary<Partial<Settings>>
    const steps = fc.array(fc.integer({ min: 0, max: 40 * DAY }))
    fc.assert(
      fc.property(settings, steps, fc.boolean(), (given, times, overLimit) => {
        const visitor = atHome(given)
        const { settings: stored, session, trail } = visitor.device
        for (const time of times) visitor.passTo(visitor.device.clock + time, { overLimit })
        expect(visitor.device.settings).toBe(stored)
        expect(visitor.device.session).toBe(session)
        expect(visitor.device.trail).toBe(trail)
      }),
    )
  })

  test('a press is stored as ever, with the visitor’s own time', () => {
    const visitor = inTime({ temperatureValue: 21 }, 9 * DAY).press('next')
    expect(visitor.settings).toEqual({ ...factorySettings, temperatureValue: 22 })
    expect(visitor.device.session.changedAt).toBe(NOON)
    expect(visitor.device.passing?.changedAt).toBe(NOON + 9 * DAY)
  })
})

describe('Back to now', () => {
  // behaviour 31.25
  test('everything is as if time had never run', () => {
    const settings = { program: 'week', secondaryProgram: 'timer', operatingTimeLimitation: 5 } as const
    const untouched = atHome(settings)
    const visitor = atHome(settings).passTo(NOON + 3 * DAY + 58 * MINUTE, { overLimit: true })
    expect(visitor.home).not.toEqual(untouched.home)
    expect(visitor.send({ type: 'now' }).device).toEqual(untouched.device)
  })

  test('but for what the visitor pressed', () => {
    const visitor = inTime({ program: 'week' }).press('next').send({ type: 'now' })
    expect(visitor.settings.temperatureValue).toBe(18)
    expect(visitor.home.mode).toBe('set')
  })

  test('where time does not run it changes nothing', () => {
    expect(atHome().send({ type: 'now' }).device).toEqual(atHome().device)
  })
})

describe('Who comes and goes while time runs', () => {
  test('a factory reset begins everything anew', () => {
    const visitor = inTime({ program: 'week' }).press('next').surround({ windowOpen: true })
    const { passing } = visitor.passTo(NOON + DAY, { room: 211 }).send({ type: 'reset' }).device
    const house = { room: 211, floor: 190, outdoor: -50, overLimit: false }
    const begun = { timerSince: NOON + DAY, dryingSince: NOON + DAY, windowSince: NOON + DAY }
    expect(passing).toEqual({ ...house, ...begun, changedAt: null, postHeatSince: null })
  })

  test('what another tab starts begins when it is heard of', () => {
    const timer = inTime({ timerTime: 4 }, 5 * HOUR).store({ program: 'timer', timer: 'on' })
    expect(timer.passTo(NOON + 6 * HOUR).home).toMatchObject({ mode: 'active', value: 3 })
    const drying = inTime({}, 30 * DAY).store({ program: 'delayedStartup' })
    expect(drying.passTo(NOON + 31 * DAY).home.remarks).toEqual(days(27))
  })

  test('what another tab changes beside it begins nothing anew', () => {
    const timer = inTime({ program: 'timer', timer: 'on', timerTime: 8 }, 3 * HOUR)
    expect(timer.store({ temperatureValue: 20 }).home.value).toBe(5)
    const drying = inTime({ program: 'delayedStartup' }, 3 * DAY)
    expect(drying.store({ temperatureValue: 20 }).home.remarks).toEqual(days(25))
  })

  test('nobody has left a house where nothing followed the contact', () => {
    const visitor = inTime({ program: 'remoteControlProgram' }, HOUR).flip('remoteControlInstalled')
    expect(visitor.home.mode).toBe('after-heating')
    const other = inTime({}, HOUR).flip('remoteControlInstalled')
    expect(other.store({ program: 'remoteControlProgram' }).home.mode).toBe('standby')
  })

  test('a device that is as it was earlier goes on in the time that runs', () => {
    const { device } = atHome()
    const visitor = inTime().passTo(NOON + DAY, { floor: 200 })
    const { passing } = visitor.device
    visitor.send({ type: 'restore', device })
    expect(visitor.device).toMatchObject({ clock: NOON + DAY, passing })
  })

  test('the computer’s clock set back leaves the clock that runs', () => {
    const visitor = inTime({}, DAY)
    visitor.now -= HOUR
    expect(visitor.send({ type: 'wake' }).device.clock).toBe(NOON + DAY)
    expect(visitor.send({ type: 'now' }).device.clock).toBe(NOON - HOUR)
  })
})

describe('The ventilation function', () => {
  const on = { ventilationFunction: 'on' } as const

  // behaviour 31.11
  test('pauses for 15 minutes from when the window is opened, even if it stays open', () => {
    const visitor = inTime(on, HOUR).surround({ windowOpen: true })
    expect(visitor.passTo(NOON + 75 * MINUTE - 1).home.mode).toBe('ventilation')
    expect(visitor.passTo(NOON + 75 * MINUTE).home.mode).toBe('set')
    visitor.surround({ windowOpen: false }).surround({ windowOpen: true })
    expect(visitor.home.mode).toBe('ventilation')
    expect(visitor.surround({ windowOpen: false }).home.mode).toBe('set')
  })

  test('another change beside it begins no new pause', () => {
    const visitor = atHome(on, { windowOpen: true }).passTo(NOON)
    visitor.passTo(NOON + 10 * MINUTE).surround({ floorReading: 200 })
    expect(visitor.passTo(NOON + 15 * MINUTE).home.mode).toBe('set')
  })

  test('counts a window that was open before from when time begins', () => {
    const visitor = atHome(on, { windowOpen: true }).passTo(NOON + DAY)
    expect(visitor.home.mode).toBe('ventilation')
    expect(visitor.passTo(NOON + DAY + 15 * MINUTE).home.mode).toBe('set')
  })
})

// behaviour 31.12
describe('The operating time limit', () => {
  test.each([
    [0, 59, 'set'],
    [1, 58, 'set'],
    [1, 59, 'limited'],
    [15, 44, 'set'],
    [15, 45, 'limited'],
  ] as const)('of %i minutes: in minute %i the mode is %s', (operatingTimeLimitation, minute, mode) => {
    const { home } = inTime({ operatingTimeLimitation }, minute * MINUTE)
    expect(home.mode).toBe(mode)
    expect(home.remarks[0]).toBe(mode === 'limited' ? 'home.paused' : undefined)
  })

  test('pauses as ever when the panel says so', () => {
    const visitor = inTime({ operatingTimeLimitation: 1 }).surround({ operatingPause: true })
    expect(visitor.home.mode).toBe('limited')
  })
})

// behaviour 31.15
test('A limit that holds the heating back is said as ever', () => {
  const visitor = inTime({ operatingTimeLimitation: 15 }).passTo(NOON + 50 * MINUTE, { overLimit: true })
  const remarks = ['home.limited', 'error.contactInstaller']
  expect(visitor.home).toMatchObject({ mode: 'limited', remarks, set: degrees(19) })
})
