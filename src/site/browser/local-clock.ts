/** The browser's time as the device's clock counts it. */
import type { Instant } from '../../thermostat/device/device'

/** Where the time comes from; a test brings its own. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  epochMs(): number
  /** How far local time is behind UTC at that time, in minutes; negative where it is ahead. */
  timezoneOffset(epoch: number): number
}

export const systemClock: Clock = {
  epochMs: () => Date.now(),
  timezoneOffset: (epoch) => new Date(epoch).getTimezoneOffset(),
}

const MINUTE_MS = 60_000

/** Gives a function that tells the present moment on the device's own clock, in milliseconds. */
export function localNowOf(clock: Clock = systemClock): () => Instant {
  return () => {
    const epoch = clock.epochMs()
    return epoch - clock.timezoneOffset(epoch) * MINUTE_MS
  }
}
