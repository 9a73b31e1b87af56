import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modeOf } from './rules/mode'
import { factorySettings, type Settings } from './settings'
import type { Surroundings } from './surroundings'
import { NOON, openAt, type Visitor } from './testing'
import { DAY, HOUR, MINUTE } from './time'

const SAMPLES: Partial<Settings> = { temperatureValue: 21 }

/** A visitor on home who has let time begin at noon. */
function begun(settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}): Visitor {
  return openAt('/home', { settings: { ...SAMPLES, ...settings }, surroundings }).passTo(NOON)
}

const shown = (visitor: Visitor) => visitor.body('home')
const setTo = (degrees: number) => ({ number: degrees, unit: 'unit.degree' })

describe('Time that runs', () => {
  // behaviour 31.1
  test('moves the clock, and nothing of its own moves it', () => {
    const visitor = begun().passTo(NOON + 90 * MINUTE)
    expect(visitor.device.clock).toBe(NOON + 90 * MINUTE)
    expect(visitor.wait(5 * MINUTE).device.clock).toBe(NOON + 90 * MINUTE)
  })

  test('leaves the short delays of the device to the visitor’s own clock', () => {
    const visitor = begun({ sensorChoice: 'floorSensorRoom' })
    expect(shown(visitor.passTo(NOON + DAY)).label).toBe('home.floor')
    expect(shown(visitor.wait(6000)).label).toBe('home.room')
    const saved = begun().go('/home/menu/settings/summertime').choose('word.off')
    expect(saved.passTo(NOON + HOUR).overlay).not.toBeNull()
    expect(saved.wait(1500).overlay).toBeNull()
  })

  // behaviour 31.2
  test('makes the sensors read what the house says, but for a reading set by hand', () => {
    const visitor = begun({ roomSensorCalibrationValue: 5 }, { floorReading: 220 })
    visitor.passTo(NOON + 1, { room: 203, floor: 187 })
    expect(shown(visitor).big).toMatchObject({ number: 22 })
    expect(shown(visitor.surround({ floorReading: null })).big).toMatchObject({ number: 18.7 })
    expect(visitor.device.surroundings.outdoorReading).toBeNull()
  })

  // behaviour 31.8
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
        const visitor = openAt('/home', { settings: given })
        const { settings: stored, session, trail } = visitor.device
        for (const time of times) visitor.passTo(visitor.device.clock + time, { overLimit })
        expect(visitor.device.settings).toBe(stored)
        expect(visitor.device.session).toBe(session)
        expect(visitor.device.trail).toBe(trail)
      }),
    )
  })

  test('a press is stored as ever, with the visitor’s own time', () => {
    const visitor = begun()
      .passTo(NOON + 9 * DAY)
      .press('next')
    expect(visitor.settings).toEqual({ ...factorySettings, ...SAMPLES, temperatureValue: 22 })
    expect(visitor.device.session.changedAt).toBe(NOON)
    expect(visitor.device.passing?.changedAt).toBe(NOON + 9 * DAY)
  })
})

describe('Back to now', () => {
  // behaviour 31.14
  test('everything is as if time had never run', () => {
    const settings = { program: 'week', secondaryProgram: 'timer', operatingTimeLimitation: 5 } as const
    const untouched = openAt('/home', { settings })
    const visitor = openAt('/home', { settings }).passTo(NOON + 3 * DAY + 58 * MINUTE, { overLimit: true })
    expect(shown(visitor)).not.toEqual(shown(untouched))
    expect(visitor.send({ type: 'now' }).device).toEqual(untouched.device)
  })

  test('but for what the visitor pressed', () => {
    const visitor = begun({ program: 'week' }).press('next').send({ type: 'now' })
    expect(visitor.settings.temperatureValue).toBe(18)
    expect(shown(visitor).mode).toBe('set')
  })

  test('where time does not run it changes nothing', () => {
    const { device } = openAt('/home')
    const visitor = openAt('/home')
    expect(visitor.send({ type: 'now' }).device).toEqual(device)
  })
})

describe('Who comes and goes while time runs', () => {
  test('a factory reset begins everything anew', () => {
    const visitor = begun({ program: 'week' }).press('next').surround({ windowOpen: true })
    visitor.passTo(NOON + DAY, { room: 211 }).send({ type: 'reset' })
    expect(visitor.device.passing).toEqual({
      room: 211,
      floor: 190,
      outdoor: -50,
      overLimit: false,
      changedAt: null,
      timerSince: NOON + DAY,
      dryingSince: NOON + DAY,
      windowSince: NOON + DAY,
      postHeatSince: null,
    })
  })

  test('the next visitor of a showroom finds it not running', () => {
    const visitor = begun().passTo(NOON + DAY)
    visitor.send({ type: 'next-visitor', path: '/home', language: null })
    expect(visitor.device).toMatchObject({ passing: null, clock: NOON })
  })

  test('what another tab starts begins when it is heard of', () => {
    const timer = begun({ timerTime: 4 }).passTo(NOON + 5 * HOUR)
    timer.store({ program: 'timer', timer: 'on' }).passTo(NOON + 6 * HOUR)
    expect(shown(timer)).toMatchObject({ mode: 'active', value: 3 })
    const drying = begun().passTo(NOON + 30 * DAY)
    drying.store({ program: 'delayedStartup' }).passTo(NOON + 31 * DAY)
    expect(shown(drying).remarks).toEqual([{ id: 'home.daysRemaining', values: { days: 27 } }])
  })

  test('what another tab changes beside it begins nothing anew', () => {
    const timer = begun({ program: 'timer', timer: 'on', timerTime: 8 }).passTo(NOON + 3 * HOUR)
    expect(shown(timer.store({ temperatureValue: 20 })).value).toBe(5)
    const drying = begun({ program: 'delayedStartup' }).passTo(NOON + 3 * DAY)
    const { remarks } = shown(drying.store({ temperatureValue: 20 }))
    expect(remarks).toEqual([{ id: 'home.daysRemaining', values: { days: 25 } }])
  })

  test('nobody has left a house where nothing followed the contact', () => {
    const visitor = begun({ program: 'remoteControlProgram' }).passTo(NOON + HOUR)
    const other = begun().passTo(NOON + HOUR)
    for (const one of [visitor, other]) one.send({ type: 'switch', name: 'remoteControlInstalled' })
    expect(modeOf(visitor.device)).toBe('after-heating')
    expect(modeOf(other.store({ program: 'remoteControlProgram' }).device)).toBe('standby')
  })

  test('a device that is as it was earlier goes on in the time that runs', () => {
    const { device } = openAt('/home/menu')
    const visitor = begun().passTo(NOON + DAY, { floor: 200 })
    const { passing } = visitor.device
    visitor.send({ type: 'restore', device })
    expect(visitor.device).toMatchObject({ clock: NOON + DAY, passing })
  })

  test('the computer’s clock set back leaves the clock that runs', () => {
    const visitor = begun().passTo(NOON + DAY)
    visitor.now -= HOUR
    expect(visitor.send({ type: 'wake' }).device.clock).toBe(NOON + DAY)
    expect(visitor.send({ type: 'now' }).device.clock).toBe(NOON - HOUR)
  })
})

describe('The ventilation function', () => {
  const on = { ventilationFunction: 'on' } as const
  const mode = ({ device }: Visitor) => modeOf(device)

  // behaviour 31.11
  test('pauses for 15 minutes from when the window is opened, even if it stays open', () => {
    const visitor = begun(on)
      .passTo(NOON + HOUR)
      .surround({ windowOpen: true })
    expect(mode(visitor.passTo(NOON + 75 * MINUTE - 1))).toBe('ventilation')
    expect(mode(visitor.passTo(NOON + 75 * MINUTE))).toBe('set')
    visitor.surround({ windowOpen: false }).surround({ windowOpen: true })
    expect(mode(visitor)).toBe('ventilation')
    expect(mode(visitor.surround({ windowOpen: false }))).toBe('set')
  })

  test('another change beside it begins no new pause', () => {
    const visitor = begun(on, { windowOpen: true }).passTo(NOON + 10 * MINUTE)
    visitor.surround({ floorReading: 200 })
    expect(mode(visitor.passTo(NOON + 15 * MINUTE))).toBe('set')
  })

  test('counts a window that was open before from when time begins', () => {
    const visitor = openAt('/home', { settings: on, surroundings: { windowOpen: true } })
    expect(mode(visitor.passTo(NOON + DAY))).toBe('ventilation')
    expect(mode(visitor.passTo(NOON + DAY + 15 * MINUTE))).toBe('set')
  })

  test('without it a window does nothing', () => {
    expect(mode(begun({}, { windowOpen: true }))).toBe('set')
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
    const visitor = begun({ operatingTimeLimitation }).passTo(NOON + minute * MINUTE)
    expect(shown(visitor).mode).toBe(mode)
    expect(shown(visitor).remarks[0]).toBe(mode === 'limited' ? 'home.paused' : undefined)
  })

  test('pauses as ever when the panel says so', () => {
    const visitor = begun({ operatingTimeLimitation: 1 }, { operatingPause: true })
    expect(shown(visitor).mode).toBe('limited')
  })
})

// behaviour 31.13
test('A limit that holds the heating back is said as ever', () => {
  const visitor = begun({ operatingTimeLimitation: 15 }).passTo(NOON + 50 * MINUTE, { overLimit: true })
  expect(shown(visitor)).toMatchObject({
    mode: 'limited',
    remarks: ['home.limited', 'error.contactInstaller'],
    set: setTo(21),
  })
})
