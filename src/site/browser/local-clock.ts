/** The browser's local time as an `Instant` of the device. */
import type { Instant } from '../../thermostat/device/device'

/** The source of the time; tests replace it. */
export interface Clock {
  /** Milliseconds since 1970, in UTC. */
  epochMs(): number
  /** Minutes by which local time is behind UTC at that time; negative if it is ahead. */
  timezoneOffset(epoch: number): number
}

export const systemClock: Clock = {
  epochMs: () => Date.now(),
  timezoneOffset: (epoch) => new Date(epoch).getTimezoneOffset(),
}

const MINUTE_MS = 60_000

/** Returns a function that reads the current local time, in ms on the device's clock. */
export function localNowOf(clock: Clock = systemClock): () => Instant {
  return () => {
    const epoch = clock.epochMs()
    return epoch - clock.timezoneOffset(epoch) * MINUTE_MS
  }
}
