/** Wakes the device when one of its timers is due; `alarm.ts` decides when. */
import { type Instant, timers } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { momentsAfter, nextAlarm } from './alarm'
import { type Connection, connectionOf, onShow, type PageWindow, type TimerWindow } from './connection'

/**
 * Keeps one timeout running, for the earliest of the device's timers, and wakes the device after a sleep.
 * @param now the present moment on the device's clock, in ms
 */
export function connectTimers(
  window: PageWindow & TimerWindow,
  store: DeviceStore,
  now: () => Instant,
): Connection {
  const wake = (at: Instant) => store.getState().send({ type: 'wake', at })
  let set: { readonly due: Instant; readonly id: number } | null = null
  let rung = Number.NEGATIVE_INFINITY

  function reset(): void {
    const dues = timers(store.getState().device).map(({ due }) => due)
    const due = nextAlarm(dues, rung, now())
    if (due === set?.due) return
    stop()
    if (due !== null) set = { due, id: window.setTimeout(() => ring(due), Math.max(0, due - now())) }
  }

  function ring(due: Instant): void {
    set = null
    rung = due
    for (const moment of momentsAfter(due, now())) wake(moment)
    reset()
  }

  function stop(): void {
    if (set) window.clearTimeout(set.id)
    set = null
  }

  reset()
  return connectionOf(store.subscribe(reset), ...onShow(window, () => wake(now())), stop)
}
