/** Which timers should run now, and what each does when it runs out. The adapter only starts and stops them. */

import { holdFired, holdTimers } from './buttons'
import { change, changeView } from './change'
import { screenOf, stepBack } from './controls'
import type { Device, Timer } from './model'
import { RECONNECTING, reconnected } from './rules/wifi'
import { type Instant, MINUTE } from './time'
import { here, replace } from './trail'

/** "1.5 s otherwise." */
const OVERLAY = 1500

/** Every timer that should run, with the moment at which it is due. */
export function timers(device: Device): readonly Timer[] {
  const screen = screenOf(device)
  const { since, turns } = device.view
  const running: Timer[] = [{ name: 'clock', due: (Math.floor(device.clock / MINUTE) + 1) * MINUTE }]
  if (here(device.trail).overlay)
    running.push({ name: 'overlay', due: since + (screen.overlay?.lasts ?? OVERLAY) })
  else {
    if (screen.waits?.pending(device)) running.push({ name: 'wait', due: since + screen.waits.for })
    if (screen.every !== undefined) running.push({ name: 'tick', due: since + (turns + 1) * screen.every })
    running.push(...holdTimers(device))
  }
  const { reconnecting } = device.visit
  if (reconnecting !== null) running.push({ name: 'reconnect', due: reconnecting + RECONNECTING })
  return running
}

/** The timer that is due first. */
export function nextTimer(device: Device): Timer {
  return timers(device).reduce((first, timer) => (timer.due < first.due ? timer : first))
}

/** What a timer does that ran out at `at`, which may be much later than it was due. */
export function fire(device: Device, { name }: Timer, at: Instant): Device {
  const screen = screenOf(device)
  switch (name) {
    case 'clock':
      return change(device, { clock: at })
    case 'overlay':
      return endOverlay(device)
    case 'wait':
      return screen.waits?.then(device) ?? device
    case 'tick': {
      const turns = Math.floor((at - device.view.since) / (screen.every ?? 1))
      const turned = changeView(device, { turns })
      return screen.tick?.(turned) ?? turned
    }
    case 'reconnect':
      return reconnected(device)
    default:
      return holdFired(device, name)
  }
}

/** Where the screen says, else back; with nothing or another screen behind it, the query is dropped and the screen stays. */
function endOverlay(device: Device): Device {
  const { trail } = device
  const place = here(trail)
  if (!place.overlay) return device
  const behind = trail.places[trail.at - 1]
  const { then, steps } = screenOf(device).overlay ?? {}
  const led = behind && then?.(device, place.overlay.status)
  if (led) return led
  if (behind?.path !== place.path || behind.overlay)
    return change(device, { trail: replace(trail, { ...place, overlay: null }) })
  return steps === 2 ? stepBack(stepBack(device)) : stepBack(device)
}
