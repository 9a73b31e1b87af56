/** For tests: a winter's day of a house, as time that runs has it. */
import { DAY, HOUR, type Instant } from '../../../thermostat/device/device'
import { aheadOf, beginCourse, runOn, shown } from '../course'
import type { Sample } from '../model'
import { begin, noon } from '../testing'

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
  heatedFor: 0,
  ...said,
})

const begun = beginCourse(begin({ settings: { program: 'week' }, from: 14 - 24 }))
const dayLater = runOn(begun, begun.world.device, DAY)
const { past, now } = shown(dayLater)
const { ahead, events } = aheadOf(dayLater)

/** All that the chart draws in the afternoon, once time has run for a day. */
export const aDay = { past, ahead, events, now, speed: 60 } as const
