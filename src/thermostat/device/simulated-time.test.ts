import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorySettings, type Settings } from './settings'
import { atHome, atHomeInSimulatedTime, degrees, NOON } from './testing'
import { DAY, HOUR, MINUTE } from './time'

const days = (count: number) => [{ id: 'home.daysRemaining', values: { days: count } }]

describe('simulated time', () => {
  // behaviour 31.1
  test('sets the clock, and the clock’s own timer does not run', () => {
    const visitor = atHomeInSimulatedTime({}, 90 * MINUTE)
    expect(visitor.device.clock).toBe(NOON + 90 * MINUTE)
    expect(visitor.wait(5 * MINUTE).device.clock).toBe(NOON + 90 * MINUTE)
  })

  test('does not change the short delays of the device, which follow the visitor’s own clock', () => {
    const visitor = atHomeInSimulatedTime({ sensorChoice: 'floorSensorRoom' }, DAY)
    expect(visitor.home.label).toBe('home.floor')
    expect(visitor.wait(6000).home.label).toBe('home.room')
    const saved = atHomeInSimulatedTime().go('/home/menu/settings/summertime').choose('word.off')
    expect(saved.advanceTo(NOON + HOUR).overlay).not.toBeNull()
    expect(saved.wait(1500).overlay).toBeNull()
  })

  // behaviour 31.2
  test('gives the sensors the readings of the house, except a reading set by hand', () => {
    const visitor = atHomeInSimulatedTime({ roomSensorCalibrationValue: 5 }).setSurroundings({
      floorReading: 220,
    })
    visitor.advanceTo(NOON + 1, { room: 203, floor: 187 })
    expect(visitor.home.bigText).toMatchObject({ number: 22 })
    expect(visitor.setSurroundings({ floorReading: null }).home.bigText).toMatchObject({ number: 18.7 })
    expect(visitor.device.surroundings.outdoorReading).toBeNull()
  })

  // behaviour 31.1
  test('changes neither settings nor session', () => {
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
        for (const time of times) visitor.advanceTo(visitor.device.clock + time, { overLimit })
        expect(visitor.device.settings).toBe(stored)
        expect(visitor.device.session).toBe(session)
        expect(visitor.device.trail).toBe(trail)
      }),
    )
  })

  test('a press is stored as usual, with the visitor’s own time', () => {
    const visitor = atHomeInSimulatedTime({ temperatureValue: 21 }, 9 * DAY).press('next')
    expect(visitor.settings).toEqual({ ...factorySettings, temperatureValue: 22 })
    expect(visitor.device.session.changedAt).toBe(NOON)
    expect(visitor.device.simulatedTime?.changedAt).toBe(NOON + 9 * DAY)
  })
})

describe('ending simulated time', () => {
  // behaviour 31.25
  test('leaves no trace of simulated time', () => {
    const settings = { program: 'week', secondaryProgram: 'timer', operatingTimeLimitation: 5 } as const
    const untouched = atHome(settings)
    const visitor = atHome(settings).advanceTo(NOON + 3 * DAY + 58 * MINUTE, { overLimit: true })
    expect(visitor.home).not.toEqual(untouched.home)
    expect(visitor.send({ type: 'return-to-present' }).device).toEqual(untouched.device)
  })

  test('keeps the effects of the visitor’s presses', () => {
    const visitor = atHomeInSimulatedTime({ program: 'week' })
      .press('next')
      .send({ type: 'return-to-present' })
    expect(visitor.settings.temperatureValue).toBe(18)
    expect(visitor.home.mode).toBe('set')
  })

  test('changes nothing if simulated time does not run', () => {
    expect(atHome().send({ type: 'return-to-present' }).device).toEqual(atHome().device)
  })
})

describe('other events in simulated time', () => {
  test('a factory reset restarts all counters', () => {
    const visitor = atHomeInSimulatedTime({ program: 'week' })
      .press('next')
      .setSurroundings({ windowOpen: true })
    const { simulatedTime } = visitor.advanceTo(NOON + DAY, { room: 211 }).send({ type: 'reset' }).device
    const house = { room: 211, floor: 190, outdoor: -50, overLimit: false }
    const begun = { timerSince: NOON + DAY, dryingSince: NOON + DAY, windowSince: NOON + DAY }
    expect(simulatedTime).toEqual({ ...house, ...begun, changedAt: null, postHeatSince: null })
  })

  test('a start in another tab counts from its arrival here', () => {
    const timer = atHomeInSimulatedTime({ timerTime: 4 }, 5 * HOUR).storeInOtherTab({
      program: 'timer',
      timer: 'on',
    })
    expect(timer.advanceTo(NOON + 6 * HOUR).home).toMatchObject({ mode: 'active', value: 3 })
    const drying = atHomeInSimulatedTime({}, 30 * DAY).storeInOtherTab({ program: 'delayedStartup' })
    expect(drying.advanceTo(NOON + 31 * DAY).home.remarks).toEqual(days(27))
  })

  test('other changes in another tab restart no counter', () => {
    const timer = atHomeInSimulatedTime({ program: 'timer', timer: 'on', timerTime: 8 }, 3 * HOUR)
    expect(timer.storeInOtherTab({ temperatureValue: 20 }).home.value).toBe(5)
    const drying = atHomeInSimulatedTime({ program: 'delayedStartup' }, 3 * DAY)
    expect(drying.storeInOtherTab({ temperatureValue: 20 }).home.remarks).toEqual(days(25))
  })

  test('removing the remote control starts no post-heat time unless its contact is in use', () => {
    const visitor = atHomeInSimulatedTime({ program: 'remoteControlProgram' }, HOUR).toggle(
      'remoteControlInstalled',
    )
    expect(visitor.home.mode).toBe('after-heating')
    const other = atHomeInSimulatedTime({}, HOUR).toggle('remoteControlInstalled')
    expect(other.storeInOtherTab({ program: 'remoteControlProgram' }).home.mode).toBe('standby')
  })

  test('a restored device continues in the present simulated time', () => {
    const { device } = atHome()
    const visitor = atHomeInSimulatedTime().advanceTo(NOON + DAY, { floor: 200 })
    const { simulatedTime } = visitor.device
    visitor.send({ type: 'restore', device })
    expect(visitor.device).toMatchObject({ clock: NOON + DAY, simulatedTime })
  })

  test('setting the computer’s clock back does not change the simulated clock', () => {
    const visitor = atHomeInSimulatedTime({}, DAY)
    visitor.now -= HOUR
    expect(visitor.send({ type: 'wake' }).device.clock).toBe(NOON + DAY)
    expect(visitor.send({ type: 'return-to-present' }).device.clock).toBe(NOON - HOUR)
  })
})

describe('the ventilation function', () => {
  const on = { ventilationFunction: 'on' } as const

  // behaviour 31.11
  test('pauses for 15 minutes after the window is opened, even if it stays open', () => {
    const visitor = atHomeInSimulatedTime(on, HOUR).setSurroundings({ windowOpen: true })
    expect(visitor.advanceTo(NOON + 75 * MINUTE - 1).home.mode).toBe('ventilation')
    expect(visitor.advanceTo(NOON + 75 * MINUTE).home.mode).toBe('set')
    visitor.setSurroundings({ windowOpen: false }).setSurroundings({ windowOpen: true })
    expect(visitor.home.mode).toBe('ventilation')
    expect(visitor.setSurroundings({ windowOpen: false }).home.mode).toBe('set')
  })

  test('starts no new pause after another change', () => {
    const visitor = atHome(on, { windowOpen: true }).advanceTo(NOON)
    visitor.advanceTo(NOON + 10 * MINUTE).setSurroundings({ floorReading: 200 })
    expect(visitor.advanceTo(NOON + 15 * MINUTE).home.mode).toBe('set')
  })

  test('counts from the start of simulated time if the window was open before', () => {
    const visitor = atHome(on, { windowOpen: true }).advanceTo(NOON + DAY)
    expect(visitor.home.mode).toBe('ventilation')
    expect(visitor.advanceTo(NOON + DAY + 15 * MINUTE).home.mode).toBe('set')
  })
})

// behaviour 31.12
describe('the operating time limit', () => {
  test.each([
    [0, 59, 'set'],
    [1, 58, 'set'],
    [1, 59, 'limited'],
    [15, 44, 'set'],
    [15, 45, 'limited'],
  ] as const)('of %i minutes: in minute %i the mode is %s', (operatingTimeLimitation, minute, mode) => {
    const { home } = atHomeInSimulatedTime({ operatingTimeLimitation }, minute * MINUTE)
    expect(home.mode).toBe(mode)
    expect(home.remarks[0]).toBe(mode === 'limited' ? 'home.paused' : undefined)
  })

  test('pauses if the panel sets a pause', () => {
    const visitor = atHomeInSimulatedTime({ operatingTimeLimitation: 1 }).setSurroundings({
      operatingPause: true,
    })
    expect(visitor.home.mode).toBe('limited')
  })
})

// behaviour 31.15
test('the mode shows a limit that blocks the heating', () => {
  const visitor = atHomeInSimulatedTime({ operatingTimeLimitation: 15 }).advanceTo(NOON + 50 * MINUTE, {
    overLimit: true,
  })
  const remarks = ['home.limited', 'error.contactInstaller']
  expect(visitor.home).toMatchObject({ mode: 'limited', remarks, adjustableText: degrees(19) })
})
