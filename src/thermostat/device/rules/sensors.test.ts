import { describe, expect, test } from 'vitest'
import { sensorChoices } from '../names'
import type { Settings } from '../settings'
import { faultCodes, faults, type Surroundings } from '../surroundings'
import { atHome } from '../testing'
import { refusalOf } from './sensor-choice'
import {
  floorSensorStateOf,
  floorSensorStates,
  readingOf,
  readingOrDefectOf,
  readingText,
  sensorFaults,
  sensorsInUse,
  uncalibratedReadingOf,
  withFloorSensor,
} from './sensors'

const device = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  atHome(settings, surroundings).device

describe('The sensors in use start with the regulating sensor', () => {
  test.each([
    ['floorSensor', ['floor']],
    ['roomSensor', ['room']],
    ['roomSensorFloor', ['room', 'floor']],
    ['floorSensorRoom', ['floor', 'room']],
  ] as const)('%s uses %j, and outdoor with ground heating', (sensorChoice, sensors) => {
    expect(sensorsInUse(device({ sensorChoice }))).toEqual(sensors)
    const withGroundHeating = sensorsInUse(device({ sensorChoice, application: 'groundHeating' }))
    expect(withGroundHeating.toSorted()).toEqual([...sensors, 'outdoor'].sort())
  })
})

describe('The reading of a sensor, in tenths of a degree', () => {
  const stored = { roomSensorActualValue: 213, floorSensorActualValue: 187 }
  const offsets = { roomSensorCalibrationValue: 7, floorSensorCalibrationValue: -12 }
  const offered = { roomReading: 220, floorReading: 160, outdoorReading: -100 }

  // behaviour 9.2
  test('is the stored actual value if the surroundings set none', () => {
    expect(readingOf(device(stored), 'room')).toBe(213)
    expect(readingOf(device(stored), 'floor')).toBe(187)
  })

  test('is the panel’s reading plus the calibration', () => {
    const warm = device(offsets, offered)
    expect(readingOf(warm, 'room')).toBe(227)
    expect(readingOf(warm, 'floor')).toBe(148)
    expect(readingOf(warm, 'outdoor')).toBe(-100)
  })

  test.each([
    ['roomReading', 206],
    ['floorReading', 199],
    ['outdoorReading', -50],
  ] as const)(
    'without calibration is the panel’s, else the stored value minus the calibration: %s',
    (name, uncalibrated) => {
      expect(uncalibratedReadingOf(device({ ...stored, ...offsets }), name)).toBe(uncalibrated)
      expect(uncalibratedReadingOf(device({ ...stored, ...offsets }, offered), name)).toBe(offered[name])
    },
  )

  // behaviour 9.3
  test.each([
    [1, 'room', 'floor'],
    [2, 'room', 'floor'],
    [3, 'floor', 'room'],
    [4, 'floor', 'room'],
  ] as const)('E%i removes the reading of the %s sensor, not of the %s sensor', (fault, lost, other) => {
    const faulty = device({}, { fault })
    expect(readingOf(faulty, lost)).toBeNull()
    expect(readingOf(faulty, other)).not.toBeNull()
    expect(readingOf(faulty, 'outdoor')).not.toBeNull()
  })

  test.each(faults.filter((fault) => fault === 0 || faultCodes[fault].sensor === null))(
    'E%i removes no reading',
    (fault) => {
      for (const sensor of ['room', 'floor', 'outdoor'] as const)
        expect(readingOf(device({}, { fault }), sensor)).not.toBeNull()
    },
  )

  test('is null for a missing floor sensor', () => {
    expect(readingOf(device({}, { floorSensorConnected: false }), 'floor')).toBeNull()
  })
})

describe('The sensor choice refuses', () => {
  const choicesThatUseTheFloor = ['floorSensor', 'roomSensorFloor', 'floorSensorRoom'] as const

  test('all choices with power control', () => {
    const powered = device({ application: 'powerControl' })
    for (const choice of sensorChoices)
      expect(refusalOf(powered, choice)).toBe('sensorChoice.refused.powerControl')
  })

  test.each([{ floorSensorConnected: false }, { fault: 3 }, { fault: 4 }] as const)(
    'choices with the floor sensor while it is missing or faulty: %o',
    (surroundings) => {
      for (const choice of choicesThatUseTheFloor)
        expect(refusalOf(device({}, surroundings), choice)).toBe('sensorChoice.refused.noFloorSensor')
      expect(refusalOf(device({}, surroundings), 'roomSensor')).toBeNull()
    },
  )

  test.each([
    ['wood/laminate', true, 'sensorChoice.refused.floorNeedsLimit'],
    ['plastic/vinyl', true, 'sensorChoice.refused.floorNeedsLimit'],
    ['tile/stone', true, null],
    ['wood/laminate', false, null],
    ['plastic/vinyl', false, null],
  ] as const)(
    'the room sensor alone if a connected floor sensor must limit the floor: %s, connected %s',
    (floorType, floorSensorConnected, refusal) => {
      expect(refusalOf(device({ floorType }, { floorSensorConnected }), 'roomSensor')).toBe(refusal)
    },
  )

  test('no other choices', () => {
    for (const choice of sensorChoices) expect(refusalOf(device(), choice)).toBeNull()
    for (const fault of [1, 2, 5, 6, 7, 8] as const)
      for (const choice of choicesThatUseTheFloor) expect(refusalOf(device({}, { fault }), choice)).toBeNull()
  })
})

// behaviour 9.11
describe('The panel and the deck say why there is no reading', () => {
  const stored = { roomSensorActualValue: 213, floorSensorActualValue: 187 }

  test.each<[Partial<Surroundings>, number | string, number | string]>([
    [{}, 213, 187],
    [{ fault: 1 }, 'shorted', 187],
    [{ fault: 2 }, 'open', 187],
    [{ fault: 3 }, 213, 'shorted'],
    [{ fault: 4 }, 213, 'open'],
    [{ fault: 5 }, 213, 187],
    [{ floorSensorConnected: false }, 213, 'open'],
    [{ floorSensorConnected: false, fault: 3 }, 213, 'shorted'],
    [{ floorSensorConnected: false, fault: 1 }, 'shorted', 'open'],
  ])('%o', (surroundings, room, floor) => {
    const given = device(stored, surroundings)
    expect(readingOrDefectOf(given, 'roomReading')).toBe(room)
    expect(readingOrDefectOf(given, 'floorReading')).toBe(floor)
    expect(readingOrDefectOf(given, 'outdoorReading')).toBe(-50)
  })

  test('with a dash in place of a number', () => {
    expect(readingText(187)).toMatchObject({ number: 18.7 })
    expect(readingText('open')).toEqual({
      id: 'surroundings.noReading',
      values: { why: 'surroundings.openCircuit' },
    })
  })
})

describe("The state of the floor sensor's lead", () => {
  const withState = (state: (typeof floorSensorStates)[number], surroundings: Partial<Surroundings> = {}) => {
    const before = device({}, surroundings).surroundings
    return device({}, { ...before, ...withFloorSensor(state, before) })
  }

  test.each(floorSensorStates)('%s: the lead comes to this state from each of the others', (state) => {
    for (const other of floorSensorStates)
      expect(
        floorSensorStateOf(
          atHome(
            {},
            { ...withState(other).surroundings, ...withFloorSensor(state, withState(other).surroundings) },
          ).device,
        ),
      ).toBe(state)
  })

  test('E4 from the faults is an open lead, too', () => {
    expect(floorSensorStateOf(device({}, { fault: 4 }))).toBe('open')
    expect(withState('connected', { fault: 4 }).surroundings.fault).toBe(0)
  })

  test('connecting the sensor keeps a fault of another part', () => {
    expect(withState('connected', { fault: 1 }).surroundings.fault).toBe(1)
    expect(withState('connected', { fault: 1, floorSensorConnected: false }).surroundings).toMatchObject({
      fault: 1,
      floorSensorConnected: true,
    })
  })
})

test.each(['room', 'floor'] as const)(
  'the faults of the %s sensor are those of the table of codes',
  (sensor) => {
    for (const circuit of ['open', 'shorted'] as const) {
      const fault = sensorFaults[sensor][circuit]
      expect(fault !== 0 && faultCodes[fault]).toMatchObject({ sensor, circuit })
    }
  },
)
