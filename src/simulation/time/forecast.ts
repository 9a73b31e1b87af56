/** What is ahead if nobody does anything: a copy of the world that runs on for 24 hours. */
import type { Instant } from '../../thermostat/device/device'
import { upcomingEvents } from '../../thermostat/device/regulation'
import { LIMIT_BREAK, limitEvents } from './events'
import { type History, isSampled, sampleOf } from './history'
import { CHART_SPAN, type HouseEvent, type Sample, type World } from './model'
import { advanceTo, nextStep } from './world'

export interface Forecast extends History {
  /** When the heating turns on or off next, `null` where it does not within the next 24 hours. */
  readonly turns: Instant | null
}

export function forecastOf(world: World): Forecast {
  const lastSample = world.device.clock + CHART_SPAN
  // A little more, so that a limit that lets go for a while is known as that to the end.
  const end = lastSample + LIMIT_BREAK
  const samples: Sample[] = []
  const events: HouseEvent[] = [...upcomingEvents(world.device, end)]
  let turns: Instant | null = null
  const { heating } = sampleOf(world)
  let now = world
  while (now.device.clock < end) {
    const next = advanceTo(now, nextStep(now.device.clock, end))
    // What a step does is decided at its beginning.
    if (turns === null && now.device.clock <= lastSample && next.regulator.heating !== heating)
      turns = now.device.clock
    events.push(...limitEvents(now, next))
    if (isSampled(next.device.clock) && next.device.clock <= lastSample) samples.push(sampleOf(next))
    now = next
  }
  return { samples, events: events.sort((one, other) => one.at - other.at), turns }
}
