/** A showroom's device (`?kiosk=60`): after 60 s without a press it is as from the factory again. */
import type { SafeStorage } from '../../common/safe-storage'
import { isRoute, type Language, placeAt } from '../../thermostat/device/device'
import {
  type Connection,
  connectionOf,
  listen,
  onPageVisible,
  type TimerWindow,
  type VisibilityWindow,
} from './connection'
import { languageOfTag } from './language'
import type { Clock } from './local-clock'
import { SESSION_KEY } from './session'

export interface Kiosk {
  /** How long nobody has to press anything, in ms. */
  readonly idleMs: number
  /** The screen that the next visitor finds; `null` is the guide. */
  readonly path: string | null
  /** The language that the next visitor finds; `null` is the browser's. */
  readonly language: Language | null
}

const SECOND_MS = 1000
const MIN_IDLE_S = 5
const MAX_IDLE_S = 86_400
export const KIOSK_KEY = `${SESSION_KEY}.kiosk`

/** Signs of a visitor. A mouse that only moves is none: the shelf that it stands on may shake. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'input']

/**
 * Reads the query of the address, or else the one with which the tab was opened: the address soon loses it.
 * @returns `null` without a kiosk, and for a time that is not allowed
 */
export function readKiosk(search: string, session: SafeStorage): Kiosk | null {
  const asked = parseKiosk(search)
  if (!asked) return parseKiosk(session.read(KIOSK_KEY) ?? '')
  session.write(KIOSK_KEY, search)
  return asked
}

function parseKiosk(search: string): Kiosk | null {
  const query = new URLSearchParams(search)
  const text = query.get('kiosk') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : 0
  if (seconds < MIN_IDLE_S || seconds > MAX_IDLE_S) return null
  const { path } = placeAt(query.get('start') ?? '')
  return {
    idleMs: seconds * SECOND_MS,
    path: isRoute(path) ? path : null,
    language: languageOfTag(query.get('lang') ?? ''),
  }
}

/**
 * Waits for the visitor to leave. Nothing runs again until somebody has pressed something.
 * @param onLeft is called when the visitor has left
 */
export function connectKiosk(
  window: VisibilityWindow & TimerWindow,
  { idleMs }: Kiosk,
  clock: Clock,
  onLeft: () => void,
): Connection {
  let pending: { readonly timer: number; readonly until: number } | null = null

  function restartTimer(): void {
    stopTimer()
    pending = { timer: window.setTimeout(leave, idleMs), until: clock.epochMs() + idleMs }
  }

  function stopTimer(): void {
    if (pending) window.clearTimeout(pending.timer)
    pending = null
  }

  function leave(): void {
    stopTimer()
    onLeft()
  }

  /** Catches up with what came due while the page slept. */
  function catchUp(): void {
    if (pending && clock.epochMs() >= pending.until) leave()
  }

  /** A press that wakes a sleeping page comes from the next visitor. */
  function onActivity(): void {
    catchUp()
    restartTimer()
  }

  restartTimer()
  // While it is captured, so before the device hears of it.
  const activities = ACTIVITY_EVENTS.map((sign) => listen(window, sign, onActivity, true))
  // A mouse that moves on a page that slept comes before its press, which then meets the next visitor's page.
  const moves = listen(window, 'pointermove', catchUp, true)
  return connectionOf(stopTimer, ...activities, moves, ...onPageVisible(window, catchUp))
}
