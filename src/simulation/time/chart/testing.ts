/** Test fixtures: the data of the chart on a day in winter. */
import { DAY, HOUR, type Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { advanceRun, currentPartOf, forecastPartOf, startRun } from '../simulation-run'
import { coolState, noon } from '../testing'

/** Wednesday, 14:00. */
export const afternoon: Instant = noon + 2 * HOUR

export const sampleWith = (values: Partial<Sample>): Sample => ({
  at: afternoon,
  setpoint: null,
  floor: 200,
  room: 200,
  outdoor: 0,
  isHeating: false,
  heatedMs: 0,
  ...values,
})

/** 14:00 on the day before. */
const START_HOUR = 14 - 24

const start = startRun(coolState({ settings: { program: 'week' }, startHour: START_HOUR }))
const dayLater = advanceRun(start, start.state.device, DAY)
const { past, currentSample } = currentPartOf(dayLater)
const { forecast, events } = forecastPartOf(dayLater)

/** The chart's data in the afternoon, after a simulated day. */
export const chartDay = { past, forecast, events, currentSample, speed: 60 } as const
