import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../thermostat/device/device'
import { advanceRun, currentPartOf, type SimulationRun, startRun } from './simulation-run'
import { day, type HouseSetup, settledState } from './testing'

const start = ({ settings, startHour = 0 }: HouseSetup = {}) =>
  startRun(settledState({ settings: { temperatureValue: 21, ...settings }, startHour }))

const advanceBy = (run: SimulationRun, ms: number) => advanceRun(run, run.state.device, ms)

describe("today's energy (behaviour 31.27)", () => {
  test('is the hours of heating times the installed power', () => {
    const { today } = currentPartOf(advanceBy(start({ settings: { effectValue: 800 } }), 12 * HOUR))
    expect(today.heatedHours).toBeGreaterThan(1)
    expect(today.heatedHours).toBeLessThan(12)
    expect(today.kWh).toBeCloseTo(today.heatedHours * 0.8)
  })

  test('uses the typical power of a room of 10 m² if no installed power is set', () => {
    const { today } = currentPartOf(advanceBy(start(), 12 * HOUR))
    expect(today.kWh).toBeCloseTo(today.heatedHours * 1.5)
  })

  test('starts again at midnight, and the day before is kept', () => {
    const run = advanceBy(start({ startHour: 10 }), 14 * HOUR - MINUTE)
    const { today } = currentPartOf(run)
    expect(today).toMatchObject({ from: day + 10 * HOUR })
    const tomorrow = currentPartOf(advanceBy(run, 11 * MINUTE))
    expect(tomorrow.today.heatedHours).toBeLessThanOrEqual(10 / 60 + 1e-9)
    expect(tomorrow.today.from).toBe(day + DAY)
    expect(tomorrow.pastDays).toMatchObject([{ from: day + 10 * HOUR }])
    expect(Math.abs((tomorrow.pastDays[0]?.kWh ?? 0) - today.kWh)).toBeLessThan(0.05)
  })

  test('keeps seven days, the latest first', () => {
    const { pastDays } = currentPartOf(advanceBy(start({ startHour: 10 }), 10 * DAY))
    expect(pastDays.map(({ from }) => (from - day) / DAY)).toEqual([9, 8, 7, 6, 5, 4, 3])
    for (const { kWh } of pastDays) expect(kWh).toBeGreaterThan(5)
  })

  test('is zero while the device is off', () => {
    const run = advanceBy(start({ settings: { power: 'off' } }), 6 * HOUR)
    expect(currentPartOf(run).today).toMatchObject({ heatedHours: 0, kWh: 0 })
  })
})

test('the history does not grow: it has the same size after weeks as after days', () => {
  const days = (run: SimulationRun, count: number) => advanceBy(run, count * DAY)
  const sizeOf = (run: SimulationRun) => ({
    samples: run.history.samples.length,
    events: run.history.events.length,
    days: run.pastDays.length,
    learned: run.state.regulator.heatUpRates.length,
  })
  const afterDays = days(start({ settings: { program: 'week', adaptiveFunction: 'on' } }), 14)
  expect(sizeOf(days(afterDays, 28))).toEqual(sizeOf(afterDays))
})
