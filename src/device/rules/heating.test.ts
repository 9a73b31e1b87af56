import { describe, expect, test } from 'vitest'
import type { SensorChoice } from '../settings'
import { deviceInTime, type GivenInTime, NOON, openAt } from '../testing'
import { MINUTE } from '../time'
import { type Regulator, regulate, restingRegulator } from './heating'

const heats = (given: GivenInTime, before = restingRegulator) => regulate(deviceInTime(given), before).heating
const heating: Regulator = { ...restingRegulator, heating: true }

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
    expect(heats({ floor }, was ? heating : restingRegulator)).toBe(is)
  })

  test('works while time does not run, too', () => {
    const read = (floorReading: number) =>
      openAt('/home', { settings: { temperatureValue: 20 }, surroundings: { floorReading } }).device
    expect(regulate(read(190), restingRegulator).heating).toBe(true)
    expect(regulate(read(200), restingRegulator).heating).toBe(false)
  })

  test('goes by the calibrated reading', () => {
    expect(heats({ floor: 195, settings: { floorSensorCalibrationValue: 5 } })).toBe(false)
  })
})

describe('The sensor choice', () => {
  const choice = (
    sensorChoice: SensorChoice,
    room: number,
    floor: number,
    more: GivenInTime = {},
  ): GivenInTime => ({
    settings: { sensorChoice, ...more.settings },
    surroundings: more.surroundings ?? {},
    room,
    floor,
  })

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
    expect(regulate(deviceInTime(choice(sensorChoice, room, floor)), restingRegulator)).toMatchObject({
      heating: is,
      overLimit: false,
    })
  })

  test.each([
    ['roomSensorFloor', 150, 300],
    ['floorSensorRoom', 250, 150],
  ] as const)('%s: the other sensor at its limit holds it back', (sensorChoice, room, floor) => {
    const held = regulate(deviceInTime(choice(sensorChoice, room, floor)), heating)
    expect(held).toMatchObject({ heating: false, overLimit: true })
    const isFloor = sensorChoice === 'roomSensorFloor'
    const cooler = (by: number) =>
      regulate(
        deviceInTime(choice(sensorChoice, room - (isFloor ? 0 : by), floor - (isFloor ? by : 0))),
        held,
      )
    expect(cooler(4)).toMatchObject({ heating: false, overLimit: true })
    expect(cooler(5)).toMatchObject({ heating: true, overLimit: false })
  })

  test('a limit holds nothing back where nothing would heat', () => {
    const warm = regulate(deviceInTime(choice('roomSensorFloor', 210, 310)), restingRegulator)
    expect(warm).toMatchObject({ heating: false, overLimit: false })
  })

  test('what was wanted stays so within the hysteresis while a limit holds it back', () => {
    const held = { ...restingRegulator, overLimit: true }
    expect(regulate(deviceInTime(choice('roomSensorFloor', 200, 310)), held).overLimit).toBe(true)
    expect(regulate(deviceInTime(choice('roomSensorFloor', 200, 290)), held).heating).toBe(true)
  })

  test('a limit that no sensor watches holds it back', () => {
    const blind = choice('roomSensorFloor', 150, 150, { surroundings: { floorSensorConnected: false } })
    expect(regulate(deviceInTime(blind), restingRegulator)).toMatchObject({ heating: false, overLimit: true })
  })

  test('a limit that was said does not hold itself', () => {
    const { device } = openAt('/home').passTo(NOON, { floor: 150, overLimit: true })
    expect(regulate(device, restingRegulator)).toMatchObject({ heating: true, overLimit: false })
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
