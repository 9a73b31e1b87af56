/** A clock that tests set and move on. */
import { createClock } from '@sinonjs/fake-timers'
import type { Clock } from '../../src/browser/now'

export const NOON = Date.UTC(2025, 2, 10, 12)

/** A clock and its timeouts, which run only when the time is moved on. */
export class FakeClock implements Clock {
  /** Minutes behind UTC. */
  zone = 0
  private readonly timers = createClock(NOON)
  readonly setTimeout = (run: () => void, ms: number): number => Number(this.timers.setTimeout(run, ms))
  readonly clearTimeout = (id: number): void => this.timers.clearTimeout(id)

  epoch(): number {
    return this.timers.now
  }

  behind(): number {
    return this.zone
  }

  /** How many timeouts are waiting. */
  get running(): number {
    return this.timers.countTimers()
  }

  /** Lets this many milliseconds pass in which nothing runs, as in a tab that sleeps. */
  stall(ms: number): void {
    this.timers.setSystemTime(this.timers.now + ms)
  }

  /** Lets this many milliseconds pass. */
  pass(ms: number): void {
    this.timers.tick(ms)
  }
}
