import { describe, expect, test } from 'vitest'
import { DAY, defaultSurroundings, HOUR, MINUTE, SECOND } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { floors } from '../house/model'
import { forecastOf } from './forecast'
import { sampleOf } from './history'
import { powerOf } from './power'
import { advance, createSimulation, withDevice, withHouseSettings } from './simulation-state'
import { coolState, day, deviceOf, houseSettingsOf, settledState } from './testing'

describe('a house starts adapted to its settings (behaviour 31.20)', () => {
  test.each(floors)('%s: the first days need as much heating as later ones in the same weather', (floor) => {
    for (const sensorChoice of ['floorSensor', 'roomSensor'] as const) {
      const settings = { temperatureValue: 22, sensorChoice }
      const state = settledState({ settings, floor, surroundings: { outdoorReading: -50 } })
      const first = advance(state, 48 * HOUR)
      const before = advance(first, 5 * 24 * HOUR)
      const later = advance(before, 48 * HOUR)
      const [firstMs, laterMs] = [first.heatedMs, later.heatedMs - before.heatedMs]
      expect(Math.abs(firstMs / laterMs - 1)).toBeLessThan(0.03)
    }
  })

  test('with the week program it has cooled at night as in other weeks', () => {
    const week = (startHour: number) => settledState({ settings: { program: 'week' }, startHour })
    const weekLater = sampleOf(advance(week(6), 8 * DAY))
    expect(sampleOf(week(30)).floor).toBeLessThan(200)
    expect(Math.abs(sampleOf(week(8 * 24 + 6)).floor - weekLater.floor)).toBeLessThan(3)
  })

  test('a setpoint just set manually is ignored', () => {
    const settings = { program: 'week' } as const
    const { device } = openAt('/home', { settings, at: day + 6 * HOUR }).press('next')
    const { floor, room } = sampleOf(settledState({ settings, startHour: 6 }))
    expect(sampleOf(createSimulation(device, houseSettingsOf({})))).toMatchObject({ floor, room })
  })

  test('a drying floor is unheated; a device just turned off has a heated house', () => {
    expect(sampleOf(settledState({ settings: { program: 'delayedStartup' } })).room).toBeLessThan(120)
    const off = settledState({ settings: { power: 'off', temperatureValue: 22 } })
    expect(sampleOf(off).floor).toBeGreaterThan(215)
  })

  test('an open window or a fault is ignored', () => {
    const settings = { temperatureValue: 22 }
    const { floor, room } = sampleOf(settledState({ settings }))
    const disturbed = settledState({ settings, surroundings: { windowOpen: true, fault: 3 } })
    expect(sampleOf(disturbed)).toMatchObject({ floor, room })
  })

  test('temperatures to start with are used instead', () => {
    expect(sampleOf(coolState())).toMatchObject({ floor: 190, room: 190 })
  })

  test('another floor keeps the temperatures', () => {
    const state = advance(coolState(), 5 * HOUR)
    const { floor, room } = sampleOf(state)
    const moved = withHouseSettings(state, { ...state.houseSettings, floor: 'concrete' })
    expect(sampleOf(moved)).toMatchObject({ floor, room })
    expect(moved.house.construction).toBe('concrete')
  })
})

describe('advance (behaviour 31.25)', () => {
  test('the device reads the temperatures of the house', () => {
    const state = advance(coolState(), 5 * HOUR + 7 * SECOND)
    const { floor, room, outdoor } = sampleOf(state)
    expect(state.device.clock).toBe(day + 17 * HOUR + 7 * SECOND)
    expect(state.device.simulatedTime).toMatchObject({ floor, room, outdoor })
  })

  test('one long time gives the same as many short ones', () => {
    const once = advance(coolState(), 3 * HOUR)
    let often = coolState()
    for (let minutes = 0; minutes < 180; minutes += 1.5) often = advance(often, 1.5 * MINUTE)
    expect(Math.abs(sampleOf(often).floor - sampleOf(once).floor)).toBeLessThanOrEqual(2)
    expect(Math.abs(often.house.air - once.house.air)).toBeLessThan(0.15)
  })

  // behaviour 31.2
  test('a manual reading stays while the house is simulated', () => {
    const state = coolState({ surroundings: { floorReading: 220 } })
    const later = advance(state, 4 * HOUR)
    expect(later.regulator.heating).toBe(false)
    expect(later.device.surroundings.floorReading).toBe(220)
    expect(sampleOf(later).floor).toBeLessThan(220)
  })

  test('a manual outdoor reading replaces the weather until it is cleared (behaviour 31.2)', () => {
    const mild = advance(coolState({ surroundings: { outdoorReading: 100 } }), 5 * HOUR)
    const cold = advance(coolState({ surroundings: { outdoorReading: -200 } }), 5 * HOUR)
    expect(sampleOf(cold).outdoor).toBe(-200)
    expect(cold.heatedMs).toBeGreaterThan(mild.heatedMs)
    const usual = withDevice(cold, { ...cold.device, surroundings: defaultSurroundings })
    expect(sampleOf(usual).outdoor).toBe(sampleOf(advance(coolState(), 5 * HOUR)).outdoor)
  })
})

describe('power and construction (behaviour 31.20, 31.21)', () => {
  test('the installed power heats the entered area, else the area for which it is typical', () => {
    const device = deviceOf({ settings: { effectValue: 1000 } })
    expect(powerOf(device, houseSettingsOf({ area: 10 }))).toEqual({
      watts: 1000,
      isTypical: false,
      area: 10,
    })
    expect(powerOf(device, houseSettingsOf({ floor: 'concrete' })).area).toBe(10)
    expect(powerOf(device, houseSettingsOf({})).area).toBeCloseTo(6.67, 2)
  })

  test('without an installed power, the typical power heats the entered area, else 10 m²', () => {
    const device = deviceOf({})
    expect(powerOf(device, houseSettingsOf({ floor: 'mat' }))).toEqual({
      watts: 1500,
      isTypical: true,
      area: 10,
    })
    expect(powerOf(device, houseSettingsOf({ floor: 'concrete', area: 20 })).watts).toBe(2000)
  })

  test('a larger area warms more slowly with the same power', () => {
    const settings = { effectValue: 1500, temperatureValue: 25 }
    const warmed = (area: number) => advance(coolState({ settings, area, startHour: 0 }), HOUR).house.slab
    expect(warmed(10)).toBeGreaterThan(warmed(15) + 1)
  })

  test('a wooden floor is another covering of the same house', () => {
    const state = coolState()
    const floorType = 'wood/laminate'
    const wood = withDevice(state, { ...state.device, settings: { ...state.device.settings, floorType } })
    expect(wood.house).toEqual({ ...state.house, covering: 'wood' })
  })

  test('ground heating heats a driveway, which has no room; changing back restores a room', () => {
    const state = settledState({ settings: { temperatureValue: 22 } })
    const ground = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
    const { settings } = deviceOf({ settings: ground })
    const driveway = withDevice(state, { ...state.device, settings })
    expect(driveway.house.construction).toBe('driveway')
    expect(sampleOf(driveway)).toMatchObject({ room: null, floor: expect.any(Number) })
    const warmest = advance(driveway, 20 * HOUR)
    expect(sampleOf(warmest).floor).toBeGreaterThan(50)
    // The setpoint of 23 degrees is never reached in winter.
    expect(sampleOf(warmest).floor).toBeLessThan(120)
    const back = withDevice(warmest, { ...warmest.device, settings: state.device.settings })
    expect(Math.abs(sampleOf(back).floor - 220)).toBeLessThan(10)
  })
})

describe('the forecast agrees with the simulation (behaviour 31.26)', () => {
  test('in every sample and event', () => {
    const state = advance(coolState({ settings: { program: 'week' } }), 5 * HOUR)
    const { samples, events } = forecastOf(state)
    expect(samples).toHaveLength(24 * 12)
    for (const sample of samples.filter((_, index) => index % 60 === 0))
      expect(sampleOf(advance(state, sample.at - state.device.clock))).toEqual(sample)
    expect(events.map(({ kind, at, temperature }) => [kind, (at - day) / HOUR, temperature])).toEqual([
      ['sleep', 23, 17],
      ['wakeUp', 30, 22],
      ['leave', 32, 17],
      ['backHome', 39, 22],
    ])
  })

  test('a sample at the instant of an event has the state after it', () => {
    const night = advance(coolState({ settings: { program: 'week' } }), 18 * HOUR)
    expect(night.device.clock).toBe(day + 30 * HOUR)
    expect(sampleOf(night)).toMatchObject({ setpoint: 220, isHeating: true })
    expect(sampleOf(advance(night, 2 * HOUR))).toMatchObject({ setpoint: 170, isHeating: false })
  })
})
