import { describe, expect, test } from 'vitest'
import type { Settings, Surroundings, Text } from '../../thermostat/device/device'
import { atHome } from '../../thermostat/device/testing'
import { defaultHouseSettings, type HouseSettings } from '../time/model'
import { causeOf } from './cause'

const cause = (
  settings: Partial<Settings> = {},
  surroundings: Partial<Surroundings> = {},
  houseSettings: HouseSettings = defaultHouseSettings,
) => causeOf(atHome(settings, surroundings).device, houseSettings).sentence

const id = (text: Text) => (typeof text === 'object' && 'id' in text ? text.id : text)

// behaviour 17.13
describe('The sentence below the drawing', () => {
  test('says what it takes to keep the setpoint, and how long the cable heats for it', () => {
    expect(cause({ temperatureValue: 22 }, { outdoorReading: -150 })).toMatchObject({
      id: 'time.room.cause.holds',
      values: { set: { number: 22 }, outdoor: { number: -15 }, power: { number: 1500 } },
    })
  })

  test('the minutes an hour are the needed share of the power', () => {
    const text = cause({ temperatureValue: 22 }, { outdoorReading: -150 })
    const { need, power, minutes } = (text as { values: Record<string, { number: number }> }).values
    const share = (need?.number ?? 0) / (power?.number ?? 1)
    expect(minutes?.number).toBe(Math.round(share * 60))
  })

  test('the drawing has the same watts, and none if the sentence names none', () => {
    const lossOf = (surroundings: Partial<Surroundings>) =>
      causeOf(atHome({ temperatureValue: 22 }, surroundings).device, defaultHouseSettings).loss
    const text = cause({ temperatureValue: 22 }, { outdoorReading: -150 })
    expect(text).toMatchObject({ values: { need: lossOf({ outdoorReading: -150 }) } })
    expect(lossOf({ fault: 3 })).toBeNull()
    expect(
      causeOf(atHome({ temperatureValue: 18 }, { outdoorReading: 200 }).device, defaultHouseSettings).loss,
    ).toBeNull()
  })

  test('an open window takes more, until the power is not enough', () => {
    expect(id(cause({}, { windowOpen: true, outdoorReading: -50 }))).toBe('time.room.cause.holds.window')
    const cold = { windowOpen: true, outdoorReading: -150 }
    expect(id(cause({ temperatureValue: 25 }, cold))).toBe('time.room.cause.weak.window.floor')
  })

  test('with the room sensor the room stops short, with the floor sensor the floor', () => {
    const settings = { temperatureValue: 30, effectValue: 500 }
    const house: HouseSettings = { floor: 'screed', area: 10 }
    expect(id(cause(settings, { outdoorReading: -150 }, house))).toBe('time.room.cause.weak.floor')
    const withRoomSensor = { ...settings, sensorChoice: 'roomSensor' } as const
    expect(id(cause(withRoomSensor, { outdoorReading: -150 }, house))).toBe('time.room.cause.weak.room')
  })

  test('on a mild day the cable stays cold', () => {
    expect(id(cause({ temperatureValue: 18 }, { outdoorReading: 200 }))).toBe('time.room.cause.warm')
  })

  test.each([
    ['time.room.cause.off', { power: 'off' }, {}],
    ['time.room.cause.ventilation', { ventilationFunction: 'on' }, { windowOpen: true }],
    ['time.room.cause.limit', {}, { floorOverLimit: true }],
    ['time.room.cause.operatingPause', { operatingTimeLimitation: 10 }, { operatingPause: true }],
    ['time.room.cause.noPower', { application: 'powerControl', powerControlValue: 0 }, {}],
    ['time.verdict.share', { application: 'powerControl', powerControlValue: 25 }, {}],
  ] as const)('%s', (expected, settings, surroundings) => {
    expect(id(cause(settings, surroundings))).toBe(expected)
  })

  test.each([
    [{ fault: 3 }, 'error.e3'],
    [{ fault: 6 }, 'error.e6'],
    [{ floorSensorConnected: false }, 'error.e4'],
  ] as const)('with %j it names the fault', (surroundings, fault) => {
    expect(cause({}, surroundings)).toEqual({ id: 'time.room.cause.fault', values: { fault } })
  })
})
