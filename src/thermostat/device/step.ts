/** The transition function of the device. */

import { applyLongPress, cancelHolds, pressButton, releaseButton } from './buttons'
import { change, changeSettings } from './change'
import { isInputBlocked, screenOf, swipeActionOf } from './controls'
import { enterScreenIfMoved } from './enter-screen'
import type { Device, Input, InputOf } from './model'
import { changeLanguage, keepLanguage } from './rules/language'
import { meetRequirement } from './rules/requirements'
import { reset } from './rules/reset'
import { applyAutomaticTemperature } from './rules/temperature'
import { forgetNetworkIfCardRemoved, toggleWifiCard, updateReconnecting } from './rules/wifi'
import { type Settings, sharedFields } from './settings'
import { advanceTime, recordExternalEvents, recordProgramStarts, returnToPresent } from './simulated-time'
import { restore } from './start'
import type { Instant } from './time'
import { handleClockSetBack, nextTimerOf } from './timers'
import { createEntry, currentEntry, overlayOf, push, replace, travel, visitAddress } from './trail'

/**
 * Returns the device after an input. Pure: the time comes with the input.
 * @returns the same object if the input is ignored; a copy if the input sets a value, even to the same value
 */
export function step(before: Device, input: Input): Device {
  const device = handleClockSetBack(before, input.at)
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
      return pressButton(device, input.button, input.at)
    case 'up':
      return releaseButton(device, input.button, input.at)
    case 'release':
      return cancelHolds(device, input.buttons)
    case 'hold':
      return applyLongPress(device, input.buttons, input.at)
    case 'tap':
      return tap(device, input.line, input.at)
    case 'swipe':
      return swipeActionOf(device, input.to)?.(device, input.at) ?? device
    case 'go':
      return followLink(device, input.path)
    case 'move-in-history':
      return travelTo(device, input.to)
    case 'address': {
      const entry = createEntry(input.path, overlayOf(input.status, input.context))
      return change(device, { trail: visitAddress(device.trail, entry, input.index) })
    }
    case 'language':
      return changeLanguage(device, input)
    case 'stored': {
      const updated = applyStored(device, input.settings)
      // A reset in another tab, or a request for one in the storage, also resets this tab.
      const isRestarting = updated.settings.restart && !device.settings.restart
      return updated.settings.reset || isRestarting ? reset(updated) : updated
    }
    case 'surroundings': {
      const surroundings = { ...device.surroundings, ...input.change }
      return updateReconnecting(device, change(device, { surroundings }), input.at)
    }
    case 'switch':
      return input.name === 'wifiInstalled' ? toggleWifiCard(device) : toggleRemoteControlInstalled(device)
    case 'meet-requirement':
      return meetRequirement(device, input.name)
    case 'advance-time':
      return advanceTime(device, input)
    case 'return-to-present':
      return returnToPresent(device, input.at)
    case 'reset':
      return reset(device)
  }
}

/** Applies the settings that another tab has stored, except the fields that each tab keeps for itself. */
function applyStored(device: Device, stored: Partial<Settings>): Device {
  const shared = Object.fromEntries(
    sharedFields.filter((name) => name in stored).map((name) => [name, stored[name]]),
  )
  const updated = keepLanguage(device, changeSettings(device, shared))
  return recordProgramStarts(device.settings, forgetNetworkIfCardRemoved(updated, shared))
}

/**
 * The limit of timers that one wake fires: a timer that stays due by mistake must not freeze the page. A hold through
 * the whole range of installed power repeats half as often.
 */
const MAX_TIMERS_PER_WAKE = 2000

/** Fires the timers that are due at `at`, in their order. */
function fireDueTimers(device: Device, at: Instant): Device {
  let current = device
  for (let fired = 0; fired < MAX_TIMERS_PER_WAKE; fired++) {
    const timer = nextTimerOf(current)
    if (timer.due > at) break
    current = enterScreenIfMoved(current, timer.fire(at), at)
  }
  return current
}

function tap(device: Device, line: number, at: Instant): Device {
  if (isInputBlocked(device)) return device
  return screenOf(device).tap?.(device, line)?.(device, at) ?? device
}

/**
 * Follows a link. Its screen replaces a splash, an overlay or the WiFi “Connected” screen, so that back skips them
 * (behaviour 2.3).
 */
function followLink(device: Device, path: string): Device {
  const { trail } = device
  const from = currentEntry(trail)
  const to = createEntry(path)
  if (from.path === to.path && !from.overlay) return device
  return change(device, { trail: isInputBlocked(device) ? replace(trail, to) : push(trail, to) })
}

/**
 * Moves to the entry that the browser shows. Removes its overlay, which belongs to an earlier action (behaviour 2.9).
 * @param entryNumber the permanent number of the entry, which also counts the dropped entries
 */
function travelTo(device: Device, entryNumber: number): Device {
  const { trail } = device
  const currentNumber = trail.dropped + trail.at
  const moved = travel(trail, entryNumber - currentNumber)
  if (moved === trail) return device
  const entry = currentEntry(moved)
  return change(device, { trail: entry.overlay ? replace(moved, { ...entry, overlay: null }) : moved })
}

function toggleRemoteControlInstalled(device: Device): Device {
  return applyAutomaticTemperature(
    changeSettings(device, { remoteControlInstalled: !device.settings.remoteControlInstalled }),
  )
}
