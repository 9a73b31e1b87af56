/** The transition function of the device. */

import { buttonDown, buttonUp, longPress, releaseButtons } from './buttons'
import { change, set } from './change'
import { isPending, screenOf, swipeAction } from './controls'
import { enterScreenIfMoved } from './enter-screen'
import type { Device, Input, InputOf } from './model'
import { changeLanguage } from './rules/language'
import { reset } from './rules/reset'
import { applyAutomaticTemperature } from './rules/temperature'
import { forgetNetworkIfCardRemoved, toggleWifiCard, updateReconnecting } from './rules/wifi'
import { type Settings, sharedFields } from './settings'
import { advanceTime, recordExternalEvents, recordProgramStarts, returnToPresent } from './simulated-time'
import { restore } from './start'
import type { Instant } from './time'
import { adjustToClockSetBack, nextTimer } from './timers'
import { createEntry, currentEntry, overlayOf, push, replace, travel, visitAddress } from './trail'

/**
 * Returns the device after an input. Pure: the time comes with the input.
 * @returns the same object if the input changes nothing
 */
export function step(before: Device, input: Input): Device {
  const device = adjustToClockSetBack(before, input.at)
  switch (input.type) {
    case 'wake':
      return fireDueTimers(device, input.at)
    case 'restore':
      return restore(device, input)
    default:
      return enterScreenIfMoved(device, recordExternalEvents(device, applyInput(device, input)), input.at)
  }
}

function applyInput(device: Device, input: Exclude<Input, InputOf<'wake' | 'restore'>>): Device {
  switch (input.type) {
    case 'down':
      return buttonDown(device, input.button, input.at)
    case 'up':
      return buttonUp(device, input.button, input.at)
    case 'let-go':
      return releaseButtons(device, input.buttons)
    case 'hold':
      return longPress(device, input.buttons, input.at)
    case 'tap':
      return tap(device, input.line, input.at)
    case 'swipe':
      return swipeAction(device, input.to)?.(device, input.at) ?? device
    case 'go':
      return followLink(device, input.path)
    case 'travel':
      return travelTo(device, input.to)
    case 'address': {
      const place = createEntry(input.path, overlayOf(input.status, input.context))
      return change(device, { trail: visitAddress(device.trail, place, input.index) })
    }
    case 'language':
      return changeLanguage(device, input)
    case 'stored': {
      const stored = applyStored(device, input.settings)
      const restarts = stored.settings.restart && !device.settings.restart
      return stored.settings.reset || restarts ? reset(stored) : stored
    }
    case 'surroundings': {
      const surroundings = { ...device.surroundings, ...input.change }
      return updateReconnecting(device, change(device, { surroundings }), input.at)
    }
    case 'switch':
      return input.name === 'wifiInstalled' ? toggleWifiCard(device) : switchRemoteControl(device)
    case 'pass':
      return advanceTime(device, input)
    case 'now':
      return returnToPresent(device, input.at)
    case 'reset':
      return reset(device)
  }
}

/** Applies the settings that another tab has stored, except fields that each tab has for itself. */
function applyStored(device: Device, stored: Partial<Settings>): Device {
  const taken = Object.fromEntries(
    sharedFields.filter((name) => name in stored).map((name) => [name, stored[name]]),
  )
  return recordProgramStarts(device.settings, forgetNetworkIfCardRemoved(set(device, taken), taken))
}

/** The limit of timers per wake, more than any device needs: a timer that stays due must not freeze the page. */
const MAX_TIMERS_PER_WAKE = 2000

/** Fires all timers that are due at `at`, in their order. */
function fireDueTimers(device: Device, at: Instant): Device {
  let now = device
  for (let fired = 0; fired < MAX_TIMERS_PER_WAKE; fired++) {
    const timer = nextTimer(now)
    if (timer.due > at) break
    now = enterScreenIfMoved(now, timer.fire(at), at)
  }
  return now
}

function tap(device: Device, line: number, at: Instant): Device {
  if (isPending(device)) return device
  return screenOf(device).tap?.(device, line)?.(device, at) ?? device
}

/** Follows a link. A pending screen is replaced, so that back does not show it again (behaviour 2.3). */
function followLink(device: Device, path: string): Device {
  const { trail } = device
  const from = currentEntry(trail)
  const to = createEntry(path)
  if (from.path === to.path && !from.overlay) return device
  return change(device, { trail: isPending(device) ? replace(trail, to) : push(trail, to) })
}

/** Moves to the entry that the browser shows, without its overlay: nothing is saved now (behaviour 2.9). */
function travelTo(device: Device, to: number): Device {
  const { trail } = device
  const there = travel(trail, to - trail.dropped - trail.at)
  if (there === trail) return device
  const place = currentEntry(there)
  return change(device, { trail: place.overlay ? replace(there, { ...place, overlay: null }) : there })
}

function switchRemoteControl(device: Device): Device {
  return applyAutomaticTemperature(
    set(device, { remoteControlInstalled: !device.settings.remoteControlInstalled }),
  )
}
