import { describe, expect, test } from 'vitest'
import { type Settings, sensorChoices, sensorTypes } from '../settings'
import { faults, type Surroundings, sensorLostBy } from '../surroundings'
import { openAt } from '../testing'
import { referenceReadings, refusalOf, sensorLimits } from './sensor-choice'
import { readingOf, sensorsInUse, uncalibrated } from './sensors'

const device = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  openAt('/home', { settings, surroundings }).device

// behaviour 28.5
describe('Sensor reference readings', () => {
  test.each([
    ['NTC2K', -10.8],
    ['NTC10K', 19.0],
    ['NTC12K', 29.7],
    ['NTC15K', 35.0],
    ['NTC22K', 44.5],
    ['NTC33K', 55.2],
    ['NTC47K', 60.0],
    ['NTC100K', 60.0],
  ] as const)('%s %d degrees', (type, degrees) => {
    expect(referenceReadings[type]).toBe(degrees)
    expect(sensorTypes).toContain(type)
  })
})

test('room sensor: floor limit min off, max 30 degrees; floor sensor: room limit max 25 degrees', () => {
  expect(sensorLimits).toEqual({ roomSensorFloor: { min: null, max: 30 }, floorSensorRoom: { max: 25 } })
})

describe('the sensors that the sensor choice uses (room, floor; outdoors too in ground heating)', () => {
  test.each([
    ['floorSensor', ['floor']],
    ['roomSensor', ['room']],
    ['roomSensorFloor', ['floor', 'room']],
    ['floorSensorRoom', ['floor', 'room']],
  ] as const)('%s: %j', (sensorChoice, sensors) => {
    expect([...sensorsInUse(device({ sensorChoice }))].sort()).toEqual(sensors)
    const inGround = sensorsInUse(device({ sensorChoice, application: 'groundHeating' }))
    expect([...inGround].sort()).toEqual([...sensors, 'outdoor'].sort())
  })

  test('the one that regulates comes first', () => {
    expect(sensorsInUse(device({ sensorChoice: 'roomSensorFloor' }))[0]).toBe('room')
    expect(sensorsInUse(device({ sensorChoice: 'floorSensorRoom' }))[0]).toBe('floor')
  })
})

describe('what a sensor reads, in tenths of a degree', () => {
  // behaviour 9.2
  test('the stored actual values, until the surroundings say otherwise', () => {
    const stored = device({ roomSensorActualValue: 213, floorSensorActualValue: 187 })
    expect(readingOf(stored, 'room')).toBe(213)
    expect(readingOf(stored, 'floor')).toBe(187)
  })

  test('what the surroundings panel offers, with the calibration on it', () => {
    const warm = device(
      { roomSensorCalibrationValue: 7, floorSensorCalibrationValue: -12 },
      { roomReading: 220, floorReading: 160, outdoorReading: -100 },
    )
    expect(readingOf(warm, 'room')).toBe(227)
    expect(readingOf(warm, 'floor')).toBe(148)
    expect(readingOf(warm, 'outdoor')).toBe(-100)
  })

  test('uncalibrated: what the panel offers, or else the stored actual value less its offset', () => {
    const settings = {
      roomSensorActualValue: 213,
      roomSensorCalibrationValue: 7,
      floorSensorActualValue: 187,
      floorSensorCalibrationValue: -12,
    }
    const stored = device(settings)
    expect(uncalibrated(stored, 'roomReading')).toBe(206)
    expect(uncalibrated(stored, 'floorReading')).toBe(199)
    expect(uncalibrated(stored, 'outdoorReading')).toBe(-50)
    const warm = device(settings, { roomReading: 220, floorReading: 160, outdoorReading: -100 })
    expect(uncalibrated(warm, 'roomReading')).toBe(220)
    expect(uncalibrated(warm, 'floorReading')).toBe(160)
    expect(uncalibrated(warm, 'outdoorReading')).toBe(-100)
  })

  // behaviour 9.3, 22.3
  test.each([
    [1, 'room', 'floor'],
    [2, 'room', 'floor'],
    [3, 'floor', 'room'],
    [4, 'floor', 'room'],
  ] as const)('E1 and E2 silence the room sensor, E3 and E4 the floor sensor: E%i', (fault, lost, other) => {
    const faulty = device({}, { fault })
    expect(readingOf(faulty, lost)).toBeNull()
    expect(readingOf(faulty, other)).not.toBeNull()
    expect(readingOf(faulty, 'outdoor')).not.toBeNull()
  })

  test.each(faults.filter((fault) => sensorLostBy(fault) === null))('E%i silences no sensor', (fault) => {
    const faulty = device({}, { fault })
    for (const sensor of ['room', 'floor', 'outdoor'] as const)
      expect(readingOf(faulty, sensor)).not.toBeNull()
  })

  test('a missing floor sensor reads nothing', () => {
    expect(readingOf(device({}, { floorSensorConnected: false }), 'floor')).toBeNull()
  })
})

describe('Sensor choice refuses', () => {
  const choicesThatUseTheFloor = ['floorSensor', 'roomSensorFloor', 'floorSensorRoom'] as const

  test('every choice while the application is power control', () => {
    const powered = device({ application: 'powerControl' })
    for (const choice of sensorChoices)
      expect(refusalOf(powered, choice)).toBe('sensorChoice.refused.powerControl')
  })

  test.each([[{ floorSensorConnected: false }], [{ fault: 3 }], [{ fault: 4 }]] as const)(
    'choices that use the floor sensor while it is missing or faulty: %o',
    (surroundings) => {
      for (const choice of choicesThatUseTheFloor)
        expect(refusalOf(device({}, surroundings), choice)).toBe('sensorChoice.refused.noFloorSensor')
      expect(refusalOf(device({}, surroundings), 'roomSensor')).toBeNull()
    },
  )

  test.each([
    ['wood/laminate', true, true],
    ['plastic/vinyl', true, true],
    ['tile/stone', true, false],
    ['wood/laminate', false, false],
    ['plastic/vinyl', false, false],
  ] as const)(
    'the plain room sensor on a floor that needs a limit, with a floor sensor: %s, connected %s',
    (floorType, floorSensorConnected, refused) => {
      const refusal = refusalOf(device({ floorType }, { floorSensorConnected }), 'roomSensor')
      expect(refusal).toBe(refused ? 'sensorChoice.refused.floorNeedsLimit' : null)
    },
  )

  test('nothing else', () => {
    for (const choice of sensorChoices) expect(refusalOf(device(), choice)).toBeNull()
    for (const fault of [1, 2, 5, 6, 7, 8] as const)
      for (const choice of choicesThatUseTheFloor) expect(refusalOf(device({}, { fault }), choice)).toBeNull()
  })
})
