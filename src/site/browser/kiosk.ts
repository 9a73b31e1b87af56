/** A showroom's device (`?kiosk=60`): after 60 s without a press it is as from the factory again. */
import type { SafeStorage } from '../../common/safe-storage'
import { isRoute, type Language, placeAt } from '../../thermostat/device/device'
import {
  type Connection,
  connectionOf,
  listen,
  onShow,
  type PageWindow,
  type TimerWindow,
} from './connection'
import { languageOfTag } from './language'
import type { Clock } from './now'
import { SESSION } from './session'

export interface Kiosk {
  /** How long nobody has to press anything, in ms. */
  readonly patience: number
  /** The screen that the next visitor finds; `null` is the guide. */
  readonly path: string | null
  /** The language that the next visitor finds; `null` is the browser's. */
  readonly language: Language | null
}

const SECOND = 1000
const SHORTEST = 5
const LONGEST = 86_400
export const KIOSK = `${SESSION}.kiosk`

/** Signs of a visitor. A mouse that only moves is none: the shelf that it stands on may shake. */
const SIGNS = ['pointerdown', 'keydown', 'input']

/**
 * Reads the query of the address, or else the one with which the tab was opened: the address soon loses it.
 * @returns `null` without a kiosk, and for a time that is not allowed
 */
export function readKiosk(search: string, session: SafeStorage): Kiosk | null {
  const asked = kioskOf(search)
  if (!asked) return kioskOf(session.read(KIOSK) ?? '')
  session.write(KIOSK, search)
  return asked
}

function kioskOf(search: string): Kiosk | null {
  const query = new URLSearchParams(search)
  const text = query.get('kiosk') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : 0
  if (seconds < SHORTEST || seconds > LONGEST) return null
  const { path } = placeAt(query.get('start') ?? '')
  return {
    patience: seconds * SECOND,
    path: isRoute(path) ? path : null,
    language: languageOfTag(query.get('lang') ?? ''),
  }
}

/**
 * Waits for the visitor to leave. Nothing runs again until somebody has pressed something.
 * @param onLeft is called when the visitor has left
 */
export function connectKiosk(
  window: PageWindow & TimerWindow,
  { patience }: Kiosk,
  clock: Clock,
  onLeft: () => void,
): Connection {
  let waiting: { readonly timer: number; readonly until: number } | null = null

  function wait(): void {
    stop()
    waiting = { timer: window.setTimeout(leave, patience), until: clock.epoch() + patience }
  }

  function stop(): void {
    if (waiting) window.clearTimeout(waiting.timer)
    waiting = null
  }

  function leave(): void {
    stop()
    onLeft()
  }

  /** Catches up with what came due while the page slept. */
  function wake(): void {
    if (waiting && clock.epoch() >= waiting.until) leave()
  }

  /** A press that wakes a sleeping page comes from the next visitor. */
  function onSign(): void {
    wake()
    wait()
  }

  wait()
  // While it is captured, so before the device hears of it.
  const signs = SIGNS.map((sign) => listen(window, sign, onSign, true))
  // A mouse that moves on a page that slept comes before its press, which then meets the next visitor's page.
  const moves = listen(window, 'pointermove', wake, true)
  return connectionOf(stop, ...signs, moves, ...onShow(window, wake))
}
