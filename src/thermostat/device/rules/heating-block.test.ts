import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Device } from '../model'
import {
  type Application,
  applications,
  type Program,
  programs,
  type SensorChoice,
  sensorChoices,
} from '../names'
import type { Settings } from '../settings'
import { type Fault, faults, type Surroundings } from '../surroundings'
import {
  atHomeInSimulatedTime,
  deviceInSimulatedTime,
  NOON,
  onOffFunctions,
  type SimulatedDeviceOptions,
} from '../testing'
import { DAY, HOUR, type Instant, MINUTE } from '../time'
import {
  type HeatingBlock,
  heatingBlockOf,
  initialRegulatorState,
  type RegulatorState,
  regulate,
} from './heating'
import { setpointOf } from './setpoint'
import { nextWeekEventTime } from './week'

const heats = (given: SimulatedDeviceOptions, before = initialRegulatorState) =>
  regulate(deviceInSimulatedTime(given), before).heating
const heating: RegulatorState = { ...initialRegulatorState, heating: true }

// behaviour 31.16
describe('The reason that blocks the heating', () => {
  const power: Partial<Settings> = { application: 'powerControl' }
  const timer: Partial<Settings> = { program: 'timer', timer: 'on', timerTime: 4 }
  const drying: Partial<Settings> = { program: 'delayedStartup' }
  const pausing: Partial<Settings> = { operatingTimeLimitation: 5 }
  const window: Partial<Surroundings> = { windowOpen: true }
  const missing: Partial<Surroundings> = { floorSensorConnected: false }

  const cases: readonly (readonly [
    title: string,
    given: SimulatedDeviceOptions,
    block: HeatingBlock | null,
  ])[] = [
    ['no reason', {}, null],
    ['turned off', { settings: { power: 'off' } }, 'off'],
    ['a floor that dries', { settings: drying }, 'drying'],
    ['a dry floor', { settings: drying, elapsedMs: 28 * DAY }, null],
    ['an open window', { settings: { ventilationFunction: 'on' }, surroundings: window }, 'ventilation'],
    ['an open window without the function', { surroundings: window }, null],
    ['the operating time pause', { settings: pausing, elapsedMs: 55 * MINUTE }, 'operatingPause'],
    ['before the operating time pause', { settings: pausing, elapsedMs: 54 * MINUTE }, null],
    ['the panel’s limit', { surroundings: { floorOverLimit: true } }, 'limit'],
    ['a missing sensor', { surroundings: missing }, 'fault'],
    ['a missing sensor hidden by E8', { surroundings: { ...missing, fault: 8 } }, 'fault'],
    [
      'a missing sensor that does not regulate',
      { settings: { sensorChoice: 'roomSensor' }, surroundings: missing },
      null,
    ],
    ['power control at 0', { settings: { ...power, powerControlValue: 0 } }, 'noPower'],
    ['power control', { settings: { ...power, powerControlValue: 5 } }, null],
    ['power control without a sensor', { settings: power, surroundings: missing }, null],
    ['power control with a timer', { settings: { ...power, ...timer } }, null],
    ['power control after a timer', { settings: { ...power, ...timer }, elapsedMs: 4 * HOUR }, 'standby'],
    ['power control with the week program', { settings: { ...power, program: 'week' } }, null],
    ['a timer that is over', { settings: timer, elapsedMs: 4 * HOUR }, null],
  ]
  test.each(cases)('%s', (_, given, block) => {
    const device = deviceInSimulatedTime(given)
    expect(heatingBlockOf(device)).toBe(block)
    expect(regulate(device, heating).heating).toBe(block === null)
  })

  test('power control continues for the post-heat time', () => {
    const settings = { ...power, program: 'remoteControlProgram', remoteControl: 'active' } as const
    const visitor = atHomeInSimulatedTime(settings).toggle('remoteControlInstalled')
    expect(heatingBlockOf(visitor.device)).toBeNull()
    expect(heatingBlockOf(visitor.advanceTo(NOON + 4 * HOUR).device)).toBe('standby')
  })

  const stops = (fault: Fault, choice: SensorChoice, application: Application | null) => {
    if (fault === 0 || fault === 8) return false
    if (fault >= 5) return true
    const lost = fault <= 2 ? 'room' : 'floor'
    const used = choice === 'roomSensor' ? ['room'] : choice === 'floorSensor' ? ['floor'] : ['room', 'floor']
    return application !== 'powerControl' && used.includes(lost)
  }
  const faultCases = faults.flatMap((fault) =>
    sensorChoices.flatMap((sensorChoice) =>
      [null, ...applications].map((application) => [fault, sensorChoice, application] as const),
    ),
  )
  test.each(faultCases)('fault %i with %s and %s', (fault, sensorChoice, application) => {
    const given = { settings: { sensorChoice, application }, surroundings: { fault } }
    expect(heats(given)).toBe(!stops(fault, sensorChoice, application))
  })

  test('the reasons have the same priority as the modes of home', () => {
    const pausing = { ventilationFunction: 'on', operatingTimeLimitation: 15 } as const
    const settings = { ...power, ...drying, ...pausing, power: 'off', powerControlValue: 0 } as const
    const worst = { fault: 7, windowOpen: true, floorOverLimit: true } as const
    const at = (better: Partial<Surroundings>, more: Partial<Settings> = {}, later = 0) =>
      heatingBlockOf(
        deviceInSimulatedTime({
          settings: { ...settings, ...more },
          surroundings: { ...worst, ...better },
          elapsedMs: later,
        }),
      )
    const calm = { fault: 0, windowOpen: false, floorOverLimit: false } as const
    expect(at({})).toBe('fault')
    expect(at({ fault: 0 })).toBe('off')
    expect(at({ fault: 0 }, { power: 'on' })).toBe('ventilation')
    expect(at({ ...calm, floorOverLimit: true }, { power: 'on' }, 50 * MINUTE)).toBe('limit')
    expect(at(calm, { power: 'on' }, 50 * MINUTE)).toBe('operatingPause')
    expect(at(calm, { power: 'on' })).toBe('drying')
    expect(at(calm, { power: 'on', program: 'timer' })).toBe('noPower')
  })

  test('a block keeps the learned results and discards the heat-up in progress', () => {
    const heatUp = { since: 0, fromDegrees: 10, toDegrees: 20 }
    const before = { heating: true, overLimit: true, heatUpRates: [7], preheatEventAt: 1, heatUp }
    const off = regulate(deviceInSimulatedTime({ settings: { power: 'off' } }), before)
    expect(off).toEqual({ ...initialRegulatorState, heatUpRates: [7] })
    const paused = deviceInSimulatedTime({ settings: { operatingTimeLimitation: 1 }, elapsedMs: 59 * MINUTE })
    expect(regulate(paused, before)).toEqual({ ...before, heating: false, overLimit: false })
  })
})

describe('With random settings', () => {
  const usually = <const Value>(usual: Value, ...others: readonly Value[]) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
  /** Tenths of a degree, often close to the temperature of a program. */
  const anyReading = fc.oneof(
    fc.integer({ min: 0, max: 400 }),
    fc
      .tuple(fc.constantFrom(5, 15, 17, 20, 22, 23), fc.integer({ min: -4, max: 4 }))
      .map(([degrees, by]) => degrees * 10 + by),
  )
  /** All functions of the installer's menu that are on or off. */
  const onOff = Object.fromEntries(
    onOffFunctions.map((name) => [name, fc.constantFrom('on' as const, 'off' as const)]),
  )
  const anyCase = fc.record({
    settings: fc.record({
      program: fc.constantFrom<Program | null>(null, 'week', 'week', ...programs),
      secondaryProgram: fc.constantFrom<Program | null>(null, 'week', 'timer'),
      application: fc.constantFrom<Application | null>(null, null, ...applications),
      sensorChoice: fc.constantFrom(...sensorChoices),
      timer: fc.constantFrom('on' as const, 'off' as const),
      power: usually('on' as const, 'off'),
      temperatureValue: fc.integer({ min: 5, max: 35 }),
      powerControlValue: fc.constantFrom(0, 50, 100),
      operatingTimeLimitation: fc.constantFrom(0, 15),
      ...onOff,
      adaptiveFunction: usually('on' as const, 'off'),
      maxTemp: usually(35, 20),
    }),
    surroundings: fc.record({
      fault: usually<Fault>(0, ...faults),
      windowOpen: usually(false, true),
      floorSensorConnected: usually(true, false),
    }),
    room: anyReading,
    floor: anyReading,
    later: fc.integer({ min: 0, max: 30 * DAY }),
  })
  const anyRegulator = fc.record({
    heating: fc.boolean(),
    overLimit: fc.boolean(),
    heatUpRates: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
    heatUp: fc.constantFrom(null, { since: NOON, fromDegrees: 15, toDegrees: 22 }),
  })
  const anyState = fc
    .tuple(anyCase, anyRegulator, fc.constantFrom('no', 'next', 'over'))
    .map(([given, before, early]): readonly [SimulatedDeviceOptions & typeof given, RegulatorState] => {
      const preheatEventAt = { no: null, next: nextWeekEventTime(NOON + given.later), over: NOON }[early]
      return [given, { ...before, preheatEventAt }]
    })

  test('the relay is open while the heating is blocked or a limit is reached', () => {
    fc.assert(
      fc.property(anyState, ([given, before]) => {
        const device = deviceInSimulatedTime(given)
        const { heating: isHeating, overLimit } = regulate(device, before)
        if (!isHeating) return
        const { sensorChoice, application } = given.settings
        expect(heatingBlockOf(device)).toBeNull()
        expect(overLimit).toBe(false)
        if (application === 'powerControl') return
        if (sensorChoice === 'roomSensorFloor') expect(given.floor).toBeLessThan(300)
        if (sensorChoice === 'floorSensorRoom') expect(given.room).toBeLessThan(250)
      }),
    )
  })

  // behaviour 31.15
  test('the relay is closed only below a setpoint', () => {
    fc.assert(
      fc.property(anyState, ([given, before]) => {
        const device = deviceInSimulatedTime(given)
        const now = regulate(device, before)
        const set = setpointOf(device)
        const isBlocked = typeof set !== 'number' || heatingBlockOf(device) !== null
        if (isBlocked && set !== 'powerControl') expect(now.heating).toBe(false)
        if (isBlocked) return
        if (now.preheatEventAt !== null) expectPreheating(device, before, now.preheatEventAt)
        const setpoint =
          now.preheatEventAt === null ? set : setpointOf({ ...device, clock: now.preheatEventAt })
        const reading = given.settings.sensorChoice.startsWith('room') ? given.room : given.floor
        const above = reading - 10 * Number(setpoint)
        const needsHeat = before.heating || before.overLimit ? above < 2 : above <= -2
        expect(now.heating || now.overLimit).toBe(needsHeat)
      }),
      { numRuns: 10_000 },
    )
  })

  /** Expects the adaptive function to preheat for the next event, which is warmer, at most six hours before. */
  function expectPreheating(device: Device, before: RegulatorState, preheatEventAt: Instant) {
    expect(device.settings).toMatchObject({ adaptiveFunction: 'on' })
    expect(preheatEventAt).toBe(nextWeekEventTime(device.clock))
    expect(setpointOf({ ...device, clock: preheatEventAt })).toBeGreaterThan(Number(setpointOf(device)))
    if (before.preheatEventAt !== preheatEventAt) expect(preheatEventAt - device.clock).toBeLessThan(6 * HOUR)
  }

  test('a closed relay would be closed at lower readings, too', () => {
    const colder = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(anyState, colder, ([given, before], by) => {
        const isColder = { ...given, room: given.room - by, floor: given.floor - by }
        if (heats(given, before)) expect(heats(isColder, before)).toBe(true)
      }),
    )
  })
})
