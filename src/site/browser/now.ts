/** The browser's time as the device's clock counts it. */
import type { Instant } from '../../thermostat/device/device'

/** Where the time comes from; a test brings its own. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  epoch(): number
  /** How far local time is behind UTC at that time, in minutes; negative where it is ahead. */
  behind(epoch: number): number
}

export const systemClock: Clock = {
  epoch: () => Date.now(),
  behind: (epoch) => new Date(epoch).getTimezoneOffset(),
}

const MINUTE = 60_000

/** Gives a function that tells the present moment on the device's own clock, in milliseconds. */
export function wallClock(clock: Clock = systemClock): () => Instant {
  return () => {
    const epoch = clock.epoch()
    return epoch - clock.behind(epoch) * MINUTE
  }
}
