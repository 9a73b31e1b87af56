/** Which timers should run now, and what each does when it runs out. The adapter only starts and stops them. */

import { holdTimers } from './buttons'
import { change, changeView, changeVisit } from './change'
import { screenOf, stepBack } from './controls'
import type { Device, Timer } from './model'
import { RECONNECTING, reconnected } from './rules/wifi'
import { type Instant, MINUTE, SECOND } from './time'
import { here, type Overlay, replace } from './trail'

/** "1.5 s otherwise." */
const OVERLAY = 1500

/** Every timer that should run, with the moment at which it is due. */
export function timers(device: Device): readonly Timer[] {
  const { waits, every, tick, overlay } = screenOf(device)
  const { since, turns } = device.view
  const shown = here(device.trail).overlay
  const running: Timer[] = [
    {
      name: 'clock',
      due: (Math.floor(device.clock / MINUTE) + 1) * MINUTE,
      fire: (at) => change(device, { clock: at }),
    },
  ]
  if (shown)
    running.push({
      name: 'overlay',
      due: since + (overlay?.lasts ?? OVERLAY),
      fire: () => endOverlay(device, shown),
    })
  else {
    if (waits?.pending(device))
      running.push({ name: 'wait', due: since + waits.for, fire: () => waits.then(device) })
    if (every !== undefined)
      running.push({
        name: 'tick',
        due: since + (turns + 1) * every,
        fire: (at) => {
          const turned = changeView(device, { turns: Math.floor((at - since) / every) })
          return tick?.(turned) ?? turned
        },
      })
    running.push(...holdTimers(device))
  }
  const { reconnecting } = device.visit
  if (reconnecting !== null)
    running.push({ name: 'reconnect', due: reconnecting + RECONNECTING, fire: () => reconnected(device) })
  return running
}

/** A clock that was set back, as at the end of summer time: what began later than now began now, or it waited for that time to come again. */
export function atTheLatest(device: Device, at: Instant): Device {
  const { clock, view, visit } = device
  // Browsers wake a little early: that is no clock set back.
  if (Math.max(clock, view.since) <= at + SECOND) return device
  const reconnecting = visit.reconnecting && at
  return changeVisit(changeView(change(device, { clock: at }), { since: at, turns: 0 }), { reconnecting })
}

/** The timer that is due first. */
export function nextTimer(device: Device): Timer {
  // Stryker disable next-line EqualityOperator: of two that are due together either may be the first
  return timers(device).reduce((first, timer) => (timer.due < first.due ? timer : first))
}

/** Where the screen says, else back; with nothing or another screen behind it, the query is dropped and the screen stays. */
function endOverlay(device: Device, { status }: Overlay): Device {
  const { trail } = device
  const place = here(trail)
  const behind = trail.places[trail.at - 1]
  const { then, steps } = screenOf(device).overlay ?? {}
  const led = behind && then?.(device, status)
  if (led) return led
  if (behind?.path !== place.path || behind.overlay)
    return change(device, { trail: replace(trail, { ...place, overlay: null }) })
  return steps === 2 ? stepBack(stepBack(device)) : stepBack(device)
}
