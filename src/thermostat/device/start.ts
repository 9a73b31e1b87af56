/** The device when the page opens, and when it is again as it was. */
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
  /** Whether nothing was stored, or a restart was asked for (behaviour 4.2). */
  readonly isFirstStart: boolean
  readonly address: { readonly path: string; readonly status: string | null; readonly context: string | null }
  /** What the tab kept over a reload. */
  readonly trail: Trail | null
  readonly session: Session | null
  readonly nativeLanguage: Language
  readonly at: Instant
}

/** The device when the page opens, at its address or, when it restarts, the start screen (behaviour 4.2). */
export function start({
  settings,
  isFirstStart,
  address,
  trail,
  session,
  nativeLanguage,
  at,
}: StartOptions): Device {
  const place = createEntry(address.path, overlayOf(address.status, address.context))
  const restarts = settings.reset || settings.restart || (isFirstStart && place.path === '/')
  const known = trail ?? createTrail(place)
  const device: Device = {
    settings: isFirstStart || restarts ? { ...factorySettings, restart: restarts } : settings,
    surroundings: defaultSurroundings,
    trail: restarts ? replace(known, createEntry('/')) : known,
    view: initialView(0, at),
    session: restarts ? initialSession : (session ?? initialSession),
    hardware: unusedHardware,
    holds: noHolds,
    clock: at,
    simulatedTime: null,
    nativeLanguage,
    temporaryLanguage: null,
  }
  return enterScreen(device, null, at)
}

const unusedHardware: Hardware = {
  upgraded: false,
  relay: false,
  clockTrim: 0,
  timeout: 30,
  running: false,
  relayCycles: 0,
  crashes: 3,
  touches: { previous: 0, confirm: 0, next: 0 },
}

/** A device as it was, where it was (behaviour 29.8). What it waits for begins anew, and nobody holds it. */
export function restore({ clock, simulatedTime }: Device, { device, at }: InputOf<'restore'>): Device {
  return change(device, {
    clock,
    simulatedTime,
    holds: noHolds,
    view: { ...device.view, since: at, ticks: 0 },
  })
}
