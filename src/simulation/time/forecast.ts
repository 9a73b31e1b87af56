/** The forecast: simulates the next 24 hours without any input to the device. */
import type { Instant } from '../../thermostat/device/device'
import { upcomingEvents } from '../../thermostat/device/regulation'
import { limitEvents, MAX_LIMIT_GAP_MS } from './events'
import { type History, isSampleTime, sampleOf } from './history'
import { CHART_SPAN_MS, type HouseEvent, type Sample, type SimulationState } from './model'
import { advanceTo, nextStepEnd } from './simulation-state'

export interface Forecast extends History {
  /** The next time at which the heating turns on or off; `null` if not within 24 hours. */
  readonly nextRelayChange: Instant | null
}

export function forecastOf(state: SimulationState): Forecast {
  const lastSample = state.device.clock + CHART_SPAN_MS
  // Later events are needed to recognise a gap between two limit events.
  const end = lastSample + MAX_LIMIT_GAP_MS
  const samples: Sample[] = []
  const events: HouseEvent[] = [...upcomingEvents(state.device, end)]
  let nextRelayChange: Instant | null = null
  const { heating } = sampleOf(state)
  let now = state
  while (now.device.clock < end) {
    const next = advanceTo(now, nextStepEnd(now.device.clock, end))
    // The relay is set at the beginning of a step.
    if (nextRelayChange === null && now.device.clock <= lastSample && next.regulator.heating !== heating)
      nextRelayChange = now.device.clock
    events.push(...limitEvents(now, next))
    if (isSampleTime(next.device.clock) && next.device.clock <= lastSample) samples.push(sampleOf(next))
    now = next
  }
  return { samples, events: events.sort((one, other) => one.at - other.at), nextRelayChange }
}
