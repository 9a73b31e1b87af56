/** Keeps in sessionStorage what a reload must not lose: the trail, and what lasts as long as the tab. */
import { isObject, parseObject, type SafeStorage } from '../../common/safe-storage'
import {
  type Device,
  fields,
  type Instant,
  keptTrail,
  type Language,
  LONGEST_TRAIL,
  overlayOf,
  type Place,
  placeAt,
  type Session,
  type Trail,
} from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { type Connection, connectionOf, listen, onPageHidden, type VisibilityWindow } from './connection'
import { knownLanguage } from './language'

export const SESSION_KEY = 'floor-heating-thermostat'

/** What an earlier load of the page left behind. */
export interface SavedSession {
  readonly trail: Trail | null
  /** Where a sandbox was in place of the visitor's own device: the browser has its addresses. */
  readonly sandboxTrail: Trail | null
  readonly session: Session | null
  /** The language during a restart or on a shared device: a reload begins both again without it. */
  readonly language: Language | null
  /** What the page around the frame asked for, unless the visitor has chosen since. */
  readonly hostLanguage: Language | null
}

/** Reads what the tab's last load left; `null` for whatever this device could not have written. */
export function readSession(storage: SafeStorage): SavedSession {
  const stored = parseObject(storage.read(SESSION_KEY))
  return {
    trail: parseTrail(stored?.trail),
    sandboxTrail: parseTrail(stored?.sandboxTrail),
    session: parseSession(stored?.session),
    language: knownLanguage(stored?.language),
    hostLanguage: knownLanguage(stored?.hostLanguage),
  }
}

function parseTrail(stored: unknown): Trail | null {
  if (!isObject(stored) || !Array.isArray(stored.places) || stored.places.length > LONGEST_TRAIL) return null
  const { at, dropped } = stored
  const places = stored.places.map(parsePlace).filter((place) => place !== null)
  const isWhole = places.length === stored.places.length && isCount(at) && at < places.length
  return isWhole && isCount(dropped) ? { places, at, dropped } : null
}

/** No screen has more lines. */
const MAX_LINES = 999

function parsePlace(stored: unknown): Place | null {
  if (!isObject(stored)) return null
  const { path, focus } = stored
  const overlay = stored.overlay === null ? null : parseOverlay(stored.overlay)
  const isRoute = typeof path === 'string' && placeAt(path).path === path
  return isRoute && overlay !== undefined && isWithin(focus, -1, MAX_LINES) && Number.isInteger(focus)
    ? { path, overlay, focus }
    : null
}

function parseOverlay(stored: unknown): Place['overlay'] | undefined {
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

/** What a `Date` can hold, in milliseconds. */
const MAX_DATE_MS = 8.64e15
const isInstantOrNull = (value: unknown): value is Instant | null =>
  value === null || isWithin(value, -MAX_DATE_MS, MAX_DATE_MS)

const isCount = (value: unknown): value is number =>
  isWithin(value, 0, Number.MAX_SAFE_INTEGER) && Number.isInteger(value)

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

/** What a device leaves behind for the tab's next load. */
function savedSessionOf(device: Device, isShared: boolean): SavedSession {
  const { settings, temporaryLanguage: hostLanguage } = device
  // What belongs to a device that is only looked at must not be the visitor's own.
  const session = isShared ? null : device.session
  const language = settings.restart || isShared ? settings.language : null
  return { trail: keptTrail(device), sandboxTrail: null, session, language, hostLanguage }
}

/**
 * Writes the trail and what the tab remembers when they change, and the focus before the page goes.
 * @param isShared whether the device is one that somebody shared
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
    // The visitor's own device comes back as the page goes, when the browser no longer follows.
    if (isPageLeft) return
    const { device, isSandbox } = store.getState()
    if (!isSandbox) ownSession = savedSessionOf(device, isShared)
    const text = JSON.stringify(isSandbox ? { ...ownSession, sandboxTrail: keptTrail(device) } : ownSession)
    if (text !== written && storage.write(SESSION_KEY, text)) written = text
  }
  write()
  const unsubscribe = store.subscribe(({ device }, { device: before }) => {
    const { trail, session, temporaryLanguage } = before
    const isKept = device.trail === trail && device.session === session
    if (!isKept || device.temporaryLanguage !== temporaryLanguage) write()
  })
  const onLeave = (left: boolean) => () => {
    write()
    isPageLeft = left
    write()
  }
  return connectionOf(
    unsubscribe,
    ...onPageHidden(window, write),
    listen(window, 'pagehide', onLeave(true)),
    listen(window, 'pageshow', onLeave(false)),
  )
}
