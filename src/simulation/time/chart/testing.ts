/** For tests: a winter's day of a house, as time that runs has it. */
import { DAY, HOUR, type Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { advanceRun, forecastPartOf, startRun, timelineOf } from '../simulation-run'
import { coolState, noon } from '../testing'

/** Wednesday, 14:00. */
export const afternoon: Instant = noon + 2 * HOUR

/** A sample of which a test says what matters. */
export const sampleWith = (said: Partial<Sample>): Sample => ({
  at: afternoon,
  setpoint: null,
  floor: 200,
  room: 200,
  outdoor: 0,
  heating: false,
  heatedMs: 0,
  ...said,
})

const begun = startRun(coolState({ settings: { program: 'week' }, from: 14 - 24 }))
const dayLater = advanceRun(begun, begun.state.device, DAY)
const { past, now } = timelineOf(dayLater)
const { ahead, events } = forecastPartOf(dayLater)

/** All that the chart draws in the afternoon, once time has run for a day. */
export const chartDay = { past, ahead, events, now, speed: 60 } as const
