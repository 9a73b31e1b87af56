/** A showroom's device (`?kiosk=60`): after 60 s without a press it is reset to its factory state. */
import type { SafeStorage } from '../../common/safe-storage'
import { createEntry, isRoute, type Language } from '../../thermostat/device/device'
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
  /** The time without a press after which the next visit starts. */
  readonly idleMs: number
  /** The first screen of the next visit; `null` for the guide. */
  readonly path: string | null
  /** The language of the next visit; `null` for the browser's. */
  readonly language: Language | null
}

const SECOND_MS = 1000
const MIN_IDLE_S = 5
const MAX_IDLE_S = 86_400
export const KIOSK_KEY = `${SESSION_KEY}.kiosk`

/** Events that show that a visitor is there. Mouse moves do not count: the shelf that the mouse is on may shake. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'input']

/**
 * Reads the query of the address, or else the stored one with which the tab was opened: later addresses lack it.
 * @returns `null` if neither has a `kiosk` time that is allowed
 */
export function readKiosk(search: string, session: SafeStorage): Kiosk | null {
  const kiosk = parseKiosk(search)
  if (!kiosk) return parseKiosk(session.read(KIOSK_KEY) ?? '')
  session.write(KIOSK_KEY, search)
  return kiosk
}

function parseKiosk(search: string): Kiosk | null {
  const query = new URLSearchParams(search)
  const text = query.get('kiosk') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : 0
  if (seconds < MIN_IDLE_S || seconds > MAX_IDLE_S) return null
  const { path } = createEntry(query.get('start') ?? '')
  return {
    idleMs: seconds * SECOND_MS,
    path: isRoute(path) ? path : null,
    language: languageOfTag(query.get('lang') ?? ''),
  }
}

/**
 * Waits for the visitor to leave. After that, no timer runs until the next press.
 * @param onLeft called when the visitor has left
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

  /** Ends the visit if its time ran out while the page slept. */
  function catchUp(): void {
    if (pending && clock.epochMs() >= pending.until) leave()
  }

  /** A press that wakes a sleeping page comes from the next visitor, so the old visit ends first. */
  function onActivity(): void {
    catchUp()
    restartTimer()
  }

  restartTimer()
  // In the capture phase, so before the device receives the press.
  const activities = ACTIVITY_EVENTS.map((type) => listen(window, type, onActivity, true))
  // On a page that slept, the mouse moves before it presses, so the press already acts on the next visit.
  const moves = listen(window, 'pointermove', catchUp, true)
  return connectionOf(stopTimer, ...activities, moves, ...onPageVisible(window, catchUp))
}
