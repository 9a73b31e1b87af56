/** Which timers should run now, and what each does when it runs out; the adapter starts and stops them. */
import { holdTimers } from './buttons'
import { change, changeSession, changeView } from './change'
import { screenOf, stepBack } from './controls'
import type { Device, Timer } from './model'
import { durations } from './rules/durations'
import { endReconnecting } from './rules/wifi'
import { type Instant, SECOND } from './time'
import { currentEntry, type Overlay, replace } from './trail'

/** Every timer that should run, with the moment at which it is due. */
export function timers(device: Device): readonly Timer[] {
  return [clockTimer(device), ...screenTimers(device)]
}

function clockTimer(device: Device): Timer {
  const { clock } = durations
  return {
    // Time that runs moves it on by itself.
    due: device.simulatedTime ? Number.POSITIVE_INFINITY : (Math.floor(device.clock / clock) + 1) * clock,
    fire: (at) => change(device, { clock: at }),
  }
}

/** What the screen in view waits for: all timers but the clock's. */
export function screenTimers(device: Device): readonly Timer[] {
  const { autoAdvance, tickMs, onTick, overlay } = screenOf(device)
  const { since, ticks } = device.view
  const shown = currentEntry(device.trail).overlay
  const running: Timer[] = []
  if (shown)
    running.push({
      due: since + (overlay?.durationMs ?? durations.overlay),
      fire: () => endOverlay(device, shown),
    })
  else {
    if (autoAdvance?.isPending(device))
      running.push({ due: since + autoAdvance.afterMs, fire: (at) => autoAdvance.leadsTo(device, at) })
    if (tickMs !== undefined)
      running.push({
        due: since + (ticks + 1) * tickMs,
        fire: (at) => {
          const turned = changeView(device, { ticks: Math.floor((at - since) / tickMs) })
          return onTick?.(turned, at) ?? turned
        },
      })
    running.push(...holdTimers(device))
  }
  const { reconnecting } = device.session
  if (reconnecting !== null)
    running.push({ due: reconnecting + durations.reconnect, fire: () => endReconnecting(device) })
  return running
}

/** After a clock was set back, whatever began later than now begins now (behaviour 12.8). */
export function adjustToClockSetBack(device: Device, at: Instant): Device {
  const { simulatedTime, view, session } = device
  const clock = simulatedTime ? at : device.clock
  // Browsers wake a little early: that is no clock set back.
  if (Math.max(clock, view.since) <= at + SECOND) return device
  const reconnecting = session.reconnecting && at
  const refreshed = simulatedTime ? device : change(device, { clock: at })
  return changeSession(changeView(refreshed, { since: at, ticks: 0 }), { reconnecting })
}

/** The timer that is due first. */
export function nextTimer(device: Device): Timer {
  return timers(device).reduce((first, timer) => (timer.due < first.due ? timer : first))
}

/** Leads where the screen says, else back; with nothing behind it is dropped (behaviour 16.4, 16.5). */
function endOverlay(device: Device, { status }: Overlay): Device {
  const { trail } = device
  const place = currentEntry(trail)
  const behind = trail.places[trail.at - 1]
  const { leadsTo, stepsBack } = screenOf(device).overlay ?? {}
  const led = behind && leadsTo?.(device, status)
  if (led) return led
  // Back into another overlay would show that once more.
  if (!behind || behind.overlay) return change(device, { trail: replace(trail, { ...place, overlay: null }) })
  const back = stepBack(device)
  const isFar = stepsBack === 2 && (trail.at > 1 || behind.path === place.path)
  return isFar ? stepBack(back) : back
}
