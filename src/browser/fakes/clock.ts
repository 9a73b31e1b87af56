/** A clock that is told what time it is. */
import type { Clock } from '../now'

export const NOON = Date.UTC(2025, 2, 10, 12)

/** More than any test lets run at once. */
const MOST_TIMEOUTS = 100_000

/** A clock and its timeouts, which run only when the time is moved on. */
export class FakeClock implements Clock {
  /** Minutes behind UTC. */
  zone = 0
  /** How many timeouts were ever begun. */
  begun = 0
  private time = NOON
  private next = 1
  private readonly timeouts = new Map<number, { readonly due: number; readonly run: () => void }>()

  epoch(): number {
    return this.time
  }

  behind(): number {
    return this.zone
  }

  get running(): number {
    return this.timeouts.size
  }

  readonly setTimeout = (run: () => void, milliseconds: number): number => {
    this.begun++
    this.timeouts.set(this.next, { due: this.time + milliseconds, run })
    return this.next++
  }

  readonly clearTimeout = (id: number): void => {
    this.timeouts.delete(id)
  }

  /** Lets time pass in which nothing runs, as in a tab that sleeps. */
  stall(milliseconds: number): void {
    this.time += milliseconds
  }

  /** Lets this much time pass, in milliseconds. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (let ran = 0; ; ran++) {
      if (ran > MOST_TIMEOUTS) throw new Error('one timeout follows the other without end')
      const due = [...this.timeouts]
        .filter(([, { due }]) => due <= end)
        .sort((a, b) => a[1].due - b[1].due)[0]
      if (!due) break
      const [id, { due: at, run }] = due
      this.timeouts.delete(id)
      this.time = Math.max(this.time, at)
      run()
    }
    this.time = end
  }
}
