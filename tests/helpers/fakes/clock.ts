/** A clock that tests control. */
import { createClock } from '@sinonjs/fake-timers'
import type { Clock } from '../../../src/site/browser/local-clock'

export const NOON = Date.UTC(2025, 2, 10, 12)

/** A clock with timeouts that run only when a test lets time pass. */
export class FakeClock implements Clock {
  /** Minutes by which local time is behind UTC. */
  offsetMinutes = 0
  private readonly timers = createClock(NOON)
  readonly setTimeout = (run: () => void, ms: number): number => Number(this.timers.setTimeout(run, ms))
  readonly clearTimeout = (id: number): void => this.timers.clearTimeout(id)

  epochMs(): number {
    return this.timers.now
  }

  timezoneOffset(): number {
    return this.offsetMinutes
  }

  /** The number of pending timeouts. */
  get pendingCount(): number {
    return this.timers.countTimers()
  }

  /** Lets this many ms pass without running a timeout, as in a sleeping tab. */
  sleep(ms: number): void {
    this.timers.setSystemTime(this.timers.now + ms)
  }

  /** Lets this many ms pass and runs the timeouts that are due. */
  advance(ms: number): void {
    this.timers.tick(ms)
  }
}
