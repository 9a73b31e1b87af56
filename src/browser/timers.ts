/** Wakes the device when one of its timers is due; `alarm.ts` decides when. */
import { type Instant, timers } from '../device/device'
import { type Alarm, momentsAfter, nextAlarm } from './alarm'
import { type Connection, connectionOf, onShow, type PageWindow, type TimerWindow } from './connection'
import type { DeviceStore } from './store'

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
    const next = nextAlarm(dues, rung, now())
    if (next?.due === set?.due) return
    stop()
    if (next) set = { due: next.due, id: window.setTimeout(() => ring(next), next.wait) }
  }

  function ring({ due, isWhole }: Alarm): void {
    set = null
    if (isWhole) {
      rung = due
      for (const moment of momentsAfter(due, now())) wake(moment)
    }
    reset()
  }

  function stop(): void {
    if (set) window.clearTimeout(set.id)
    set = null
  }

  reset()
  return connectionOf(store.subscribe(reset), ...onShow(window, () => wake(now())), stop)
}
