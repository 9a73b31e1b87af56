/** Wakes the device when it asked to be woken. */
import { type Device, type Instant, type Timer, timers } from '../device/device'
import type { DeviceStore } from './store'

export interface TimerTools {
  setTimeout(run: () => void, milliseconds: number): number
  clearTimeout(id: number): void
}

export interface Alarm {
  /** Lets the device catch up with what came due while the page was hidden or asleep. */
  wake(): void
  dispose(): void
}

/** In milliseconds: browsers take a wait of more than 24 days for none, and a clock may be set in a shorter one. */
const LONGEST_WAIT = 3_600_000

/**
 * Keeps one timeout running, for the earliest of the device's timers.
 * @param now the present moment on the device's clock, in milliseconds
 * @param timersOf when a device wants to be woken; a test may bring its own
 */
export function keepAlarm(
  tools: TimerTools,
  store: DeviceStore,
  now: () => Instant,
  timersOf: (device: Device) => readonly Pick<Timer, 'due'>[] = timers,
): Alarm {
  let armed: { readonly due: Instant; readonly id: number } | null = null
  /** What was due by then is done; a timer that is there all the same must not ring for ever. */
  let rung = Number.NEGATIVE_INFINITY

  function arm(): void {
    const dues = timersOf(store.getState().device).map((timer) => timer.due)
    const done = Math.min(rung, now())
    const due = Math.min(...dues.filter((due) => due > done))
    if (armed?.due === due) return
    disarm()
    if (Number.isFinite(due)) set(due)
  }

  function set(due: Instant): void {
    const wait = Math.max(0, due - now())
    const isWhole = wait <= LONGEST_WAIT
    armed = { due, id: tools.setTimeout(() => ring(due, isWhole), Math.min(wait, LONGEST_WAIT)) }
  }

  function ring(due: Instant, isWhole: boolean): void {
    armed = null
    if (isWhole) {
      rung = due
      // The wait is over, whatever became of the clock on the wall meanwhile.
      const at = now()
      store.getState().send({ type: 'wake', at: Math.max(at, due) })
      // Where it was set back, the device learns of it.
      if (at < due) store.getState().send({ type: 'wake' })
    }
    arm()
  }

  function disarm(): void {
    if (armed) tools.clearTimeout(armed.id)
    armed = null
  }

  arm()
  const unsubscribe = store.subscribe(({ device }, { device: before }) => {
    if (device !== before) arm()
  })

  return {
    wake: () => store.getState().send({ type: 'wake' }),
    dispose() {
      disarm()
      unsubscribe()
    },
  }
}
