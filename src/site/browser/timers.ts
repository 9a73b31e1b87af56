/** Wakes the device when one of its timers is due. */
import { type Instant, timers } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import {
  type Connection,
  connectionOf,
  onPageVisible,
  type TimerWindow,
  type VisibilityWindow,
} from './connection'

/**
 * Keeps one timeout running, for the earliest of the device's timers, and wakes the device after a sleep.
 * @param now the present moment on the device's clock, in ms
 */
export function connectTimers(
  window: VisibilityWindow & TimerWindow,
  store: DeviceStore,
  now: () => Instant,
): Connection {
  const wake = (at: Instant) => store.getState().send({ type: 'wake', at })
  let scheduled: { readonly due: Instant; readonly id: number } | null = null
  let lastDue = Number.NEGATIVE_INFINITY

  function reset(): void {
    const dues = timers(store.getState().device).map(({ due }) => due)
    const due = nextWakeTime(dues, lastDue, now())
    if (due === scheduled?.due) return
    stop()
    if (due !== null) scheduled = { due, id: window.setTimeout(() => fire(due), Math.max(0, due - now())) }
  }

  function fire(due: Instant): void {
    scheduled = null
    lastDue = due
    // Over is over, though the clock was set back meanwhile, which the device learns.
    if (now() < due) wake(due)
    wake(now())
    reset()
  }

  function stop(): void {
    if (scheduled) window.clearTimeout(scheduled.id)
    scheduled = null
  }

  reset()
  return connectionOf(store.subscribe(reset), ...onPageVisible(window, () => wake(now())), stop)
}

/**
 * Gives the earliest moment to wake the device, `null` for none.
 * @param dues when its timers are due; the device's clock alone is due every minute, so no wait is long
 * @param lastDue when the last alarm was due: a timer that is still there must not ring for ever
 */
export function nextWakeTime(dues: readonly Instant[], lastDue: Instant, now: Instant): Instant | null {
  const done = Math.min(lastDue, now)
  const due = Math.min(...dues.filter((due) => due > done))
  return Number.isFinite(due) ? due : null
}
