/** Stores the trail, the tab's session and its languages in sessionStorage, so that a reload keeps them. */
import { isObject, parseObject, type SafeStorage } from '../../common/safe-storage'
import {
  createEntry,
  type Device,
  fields,
  type Instant,
  type Language,
  MAX_TRAIL_LENGTH,
  overlayOf,
  type Session,
  type Trail,
  type TrailEntry,
  trailWithFocus,
} from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { type Connection, connectionOf, listen, onPageHidden, type VisibilityWindow } from './connection'
import { knownLanguage } from './language'

export const SESSION_KEY = 'floor-heating-thermostat'

/** The session that an earlier load of the page stored. */
export interface SavedSession {
  readonly trail: Trail | null
  /** The trail of a sandbox shown in place of the visitor's own device; the history has its addresses. */
  readonly sandboxTrail: Trail | null
  readonly session: Session | null
  /** The language during a restart or on a shared device; a reload would lose it. */
  readonly language: Language | null
  /** The language in use while none is stored; after a factory reset it may not be the browser's. */
  readonly fallbackLanguage: Language | null
  /** The language that the host page requested, unless the visitor has chosen one since. */
  readonly hostLanguage: Language | null
}

/** Reads the stored session; a value that this device could not have written becomes `null`. */
export function readSession(storage: SafeStorage): SavedSession {
  const stored = parseObject(storage.read(SESSION_KEY))
  return {
    trail: parseTrail(stored?.trail),
    sandboxTrail: parseTrail(stored?.sandboxTrail),
    session: parseSession(stored?.session),
    language: knownLanguage(stored?.language),
    fallbackLanguage: knownLanguage(stored?.fallbackLanguage),
    hostLanguage: knownLanguage(stored?.hostLanguage),
  }
}

function parseTrail(stored: unknown): Trail | null {
  if (!isObject(stored) || !Array.isArray(stored.places) || stored.places.length > MAX_TRAIL_LENGTH)
    return null
  const { at, dropped } = stored
  const places = stored.places.map(parsePlace).filter((place) => place !== null)
  const isWhole = places.length === stored.places.length && isCount(at) && at < places.length
  return isWhole && isCount(dropped) ? { places, at, dropped } : null
}

/** More lines than any screen has. */
const MAX_LINES = 999

function parsePlace(stored: unknown): TrailEntry | null {
  if (!isObject(stored)) return null
  const { path, focus } = stored
  const overlay = stored.overlay === null ? null : parseOverlay(stored.overlay)
  const isValidPath = typeof path === 'string' && createEntry(path).path === path
  return isValidPath && overlay !== undefined && isWithin(focus, -1, MAX_LINES) && Number.isInteger(focus)
    ? { path, overlay, focus }
    : null
}

function parseOverlay(stored: unknown): TrailEntry['overlay'] | undefined {
  if (!isObject(stored)) return undefined
  return overlayOf(stored.status, stored.context) ?? undefined
}

function parseSession(stored: unknown): Session | null {
  if (!isObject(stored)) return null
  const { changedAt, network, failed, reconnecting } = stored
  const isKnown = isInstantOrNull(changedAt) && isInstantOrNull(reconnecting) && isNetwork(network)
  return isKnown && typeof failed === 'boolean' ? { changedAt, network, failed, reconnecting } : null
}

const isNetwork = (value: unknown): value is Session['network'] => fields.wifiNetwork.allows(value)

/** The limit of a `Date`. */
const MAX_DATE_MS = 8.64e15
const isInstantOrNull = (value: unknown): value is Instant | null =>
  value === null || isWithin(value, -MAX_DATE_MS, MAX_DATE_MS)

const isCount = (value: unknown): value is number =>
  isWithin(value, 0, Number.MAX_SAFE_INTEGER) && Number.isInteger(value)

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

function savedSessionOf(device: Device, isShared: boolean): SavedSession {
  const { settings, fallbackLanguage, temporaryLanguage: hostLanguage } = device
  // The session of a shared device must not become the visitor's own.
  const session = isShared ? null : device.session
  const language = settings.restart || isShared ? settings.language : null
  return {
    trail: trailWithFocus(device),
    sandboxTrail: null,
    session,
    language,
    fallbackLanguage,
    hostLanguage,
  }
}

/**
 * Writes the trail, the session and the host's language when they change, and the rest before the page is left.
 * @param isShared true if the device comes from a shared link
 */
export function connectSession(
  window: VisibilityWindow,
  store: DeviceStore,
  storage: SafeStorage,
  isShared = false,
): Connection {
  let written: string | null = null
  let ownSession = savedSessionOf(store.getState().device, isShared)
  let isPageLeft = false
  function write(): void {
    // While the page is left, the store goes back to the visitor's own device, but the history does not.
    if (isPageLeft) return
    const { device, isSandbox } = store.getState()
    if (!isSandbox) ownSession = savedSessionOf(device, isShared)
    const text = JSON.stringify(
      isSandbox ? { ...ownSession, sandboxTrail: trailWithFocus(device) } : ownSession,
    )
    if (text !== written && storage.write(SESSION_KEY, text)) written = text
  }
  write()
  const unsubscribe = store.subscribe(({ device }, { device: before }) => {
    const { trail, session, temporaryLanguage } = before
    const isKept = device.trail === trail && device.session === session
    if (!isKept || device.temporaryLanguage !== temporaryLanguage) write()
  })
  const setPageLeft = (isLeft: boolean) => () => {
    write()
    isPageLeft = isLeft
    write()
  }
  return connectionOf(
    unsubscribe,
    ...onPageHidden(window, write),
    listen(window, 'pagehide', setPageLeft(true)),
    listen(window, 'pageshow', setPageLeft(false)),
  )
}
