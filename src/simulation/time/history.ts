/** The history of a simulation: its samples of the last 24 hours, and its events of a slightly longer time. */
import { type Device, type Instant, MINUTE } from '../../thermostat/device/device'
import { regulate, setpointOf } from '../../thermostat/device/regulation'
import { readingsOf } from '../house/house'
import { eventsBetween, MAX_LIMIT_GAP_MS } from './events'
import { type HouseEvent, type Sample, type SimulationState, TIMELINE_SPAN_MS } from './model'
import { outdoorTemperatureFor } from './simulation-state'

const SAMPLE_INTERVAL_MS = 5 * MINUTE

export interface History {
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
}

export function startHistory(state: SimulationState): History {
  return { samples: [sampleOf(state)], events: [] }
}

/** Returns a sample. Its indoor temperatures are those of the house, even while readings are set manually. */
export function sampleOf({ device, house, regulator, heatedMs }: SimulationState): Sample {
  const at = device.clock
  // This is the setpoint in force, even while the adaptive function heats for the next setpoint (behaviour 31.18).
  const setpoint = setpointOf(device)
  const { floor, room, outdoor } = readingsOf(house, outdoorTemperatureFor(device, at))
  return {
    at,
    setpoint: typeof setpoint === 'number' ? setpoint * 10 : null,
    floor,
    room: house.construction === 'driveway' ? null : room,
    outdoor,
    // `regulator` is the state of the previous step. The sample shows whether the heating is on in the next step.
    isHeating: regulate(device, regulator).heating,
    heatedMs,
  }
}

export function nextSampleTime(now: Instant): Instant {
  return (Math.floor(now / SAMPLE_INTERVAL_MS) + 1) * SAMPLE_INTERVAL_MS
}

export function isSampleTime(at: Instant): boolean {
  return at % SAMPLE_INTERVAL_MS === 0
}

/** Adds the events since `before`, and a sample if one is due. Removes samples and events that are too old. */
export function extendHistory(history: History, before: SimulationState, after: SimulationState): History {
  const pastStart = after.device.clock - TIMELINE_SPAN_MS
  // Older events are needed to recognise a gap between two limit events.
  const eventsStart = pastStart - MAX_LIMIT_GAP_MS
  const newEvents = eventsBetween(before, after)
  const samples = addSample(history.samples, before, after)
  if (samples === history.samples && newEvents.length === 0) return history
  return {
    samples: samples === history.samples ? samples : itemsSince(samples, pastStart),
    events: [...itemsSince(history.events, eventsStart), ...newEvents],
  }
}

/** Adds a sample if one is due. Replaces the last sample if the device has changed at the time of that sample. */
function addSample(
  samples: readonly Sample[],
  before: SimulationState,
  after: SimulationState,
): readonly Sample[] {
  const { clock } = after.device
  if (clock > before.device.clock) return isSampleTime(clock) ? [...samples, sampleOf(after)] : samples
  const shouldReplace =
    hasSettingsOrSurroundingsChanged(after.device, before.device) && samples.at(-1)?.at === clock
  return shouldReplace ? [...samples.slice(0, -1), sampleOf(after)] : samples
}

/** Also true if there is no device before. */
export function hasSettingsOrSurroundingsChanged(
  { settings, surroundings }: Device,
  before: Device | undefined,
): boolean {
  return settings !== before?.settings || surroundings !== before?.surroundings
}

function itemsSince<Item extends { readonly at: Instant }>(items: readonly Item[], start: Instant) {
  return items.filter(({ at }) => at >= start)
}
