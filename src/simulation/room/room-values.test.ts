import { describe, expect, test } from 'vitest'
import { defaultSurroundings, type Settings, type Surroundings } from '../../thermostat/device/device'
import { atHome } from '../../thermostat/device/testing'
import { defaultHouseSettings } from '../time/model'
import { riseOf, riseStrengthOf, roomValuesOf, shortReadingText, warmthOf } from './room-values'

const valuesAt = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  roomValuesOf(atHome(settings, surroundings).device, { houseSettings: defaultHouseSettings }, false)

describe('The values of the drawing', () => {
  test('are the readings, the cards and the window as the device has them', () => {
    const surroundings = { outdoorReading: -100, roomReading: 210, floorReading: 220, windowOpen: true }
    expect(valuesAt({ wifiInstalled: true }, surroundings)).toMatchObject({
      outdoor: -100,
      room: 210,
      floor: 220,
      windowOpen: true,
      wifiCard: true,
      floorSensor: 'connected',
      construction: 'screed',
      covering: 'tile',
      minute: 12 * 60,
    })
  })

  test.each([
    [{ fault: 3 }, 'shorted'],
    [{ fault: 4 }, 'open'],
    [{ floorSensorConnected: false }, 'open'],
  ] as const)('with %j the floor sensor is %s, and the floor has no reading', (change, floorSensor) => {
    expect(valuesAt({}, { ...defaultSurroundings, ...change })).toMatchObject({
      floorSensor,
      floorReading: floorSensor,
      roomReading: 190,
    })
  })

  test('the device in the drawing has the ring and the number of the real one', () => {
    const { ringTone, ringFill, deviceText } = valuesAt({ temperatureValue: 24 }, { floorReading: 190 })
    expect(ringTone).toBe('warm')
    expect(ringFill).toBeGreaterThan(0)
    expect(deviceText).toMatchObject({ number: 19 })
  })

  test('a driveway is drawn with ground heating', () => {
    expect(valuesAt({ application: 'groundHeating' }).construction).toBe('driveway')
  })
})

test('a broken sensor has a dash instead of a number', () => {
  expect(shortReadingText(190)).toMatchObject({ number: 19 })
  expect(shortReadingText('open')).toEqual({ verbatim: '–' })
})

test('the floor is drawn cold at 17° and warm at 29°', () => {
  expect([150, 170, 230, 290, 350].map(warmthOf)).toEqual([0, 0, 0.5, 1, 1])
})

// behaviour 17.12
test('warm air rises higher in a warmer room, and only from a floor that is warmer than the room', () => {
  expect(riseOf(140)).toBe(0)
  expect(riseOf(210)).toBe(6)
  expect(riseStrengthOf({ floor: 190, room: 200 })).toBe(0)
  expect(riseStrengthOf({ floor: 230, room: 200 })).toBe(0.5)
  expect(riseStrengthOf({ floor: 290, room: 200 })).toBe(1)
})
