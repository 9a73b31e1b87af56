/** What is kept of the time that has run: points of the chart and what happened, of the last 24 hours. */
import { type Device, type Instant, MINUTE } from '../../thermostat/device/device'
import { regulate, setpointOf } from '../../thermostat/device/regulation'
import { readingsOf } from '../house/house'
import { eventsBetween, LIMIT_BREAK } from './events'
import { CHART_SPAN, type HouseEvent, type Sample, type World } from './model'
import { outdoorsAround } from './world'

/** How far the chart's points are from each other, in ms: every fifth minute of the hour has one. */
const SAMPLED_EVERY = 5 * MINUTE

export interface History {
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
}

export function beginHistory(world: World): History {
  return { samples: [sampleOf(world)], events: [] }
}

/** How it is now, by the house itself: a sensor that was set by hand may read otherwise. */
export function sampleOf({ device, house, regulator, heatedFor }: World): Sample {
  const at = device.clock
  // Stays at what is set until the event, also while the adaptive function heats early (behaviour 31.18).
  const setpoint = setpointOf(device)
  const { floor, room, outdoor } = readingsOf(house, outdoorsAround(device, at))
  return {
    at,
    setpoint: typeof setpoint === 'number' ? setpoint * 10 : null,
    floor,
    room: house.build === 'driveway' ? null : room,
    outdoor,
    // From now on: the regulator is still that of the minute before.
    heating: regulate(device, regulator).heating,
    heatedFor,
  }
}

/** When the next point of the chart is due. */
export function nextSample(now: Instant): Instant {
  return (Math.floor(now / SAMPLED_EVERY) + 1) * SAMPLED_EVERY
}

export function isSampled(at: Instant): boolean {
  return at % SAMPLED_EVERY === 0
}

/** With what happened since, and with a point of the chart where one is due. */
export function remember(history: History, before: World, after: World): History {
  const oldest = after.device.clock - CHART_SPAN
  // A little more, so that a limit that let go for a while is known as that to the end.
  const oldestEvent = oldest - LIMIT_BREAK
  const happened = eventsBetween(before, after)
  const samples = sampled(history.samples, before, after)
  if (samples === history.samples && happened.length === 0) return history
  return {
    samples: samples === history.samples ? samples : since(samples, oldest),
    events: [...since(history.events, oldestEvent), ...happened],
  }
}

/** The points with the one that is due. The last is another where the device was changed at its moment. */
function sampled(samples: readonly Sample[], before: World, after: World): readonly Sample[] {
  const { clock } = after.device
  if (clock > before.device.clock) return isSampled(clock) ? [...samples, sampleOf(after)] : samples
  const isOther = isTouched(after.device, before.device) && samples.at(-1)?.at === clock
  return isOther ? [...samples.slice(0, -1), sampleOf(after)] : samples
}

/** Whether somebody has changed the device or what surrounds it. */
export function isTouched({ settings, surroundings }: Device, before: Device | undefined): boolean {
  return settings !== before?.settings || surroundings !== before?.surroundings
}

function since<Moment extends { readonly at: Instant }>(moments: readonly Moment[], oldest: Instant) {
  return moments.filter(({ at }) => at >= oldest)
}
