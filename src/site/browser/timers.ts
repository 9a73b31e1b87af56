/** Wakes the device when one of its timers is due. */
import { type Instant, timersOf } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import {
  type Connection,
  connectionOf,
  onPageVisible,
  type TimerWindow,
  type VisibilityWindow,
} from './connection'

/**
 * Keeps one timeout for the earliest of the device's timers, and wakes the device when the page becomes visible.
 * @param now returns the time on the device's clock, in ms
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
    const dues = timersOf(store.getState().device).map(({ due }) => due)
    const due = nextWakeTime(dues, lastDue, now())
    if (due === scheduled?.due) return
    stop()
    if (due !== null) scheduled = { due, id: window.setTimeout(() => fire(due), Math.max(0, due - now())) }
  }

  function fire(due: Instant): void {
    scheduled = null
    lastDue = due
    // The timer is over even if the clock was set back meanwhile, so the device first gets the due time.
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
 * Returns the earliest time to wake the device, `null` for none.
 * @param dues the times at which its timers are due; the clock is due every minute, so no wait is long
 * @param lastDue the due time of the last timeout: a timer that stays in the list must not fire again and again
 */
export function nextWakeTime(dues: readonly Instant[], lastDue: Instant, now: Instant): Instant | null {
  // After the clock was set back, timers that are due before `lastDue` count again.
  const done = Math.min(lastDue, now)
  const due = Math.min(...dues.filter((due) => due > done))
  return Number.isFinite(due) ? due : null
}
