import { describe, expect, test } from 'vitest'
import type { SensorChoice } from '../names'
import { atHome, deviceInSimulatedTime, NOON, type SimulatedDeviceOptions } from '../testing'
import { MINUTE } from '../time'
import { initialRegulatorState, type RegulatorState, regulate } from './heating'

const heats = (given: SimulatedDeviceOptions, before = initialRegulatorState) =>
  regulate(deviceInSimulatedTime(given), before).heating
const heating: RegulatorState = { ...initialRegulatorState, heating: true }

// behaviour 31.15
describe('The hysteresis', () => {
  test.each([
    [197, false, true],
    [198, false, true],
    [199, false, false],
    [201, true, true],
    [202, true, false],
    [203, true, false],
  ])('setpoint 20°, floor %i tenths, heating before %s: heating is %s', (floor, wasHeating, isNowHeating) => {
    expect(heats({ floor }, wasHeating ? heating : initialRegulatorState)).toBe(isNowHeating)
  })

  test('works while time does not run, too', () => {
    const read = (floorReading: number) =>
      regulate(atHome({ temperatureValue: 20 }, { floorReading }).device, initialRegulatorState).heating
    expect([read(190), read(200)]).toEqual([true, false])
  })

  test('compares the calibrated reading', () => {
    expect(heats({ floor: 195, settings: { floorSensorCalibrationValue: 5 } })).toBe(false)
  })
})

describe('The sensor choice', () => {
  /** Regulates by a sensor choice. @param room tenths of a degree @param floor tenths of a degree */
  const regulateBy = (
    sensorChoice: SensorChoice,
    room: number,
    floor: number,
    before = initialRegulatorState,
  ) => regulate(deviceInSimulatedTime({ settings: { sensorChoice }, room, floor }), before)
  const isHeating = { heating: true, overLimit: false }
  const isLimited = { heating: false, overLimit: true }
  const isResting = { heating: false, overLimit: false }

  test.each([
    ['floorSensor', 300, 150, true],
    ['floorSensor', 150, 300, false],
    ['roomSensor', 150, 350, true],
    ['roomSensor', 300, 150, false],
    ['roomSensorFloor', 150, 299, true],
    ['roomSensorFloor', 300, 150, false],
    ['floorSensorRoom', 249, 150, true],
    ['floorSensorRoom', 150, 300, false],
  ] as const)('%s, room %i, floor %i: heating is %s', (sensorChoice, room, floor, isNowHeating) => {
    expect(regulateBy(sensorChoice, room, floor)).toMatchObject(isNowHeating ? isHeating : isResting)
  })

  test('a floor at its limit blocks the heating until it is half a degree cooler', () => {
    const limited = regulateBy('roomSensorFloor', 150, 300, heating)
    expect(limited).toMatchObject(isLimited)
    expect(regulateBy('roomSensorFloor', 150, 296, limited)).toMatchObject(isLimited)
    expect(regulateBy('roomSensorFloor', 150, 295, limited)).toMatchObject(isHeating)
  })

  test('a room at its limit blocks the heating until it is half a degree cooler', () => {
    const limited = regulateBy('floorSensorRoom', 250, 150, heating)
    expect(limited).toMatchObject(isLimited)
    expect(regulateBy('floorSensorRoom', 246, 150, limited)).toMatchObject(isLimited)
    expect(regulateBy('floorSensorRoom', 245, 150, limited)).toMatchObject(isHeating)
  })

  test('a limit is not reported if no heat is needed', () => {
    expect(regulateBy('roomSensorFloor', 210, 310)).toMatchObject(isResting)
  })

  test('the need for heat keeps its hysteresis while a limit blocks the heating', () => {
    const limited = { ...initialRegulatorState, overLimit: true }
    expect(regulateBy('roomSensorFloor', 200, 310, limited)).toMatchObject(isLimited)
    expect(regulateBy('roomSensorFloor', 200, 290, limited)).toMatchObject(isHeating)
  })

  test('a limit whose sensor is missing blocks the heating', () => {
    const surroundings = { floorSensorConnected: false }
    const missingSensor = deviceInSimulatedTime({
      settings: { sensorChoice: 'roomSensorFloor' },
      surroundings,
      room: 150,
    })
    expect(regulate(missingSensor, initialRegulatorState)).toMatchObject(isLimited)
  })

  test('a limit reported before does not block the heating by itself', () => {
    const { device } = atHome().advanceTo(NOON, { floor: 150, overLimit: true })
    expect(regulate(device, initialRegulatorState)).toMatchObject(isHeating)
  })
})

describe('Power control', () => {
  const at = (percent: number, later: number) =>
    heats({
      settings: { application: 'powerControl', powerControlValue: percent },
      elapsedMs: later,
      floor: 900,
    })

  // behaviour 31.17
  test.each([
    [5, 1],
    [50, 10],
    [95, 19],
  ])('at %i %% it heats the first %i minutes of every 20', (percent, minutes) => {
    for (const cycle of [0, 20, 400]) {
      expect(at(percent, cycle * MINUTE)).toBe(true)
      expect(at(percent, (cycle + minutes) * MINUTE - 1)).toBe(true)
      expect(at(percent, (cycle + minutes) * MINUTE)).toBe(false)
      expect(at(percent, (cycle + 20) * MINUTE - 1)).toBe(false)
    }
  })

  test('at 100 % it always heats', () => {
    for (let minute = 0; minute < 60; minute++) expect(at(100, minute * MINUTE)).toBe(true)
  })
})
