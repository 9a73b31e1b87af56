/** The forecast: simulates the next 24 hours without any input to the device. */
import { upcomingEvents } from '../../thermostat/device/regulation'
import { limitEventsBetween, MAX_LIMIT_GAP_MS } from './events'
import { isSampleTime, sampleOf } from './history'
import {
  type HouseEvent,
  type RelayChange,
  type Sample,
  type SimulationState,
  TIMELINE_SPAN_MS,
} from './model'
import { advanceTo, nextStepEnd } from './simulation-state'

export interface Forecast {
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
  /** `null` if the heating does not turn on or off within 24 hours. */
  readonly nextRelayChange: RelayChange | null
}

export function forecastOf(state: SimulationState): Forecast {
  const lastSampleTime = state.device.clock + TIMELINE_SPAN_MS
  // Events after the last sample are needed to recognise a gap between two limit events.
  const end = lastSampleTime + MAX_LIMIT_GAP_MS
  const samples: Sample[] = []
  const events: HouseEvent[] = [...upcomingEvents(state.device, end)]
  let nextRelayChange: RelayChange | null = null
  const { isHeating } = sampleOf(state)
  let current = state
  while (current.device.clock < end) {
    const next = advanceTo(current, nextStepEnd(current.device.clock, end))
    // The relay switches at the beginning of a step.
    if (
      nextRelayChange === null &&
      current.device.clock <= lastSampleTime &&
      next.regulator.heating !== isHeating
    )
      nextRelayChange = { at: current.device.clock, isOn: !isHeating }
    events.push(...limitEventsBetween(current, next))
    if (isSampleTime(next.device.clock) && next.device.clock <= lastSampleTime) samples.push(sampleOf(next))
    current = next
  }
  return { samples, events: events.sort((a, b) => a.at - b.at), nextRelayChange }
}
