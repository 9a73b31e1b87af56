import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { atHome, atHomeInSimulatedTime, NOON, openAt } from '../testing'
import { DAY, HOUR, MINUTE } from '../time'
import { initialRegulatorState, type RegulatorState, regulate } from './heating'
import { temperatureInForce } from './in-force'

const week = { program: 'week', adaptiveFunction: 'on' } as const
/** Wednesday, 15:00: the week program goes from 17° to 22°. */
const BACK_HOME = NOON + 3 * HOUR

const weekVisitor = (settings: Partial<Settings> = {}) => atHomeInSimulatedTime({ ...week, ...settings })

/** Regulates some minutes before 15:00. @param floor tenths of a degree */
function regulateBeforeEvent(
  minutes: number,
  floor: number,
  regulator = initialRegulatorState,
  visitor = weekVisitor(),
): RegulatorState {
  return regulate(visitor.advanceTo(BACK_HOME - minutes * MINUTE, { floor }).device, regulator)
}

const notHeating = { heating: false, preheatEventAt: null }

describe('The adaptive function', () => {
  test.each([
    [76, 170, false],
    [74, 170, true],
    [16, 210, false],
    [14, 210, true],
    [1, 220, false],
    [1, 225, false],
  ])(
    'with 15 minutes per degree, %i minutes before the event, at %i tenths: heating is %s',
    (minutes, floor, isHeating) => {
      expect(regulateBeforeEvent(minutes, floor)).toMatchObject({
        heating: isHeating,
        preheatEventAt: isHeating ? BACK_HOME : null,
      })
    },
  )

  test.each([
    [[30], 149, 151],
    [[10, 20, 60], 149, 151],
    [[4], 19, 21],
  ])(
    'with learned %j minutes per degree it heats %i, not %i minutes before the event',
    (heatUpRates, late, early) => {
      const learned = { ...initialRegulatorState, heatUpRates }
      expect(regulateBeforeEvent(late, 170, learned).heating).toBe(true)
      expect(regulateBeforeEvent(early, 170, learned).heating).toBe(false)
    },
  )

  // behaviour 31.18
  test('begins at most six hours before the event, even on a slow floor', () => {
    const slow = { ...initialRegulatorState, heatUpRates: [500] }
    const early = (minutes: number) => regulateBeforeEvent(minutes - 15 * 60, 170, slow).heating
    expect([359, 360].map(early)).toEqual([true, false])
  })

  test('continues until the event once it has begun, even if the floor warms up fast', () => {
    const started = regulateBeforeEvent(60, 170)
    const warmer = regulateBeforeEvent(59, 200, started)
    expect(warmer).toMatchObject({ heating: true, preheatEventAt: BACK_HOME })
    expect(regulateBeforeEvent(30, 222, warmer)).toMatchObject({ heating: false, preheatEventAt: BACK_HOME })
    expect(regulateBeforeEvent(20, 217, { ...warmer, heating: false }).heating).toBe(true)
    expect(regulateBeforeEvent(0, 219, warmer)).toMatchObject({ heating: true, preheatEventAt: null })
  })

  test('home shows the program’s temperature until the event', () => {
    const visitor = weekVisitor()
    expect(regulateBeforeEvent(30, 170, initialRegulatorState, visitor).heating).toBe(true)
    expect(temperatureInForce(visitor.device)).toBe(17)
  })

  test('does not react to an event with a lower temperature', () => {
    const evening = weekVisitor().advanceTo(BACK_HOME + 7 * HOUR + 59 * MINUTE, { floor: 216 })
    expect(regulate(evening.device, initialRegulatorState)).toMatchObject({
      heating: true,
      preheatEventAt: null,
    })
  })

  test('does not heat above the upper bound', () => {
    const capped = weekVisitor({ maxTemp: 20 })
    expect(regulateBeforeEvent(5, 199, initialRegulatorState, capped).heating).toBe(false)
    expect(regulateBeforeEvent(46, 170, initialRegulatorState, capped).heating).toBe(false)
    expect(regulateBeforeEvent(44, 170, initialRegulatorState, capped).heating).toBe(true)
    const early = { ...initialRegulatorState, heating: true, preheatEventAt: BACK_HOME }
    expect(regulateBeforeEvent(1, 202, early, capped).heating).toBe(false)
  })

  test('does not preheat for an event that is not warmer', () => {
    expect(
      regulateBeforeEvent(5, 165, initialRegulatorState, weekVisitor({ maxTemp: 17 })).preheatEventAt,
    ).toBeNull()
  })

  test.each([
    ['the function is off', { adaptiveFunction: 'off' }],
    ['there is no week program', { program: null, temperatureValue: 17 }],
    ['the application is hotel', { application: 'hotel', temperatureValue: 17 }],
  ] as const)('does nothing if %s', (_, settings) => {
    expect(regulateBeforeEvent(30, 180, initialRegulatorState, weekVisitor(settings))).toMatchObject(
      notHeating,
    )
  })

  test('a temperature set by hand stays until the event', () => {
    const started = regulateBeforeEvent(30, 175)
    expect(started.heating).toBe(true)
    const byHand = weekVisitor()
      .advanceTo(BACK_HOME - 30 * MINUTE)
      .press('previous')
    expect(regulateBeforeEvent(29, 175, started, byHand).heating).toBe(false)
  })

  test('does nothing while time does not run', () => {
    const settings = { ...week, temperatureValue: 17 }
    const { device } = openAt('/home', { settings, at: BACK_HOME - 10 * MINUTE })
    expect(regulate(device, initialRegulatorState)).toMatchObject(notHeating)
  })

  test('does not take yesterday’s preheating for today’s', () => {
    const yesterday: RegulatorState = { ...initialRegulatorState, preheatEventAt: BACK_HOME - DAY }
    expect(regulateBeforeEvent(150, 180, yesterday)).toMatchObject(notHeating)
  })
})

describe('A heat-up', () => {
  /** Regulates to 20°, once a minute. @param readings of the floor, in tenths of a degree */
  function heatUp(readings: readonly number[], from = initialRegulatorState): RegulatorState {
    const visitor = atHomeInSimulatedTime({ temperatureValue: 20 })
    return readings.reduce((regulator, floor, minute) => {
      visitor.advanceTo(NOON + minute * MINUTE, { floor })
      return regulate(visitor.device, regulator)
    }, from)
  }

  test('teaches the minutes per degree once it reaches the setpoint', () => {
    expect(heatUp([180, 182, 190]).heatUp).toEqual({ since: NOON, fromDegrees: 18, toDegrees: 20 })
    expect(heatUp([180, 182, 190, 199]).heatUpRates).toEqual([])
    expect(heatUp([180, 178, 190, 199, 200])).toMatchObject({ heatUpRates: [2], heatUp: null })
    expect(heatUp([180, 182, 190, 199, 201, 201])).toMatchObject({ heatUpRates: [2], heatUp: null })
  })

  test('teaches nothing if it is shorter than a degree', () => {
    expect(heatUp([191]).heatUp).toBeNull()
    expect(heatUp([190]).heatUp).toMatchObject({ fromDegrees: 19 })
    expect(heatUp([191, 195, 200]).heatUpRates).toEqual([])
  })

  test('is one of the last five, latest last', () => {
    const all = { ...initialRegulatorState, heatUpRates: [1, 2, 3, 4, 5] }
    expect(heatUp([180, 190, 200], all).heatUpRates).toEqual([2, 3, 4, 5, 1])
  })

  test('includes a pause of the operating time limit', () => {
    const visitor = atHome({ temperatureValue: 20, operatingTimeLimitation: 10 })
    const at = (minute: number, floor: number, before: RegulatorState) =>
      regulate(visitor.advanceTo(NOON + minute * MINUTE, { floor }).device, before)
    const paused = at(55, 185, at(40, 180, initialRegulatorState))
    expect(paused).toMatchObject({ heating: false, heatUp: { since: NOON + 40 * MINUTE } })
    expect(at(80, 200, at(60, 184, paused)).heatUpRates).toEqual([20])
  })

  test('teaches nothing if another temperature or a limit interrupts it', () => {
    const warmer = atHome({ temperatureValue: 21 }).advanceTo(NOON, { floor: 195 }).device
    expect(regulate(warmer, heatUp([180, 182])).heatUp).toMatchObject({ fromDegrees: 19.5, toDegrees: 21 })
    const limited = atHome({ sensorChoice: 'roomSensorFloor', temperatureValue: 20 })
    const { device } = limited.advanceTo(NOON, { room: 180, floor: 310 })
    expect(regulate(device, heatUp([180, 182])).heatUp).toBeNull()
  })

  test('begins only when the relay is closed', () => {
    const limited = atHome({ sensorChoice: 'roomSensorFloor', temperatureValue: 20 })
    const { device } = limited.advanceTo(NOON, { room: 180, floor: 299 })
    expect(regulate(device, { ...initialRegulatorState, overLimit: true }).heatUp).toBeNull()
  })

  test('always teaches a positive number of minutes', () => {
    const anyReadings = fc.array(fc.integer({ min: 150, max: 230 }), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(anyReadings, (readings) => {
        for (const minutes of heatUp(readings).heatUpRates) expect(minutes).toBeGreaterThan(0)
      }),
    )
  })
})
