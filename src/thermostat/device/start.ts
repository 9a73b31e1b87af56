/** The device when the page opens, and when it is again as it was. */
import type { Language } from '../../common/texts/text'
import { arrive, viewOf } from './arriving'
import { noHands } from './buttons'
import { change } from './change'
import type { Device, Hardware, InputOf, Session } from './model'
import { initialSession } from './rules/reset'
import { factorySettings, type Settings } from './settings'
import { usualSurroundings } from './surroundings'
import type { Instant } from './time'
import { overlayOf, placeAt, replace, type Trail, trailOf } from './trail'

export interface Beginning {
  readonly settings: Settings
  /** Whether nothing was stored, or a restart was asked for (behaviour 4.2). */
  readonly first: boolean
  readonly address: { readonly path: string; readonly status: string | null; readonly context: string | null }
  /** What the tab kept over a reload. */
  readonly trail: Trail | null
  readonly session: Session | null
  readonly nativeLanguage: Language
  readonly at: Instant
}

/** The device when the page opens, at its address or, when it restarts, the start screen (behaviour 4.2). */
export function start({ settings, first, address, trail, session, nativeLanguage, at }: Beginning): Device {
  const place = placeAt(address.path, overlayOf(address.status, address.context))
  const restarts = settings.reset || settings.restart || (first && place.path === '/')
  const known = trail ?? trailOf(place)
  const device: Device = {
    settings: first || restarts ? { ...factorySettings, restart: restarts } : settings,
    surroundings: usualSurroundings,
    trail: restarts ? replace(known, placeAt('/')) : known,
    view: viewOf(0, at),
    session: restarts ? initialSession : (session ?? initialSession),
    hardware: unusedHardware,
    hands: noHands,
    clock: at,
    passing: null,
    nativeLanguage,
    temporaryLanguage: null,
  }
  return arrive(device, null, at)
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
export function restore({ clock, passing }: Device, { device, at }: InputOf<'restore'>): Device {
  return change(device, {
    clock,
    passing,
    hands: noHands,
    view: { ...device.view, since: at, turns: 0 },
  })
}
