import { describe, expect, test } from 'vitest'
import type { SensorChoice } from '../names'
import { atHome, deviceInTime, type GivenInTime, NOON } from '../testing'
import { MINUTE } from '../time'
import { initialRegulatorState, type RegulatorState, regulate } from './heating'

const heats = (given: GivenInTime, before = initialRegulatorState) =>
  regulate(deviceInTime(given), before).heating
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
  ])('set to 20°, the floor reads %i tenths, it heated %s: it heats %s', (floor, was, is) => {
    expect(heats({ floor }, was ? heating : initialRegulatorState)).toBe(is)
  })

  test('works while time does not run, too', () => {
    const read = (floorReading: number) =>
      regulate(atHome({ temperatureValue: 20 }, { floorReading }).device, initialRegulatorState).heating
    expect([read(190), read(200)]).toEqual([true, false])
  })

  test('goes by the calibrated reading', () => {
    expect(heats({ floor: 195, settings: { floorSensorCalibrationValue: 5 } })).toBe(false)
  })
})

describe('The sensor choice', () => {
  /** The regulation by a sensor choice, with the room and the floor at so many tenths. */
  const by = (sensorChoice: SensorChoice, room: number, floor: number, before = initialRegulatorState) =>
    regulate(deviceInTime({ settings: { sensorChoice }, room, floor }), before)
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
  ] as const)('%s, room %i, floor %i: it heats %s', (sensorChoice, room, floor, is) => {
    expect(by(sensorChoice, room, floor)).toMatchObject(is ? isHeating : isResting)
  })

  test('the floor at its limit holds the room back, until it is half a degree cooler', () => {
    const held = by('roomSensorFloor', 150, 300, heating)
    expect(held).toMatchObject(isLimited)
    expect(by('roomSensorFloor', 150, 296, held)).toMatchObject(isLimited)
    expect(by('roomSensorFloor', 150, 295, held)).toMatchObject(isHeating)
  })

  test('as the room at its limit does the floor', () => {
    const held = by('floorSensorRoom', 250, 150, heating)
    expect(held).toMatchObject(isLimited)
    expect(by('floorSensorRoom', 246, 150, held)).toMatchObject(isLimited)
    expect(by('floorSensorRoom', 245, 150, held)).toMatchObject(isHeating)
  })

  test('a limit holds nothing back where nothing would heat', () => {
    expect(by('roomSensorFloor', 210, 310)).toMatchObject(isResting)
  })

  test('what was wanted stays so within the hysteresis while a limit holds it back', () => {
    const held = { ...initialRegulatorState, overLimit: true }
    expect(by('roomSensorFloor', 200, 310, held)).toMatchObject(isLimited)
    expect(by('roomSensorFloor', 200, 290, held)).toMatchObject(isHeating)
  })

  test('a limit that no sensor watches holds it back', () => {
    const surroundings = { floorSensorConnected: false }
    const blind = deviceInTime({ settings: { sensorChoice: 'roomSensorFloor' }, surroundings, room: 150 })
    expect(regulate(blind, initialRegulatorState)).toMatchObject(isLimited)
  })

  test('a limit that was said does not hold itself', () => {
    const { device } = atHome().passTo(NOON, { floor: 150, overLimit: true })
    expect(regulate(device, initialRegulatorState)).toMatchObject(isHeating)
  })
})

describe('Power control', () => {
  const at = (percent: number, later: number) =>
    heats({ settings: { application: 'powerControl', powerControlValue: percent }, later, floor: 900 })

  // behaviour 31.17
  test.each([
    [5, 1],
    [50, 10],
    [95, 19],
  ])('at %i %% heats the first %i minutes of every 20', (percent, minutes) => {
    for (const cycle of [0, 20, 400]) {
      expect(at(percent, cycle * MINUTE)).toBe(true)
      expect(at(percent, (cycle + minutes) * MINUTE - 1)).toBe(true)
      expect(at(percent, (cycle + minutes) * MINUTE)).toBe(false)
      expect(at(percent, (cycle + 20) * MINUTE - 1)).toBe(false)
    }
  })

  test('at 100 % heats always', () => {
    for (let minute = 0; minute < 60; minute++) expect(at(100, minute * MINUTE)).toBe(true)
  })
})
