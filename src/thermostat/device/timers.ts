/** The timers of a device as data. An adapter sets one timeout for the earliest. */
import { holdTimersOf } from './buttons'
import { change, changeSession, changeView } from './change'
import { screenOf, stepBack } from './controls'
import type { Device, Timer } from './model'
import { durations } from './rules/durations'
import { endReconnecting } from './rules/wifi'
import { type Instant, SECOND } from './time'
import { currentEntry, type Overlay, replace } from './trail'

/** Returns all timers of a device. */
export function timersOf(device: Device): readonly Timer[] {
  return [clockTimerOf(device), ...timersExceptClockOf(device)]
}

function clockTimerOf(device: Device): Timer {
  const { clockRefresh } = durations
  return {
    // Simulated time sets the clock itself.
    due: device.simulatedTime
      ? Number.POSITIVE_INFINITY
      : (Math.floor(device.clock / clockRefresh) + 1) * clockRefresh,
    fire: (at) => change(device, { clock: at }),
  }
}

/** Returns all timers except the clock's: those of the screen, its buttons and the connection. */
export function timersExceptClockOf(device: Device): readonly Timer[] {
  const { autoAdvance, tickMs, onTick, overlay } = screenOf(device)
  const { since, ticks } = device.view
  const currentOverlay = currentEntry(device.trail).overlay
  const activeTimers: Timer[] = []
  if (currentOverlay)
    activeTimers.push({
      due: since + (overlay?.durationMs ?? durations.overlay),
      fire: () => endOverlay(device, currentOverlay),
    })
  else {
    if (autoAdvance?.isEnabled(device))
      activeTimers.push({ due: since + autoAdvance.afterMs, fire: (at) => autoAdvance.onEnd(device, at) })
    if (tickMs !== undefined)
      activeTimers.push({
        due: since + (ticks + 1) * tickMs,
        fire: (at) => {
          const afterTick = changeView(device, { ticks: Math.floor((at - since) / tickMs) })
          return onTick?.(afterTick, at) ?? afterTick
        },
      })
    activeTimers.push(...holdTimersOf(device))
  }
  const { reconnecting } = device.session
  if (reconnecting !== null)
    activeTimers.push({ due: reconnecting + durations.reconnect, fire: () => endReconnecting(device) })
  return activeTimers
}

/**
 * If the real clock was set back, moves the start of the screen and of reconnecting to now, and the device's clock
 * unless it shows simulated time (behaviour 12.8).
 */
export function handleClockSetBack(device: Device, at: Instant): Device {
  const { simulatedTime, view, session } = device
  // The clock of simulated time may be in the future.
  const realClock = simulatedTime ? at : device.clock
  // A timeout may fire a little early, and the device is then woken with the due time. The next inputs can have earlier
  // times although the clock was not set back, so a second is tolerated.
  if (Math.max(realClock, view.since) <= at + SECOND) return device
  const reconnecting = session.reconnecting === null ? null : at
  const withClock = simulatedTime ? device : change(device, { clock: at })
  return changeSession(changeView(withClock, { since: at, ticks: 0 }), { reconnecting })
}

export function nextTimerOf(device: Device): Timer {
  return timersOf(device).reduce((first, timer) => (timer.due < first.due ? timer : first))
}

/** Ends an overlay: applies `onEnd`, else goes back; at the first entry only removes it (behaviour 16.4, 16.5). */
function endOverlay(device: Device, { status }: Overlay): Device {
  const { trail } = device
  const entry = currentEntry(trail)
  const previousEntry = trail.places[trail.at - 1]
  const { onEnd, stepsBack } = screenOf(device).overlay ?? {}
  const moved = previousEntry && onEnd?.(device, status)
  if (moved) return moved
  // Going back to an entry with an overlay would show that overlay again.
  if (!previousEntry || previousEntry.overlay)
    return change(device, { trail: replace(trail, { ...entry, overlay: null }) })
  const afterStepBack = stepBack(device)
  // If the previous entry is the first one, a second step opens its parent route. That is right only if it is the
  // screen below the overlay, and not if the overlay was opened by its address from another screen.
  const canGoTwoSteps = trail.at > 1 || previousEntry.path === entry.path
  return stepsBack === 2 && canGoTwoSteps ? stepBack(afterStepBack) : afterStepBack
}
