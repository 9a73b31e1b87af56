/** Creates the device when the page opens, and restores an earlier device. */
import type { Language } from '../../common/texts/text'
import { noHolds } from './buttons'
import { change } from './change'
import { enterScreen, initialView } from './enter-screen'
import type { Device, Hardware, InputOf, Session } from './model'
import { initialSession } from './rules/reset'
import { factorySettings, type Settings } from './settings'
import { defaultSurroundings } from './surroundings'
import type { Instant } from './time'
import { createEntry, createTrail, overlayOf, replace, type Trail } from './trail'

export interface StartOptions {
  readonly settings: Settings
  /** True if nothing was stored, or a restart was requested (behaviour 4.2). The device then has factory settings. */
  readonly isFirstStart: boolean
  readonly address: { readonly path: string; readonly status: string | null; readonly context: string | null }
  /** The trail that the tab has stored. If present, it is used instead of `address`. */
  readonly trail: Trail | null
  readonly session: Session | null
  readonly fallbackLanguage: Language
  readonly at: Instant
}

/**
 * Returns the device when the page opens: on the screen of its trail or address, or on the start screen if it restarts
 * (behaviour 4.2).
 */
export function start({
  settings,
  isFirstStart,
  address,
  trail,
  session,
  fallbackLanguage,
  at,
}: StartOptions): Device {
  const entry = createEntry(address.path, overlayOf(address.status, address.context))
  const isRestart = settings.reset || settings.restart || (isFirstStart && entry.path === '/')
  const currentTrail = trail ?? createTrail(entry)
  const device: Device = {
    settings: isFirstStart || isRestart ? { ...factorySettings, restart: isRestart } : settings,
    surroundings: defaultSurroundings,
    trail: isRestart ? replace(currentTrail, createEntry('/')) : currentTrail,
    view: initialView(0, at),
    session: isRestart ? initialSession : (session ?? initialSession),
    hardware: initialHardware,
    holds: noHolds,
    clock: at,
    simulatedTime: null,
    fallbackLanguage,
    temporaryLanguage: null,
  }
  return enterScreen(device, null, at)
}

/** `timeout` and `crashes` as in behaviour 23.5 and 23.8. */
const initialHardware: Hardware = {
  upgraded: false,
  relay: false,
  clockTrim: 0,
  timeout: 30,
  running: false,
  relayCycles: 0,
  crashes: 3,
  touches: { previous: 0, confirm: 0, next: 0 },
}

/**
 * Restores a device with the screen that it showed, but keeps the present clock and simulated time (behaviour 29.8).
 * The screen's delays start again, and no button is down.
 */
export function restore({ clock, simulatedTime }: Device, { device, at }: InputOf<'restore'>): Device {
  return change(device, {
    clock,
    simulatedTime,
    holds: noHolds,
    view: { ...device.view, since: at, ticks: 0 },
  })
}
