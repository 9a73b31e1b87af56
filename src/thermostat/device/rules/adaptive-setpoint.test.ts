import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { atHome, inTime, NOON, openAt } from '../testing'
import { DAY, HOUR, MINUTE } from '../time'
import { initialRegulatorState, type RegulatorState, regulate } from './heating'
import { temperatureInForce } from './in-force'

const week = { program: 'week', adaptiveFunction: 'on' } as const
/** Wednesday, 15:00: the week program goes from 17° to 22°. */
const BACK_HOME = NOON + 3 * HOUR

const begun = (settings: Partial<Settings> = {}) => inTime({ ...week, ...settings })

/** The regulation so many minutes before 15:00, with the floor at so many tenths. */
function shortly(
  minutes: number,
  floor: number,
  regulator = initialRegulatorState,
  visitor = begun(),
): RegulatorState {
  return regulate(visitor.passTo(BACK_HOME - minutes * MINUTE, { floor }).device, regulator)
}

const resting = { heating: false, preheatingFor: null }

describe('The adaptive function', () => {
  test.each([
    [76, 170, false],
    [74, 170, true],
    [16, 210, false],
    [14, 210, true],
    [1, 220, false],
    [1, 225, false],
  ])('%i minutes before, at %i tenths, heats: %s, at 15 minutes for a degree', (minutes, floor, is) => {
    expect(shortly(minutes, floor)).toMatchObject({ heating: is, preheatingFor: is ? BACK_HOME : null })
  })

  test.each([
    [[30], 149, 151],
    [[10, 20, 60], 149, 151],
    [[4], 19, 21],
  ])('learned %j: begins after %i, not after %i minutes to go', (minutesPerDegree, late, early) => {
    const learned = { ...initialRegulatorState, minutesPerDegree }
    expect(shortly(late, 170, learned).heating).toBe(true)
    expect(shortly(early, 170, learned).heating).toBe(false)
  })

  // behaviour 31.18
  test('begins no earlier than six hours before, however slow the floor', () => {
    const slow = { ...initialRegulatorState, minutesPerDegree: [500] }
    const early = (minutes: number) => shortly(minutes - 15 * 60, 170, slow).heating
    expect([359, 360].map(early)).toEqual([true, false])
  })

  test('goes on until the event once it has begun, however fast it gets warm', () => {
    const started = shortly(60, 170)
    const warmer = shortly(59, 200, started)
    expect(warmer).toMatchObject({ heating: true, preheatingFor: BACK_HOME })
    expect(shortly(30, 222, warmer)).toMatchObject({ heating: false, preheatingFor: BACK_HOME })
    expect(shortly(20, 217, { ...warmer, heating: false }).heating).toBe(true)
    expect(shortly(0, 219, warmer)).toMatchObject({ heating: true, preheatingFor: null })
  })

  test('home shows the program’s temperature until the event', () => {
    const visitor = begun()
    expect(shortly(30, 170, initialRegulatorState, visitor).heating).toBe(true)
    expect(temperatureInForce(visitor.device)).toBe(17)
  })

  test('never waits for an event that lowers', () => {
    const evening = begun().passTo(BACK_HOME + 7 * HOUR + 59 * MINUTE, { floor: 216 })
    expect(regulate(evening.device, initialRegulatorState)).toMatchObject({
      heating: true,
      preheatingFor: null,
    })
  })

  test('heats no further than the upper bound', () => {
    const capped = begun({ maxTemp: 20 })
    expect(shortly(5, 199, initialRegulatorState, capped).heating).toBe(false)
    expect(shortly(46, 170, initialRegulatorState, capped).heating).toBe(false)
    expect(shortly(44, 170, initialRegulatorState, capped).heating).toBe(true)
    const early = { ...initialRegulatorState, heating: true, preheatingFor: BACK_HOME }
    expect(shortly(1, 202, early, capped).heating).toBe(false)
  })

  test('begins nothing early that is no warmer', () => {
    expect(shortly(5, 165, initialRegulatorState, begun({ maxTemp: 17 })).preheatingFor).toBeNull()
  })

  test.each([
    ['is off', { adaptiveFunction: 'off' }],
    ['has no week program', { program: null, temperatureValue: 17 }],
    ['is in a hotel', { application: 'hotel', temperatureValue: 17 }],
  ] as const)('does nothing where it %s', (_, settings) => {
    expect(shortly(30, 180, initialRegulatorState, begun(settings))).toMatchObject(resting)
  })

  test('a temperature set by hand holds until the event', () => {
    const started = shortly(30, 175)
    expect(started.heating).toBe(true)
    const byHand = begun()
      .passTo(BACK_HOME - 30 * MINUTE)
      .press('previous')
    expect(shortly(29, 175, started, byHand).heating).toBe(false)
  })

  test('does nothing while time does not run', () => {
    const settings = { ...week, temperatureValue: 17 }
    const { device } = openAt('/home', { settings, at: BACK_HOME - 10 * MINUTE })
    expect(regulate(device, initialRegulatorState)).toMatchObject(resting)
  })

  test('begins again for the next day', () => {
    const yesterday: RegulatorState = { ...initialRegulatorState, preheatingFor: BACK_HOME - DAY }
    expect(shortly(150, 180, yesterday)).toMatchObject(resting)
  })
})

describe('A heat-up', () => {
  /** Set to 20°: the regulation after each minute's reading of the floor, in tenths. */
  function heatUp(readings: readonly number[], from = initialRegulatorState): RegulatorState {
    const visitor = inTime({ temperatureValue: 20 })
    return readings.reduce((regulator, floor, minute) => {
      visitor.passTo(NOON + minute * MINUTE, { floor })
      return regulate(visitor.device, regulator)
    }, from)
  }

  test('teaches how many minutes a degree took, once it reaches what is set', () => {
    expect(heatUp([180, 182, 190]).heatUp).toEqual({ since: NOON, from: 18, to: 20 })
    expect(heatUp([180, 182, 190, 199]).minutesPerDegree).toEqual([])
    expect(heatUp([180, 178, 190, 199, 200])).toMatchObject({ minutesPerDegree: [2], heatUp: null })
    expect(heatUp([180, 182, 190, 199, 201, 201])).toMatchObject({ minutesPerDegree: [2], heatUp: null })
  })

  test('of less than a degree teaches nothing', () => {
    expect(heatUp([191]).heatUp).toBeNull()
    expect(heatUp([190]).heatUp).toMatchObject({ from: 19 })
    expect(heatUp([191, 195, 200]).minutesPerDegree).toEqual([])
  })

  test('of which the last five are kept, the latest last', () => {
    const all = { ...initialRegulatorState, minutesPerDegree: [1, 2, 3, 4, 5] }
    expect(heatUp([180, 190, 200], all).minutesPerDegree).toEqual([2, 3, 4, 5, 1])
  })

  test('with a pause of the operating time on its way counts, with it', () => {
    const visitor = atHome({ temperatureValue: 20, operatingTimeLimitation: 10 })
    const at = (minute: number, floor: number, before: RegulatorState) =>
      regulate(visitor.passTo(NOON + minute * MINUTE, { floor }).device, before)
    const paused = at(55, 185, at(40, 180, initialRegulatorState))
    expect(paused).toMatchObject({ heating: false, heatUp: { since: NOON + 40 * MINUTE } })
    expect(at(80, 200, at(60, 184, paused)).minutesPerDegree).toEqual([20])
  })

  test('that another temperature, or a limit, breaks off teaches nothing', () => {
    const warmer = atHome({ temperatureValue: 21 }).passTo(NOON, { floor: 195 }).device
    expect(regulate(warmer, heatUp([180, 182])).heatUp).toMatchObject({ from: 19.5, to: 21 })
    const limited = atHome({ sensorChoice: 'roomSensorFloor', temperatureValue: 20 })
    const { device } = limited.passTo(NOON, { room: 180, floor: 310 })
    expect(regulate(device, heatUp([180, 182])).heatUp).toBeNull()
  })

  test('begins only when the relay is closed', () => {
    const limited = atHome({ sensorChoice: 'roomSensorFloor', temperatureValue: 20 })
    const { device } = limited.passTo(NOON, { room: 180, floor: 299 })
    expect(regulate(device, { ...initialRegulatorState, overLimit: true }).heatUp).toBeNull()
  })

  test('always teaches minutes above 0', () => {
    const anyReadings = fc.array(fc.integer({ min: 150, max: 230 }), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(anyReadings, (readings) => {
        for (const minutes of heatUp(readings).minutesPerDegree) expect(minutes).toBeGreaterThan(0)
      }),
    )
  })
})
