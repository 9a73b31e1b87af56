/** Keeps the browser's history and address in step with the device's trail; `history-sync.ts` decides how. */
import { succeeds } from '../../common/safe-storage'
import type { DeviceEvent, Trail, TrailEntry } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import {
  type Connection,
  connectionOf,
  type EventTargetLike,
  listen,
  onPageRestored,
  type TimerWindow,
} from './connection'
import {
  type Arrival,
  applyMove,
  arriveAtEntry,
  type HistoryEntries,
  type HistoryMove,
  nextMove,
  type ShownEntry,
  singleEntry,
  UNKNOWN_URL,
  visitEntry,
} from './history-sync'
import { languageInput } from './language'
import { type Address, createUrlCache, historyIndexOf, placeOf, readAddress, withHistoryIndex } from './url'

export interface AddressWindow extends EventTargetLike, TimerWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
}

export interface AddressConnection extends Connection {
  /** The known part of the browser's history. */
  historyEntries(): HistoryEntries
}

/** A step beyond the end of the history never arrives, so a traversal has a time limit. */
const MAX_TRAVERSAL_MS = 2000

/**
 * Writes the device's trail to the browser's history, and sends the device the entries that the browser goes to.
 * @param base the base path, `/` or `/demo/thermostat/`
 * @param restored the stored trail whose places the browser's history contains, `null` if unknown
 * @param frameNumber the frame's number in its tab, `null` outside a frame
 * @param fragment the fragment of a shared device, empty for the visitor's own
 * @param previousEntries the history as the previous visit knew it, `null` for the first visit
 */
export function connectAddress(
  window: AddressWindow,
  store: DeviceStore,
  base: string,
  restored: Trail | null,
  frameNumber: number | null,
  fragment = '',
  previousEntries: HistoryEntries | null = null,
): AddressConnection {
  const urlOfPlace = createUrlCache(base)
  const urlWithFragment = (place: TrailEntry) => urlOfPlace(place) + fragment
  const trailEntries = () => entriesOf(store.getState().device.trail, urlWithFragment)
  const traversal = createTraversal(window, acceptShownEntry)
  const framed = frameNumber !== null
  let browser =
    previousEntries ??
    (restored
      ? entriesAfterReload(entriesOf(restored, urlWithFragment))
      : singleEntry(trailEntries().currentIndex))

  function onPopState(): void {
    const address = readAddress(window.location, base)
    const shown = { ...entryOf(window), canonicalUrl: urlWithFragment(placeOf(address)) }
    const arrival = arriveAtEntry(browser, trailEntries(), traversal.target(), shown)
    traversal.end()
    browser = arrival.browser
    for (const deviceEvent of eventsOfArrival(arrival.input, address, browser.currentIndex, framed))
      store.getState().send(deviceEvent)
    syncHistory()
  }

  function syncHistory(): void {
    if (traversal.target() !== null) return
    const trail = trailEntries()
    let move = nextMove(browser, trail)
    while (move && move.kind !== 'go' && writeEntry(window.history, move, frameNumber)) {
      browser = applyMove(browser, move)
      move = nextMove(browser, trail)
    }
    if (move?.kind !== 'go') return
    // A tab has one history for all frames: a step through it could move another frame or the host page.
    if (framed) acceptShownEntry()
    else traversal.begin(browser.currentIndex, move.to)
  }

  /** Writes the trail's place into the entry that the browser shows, since it cannot go to another one. */
  function acceptShownEntry(): void {
    browser = singleEntry(trailEntries().currentIndex)
    syncHistory()
  }

  syncHistory()
  const unsubscribe = store.subscribe(({ device }, { device: before }) => {
    if (device.trail !== before.trail) syncHistory()
  })
  const listeners = [listen(window, 'popstate', onPopState), onPageRestored(window, onPopState)]
  return { historyEntries: () => browser, ...connectionOf(...listeners, unsubscribe, traversal.end) }
}

/** Returns the inputs for the device when the browser arrives at an entry. */
function eventsOfArrival(
  input: Arrival['input'],
  address: Address,
  index: number,
  framed: boolean,
): readonly DeviceEvent[] {
  if (input === 'none') return []
  const { path, status, context, language } = address
  const navigation: DeviceEvent =
    input === 'travel'
      ? { type: 'move-in-history', to: index }
      : { type: 'address', path, status, context, index }
  return language ? [navigation, languageInput(language, framed)] : [navigation]
}

/**
 * Creates the traversal of the history; one at a time is pending.
 * @param onTimeout called if the browser does not arrive in time
 */
function createTraversal(window: AddressWindow, onTimeout: () => void) {
  let pending: { readonly to: number; readonly timer: number } | null = null
  function end(): void {
    if (pending) window.clearTimeout(pending.timer)
    pending = null
  }
  function giveUp(): void {
    end()
    onTimeout()
  }
  return {
    /** The index to which the pending traversal leads, `null` for none. */
    target: () => pending?.to ?? null,
    begin(from: number, to: number): void {
      pending = { to, timer: window.setTimeout(giveUp, MAX_TRAVERSAL_MS) }
      if (!succeeds(() => window.history.go(to - from))) end()
    },
    end,
  }
}

function entryOf({ history, location }: AddressWindow): Pick<ShownEntry, 'index' | 'url'> {
  return { index: historyIndexOf(history.state), url: location.pathname + location.search + location.hash }
}

function entriesOf(
  { places, at, dropped }: Trail,
  urlOfPlace: (place: TrailEntry) => string,
): HistoryEntries {
  return { firstIndex: dropped, urls: places.map(urlOfPlace), currentIndex: dropped + at }
}

/** After a reload, the entries are as before, but the current one may have another address. */
function entriesAfterReload(trail: HistoryEntries): HistoryEntries {
  return visitEntry(trail, trail.currentIndex, UNKNOWN_URL)
}

/** @returns false if the browser refused: after too many writes in a row Safari throws, and Chrome does nothing */
function writeEntry(
  history: AddressWindow['history'],
  move: Exclude<HistoryMove, { kind: 'go' }>,
  frame: number | null,
): boolean {
  const write = () =>
    move.kind === 'push'
      ? history.pushState(withHistoryIndex(null, move.to, frame), '', move.url)
      : history.replaceState(withHistoryIndex(history.state, move.to, frame), '', move.url)
  return succeeds(write) && historyIndexOf(history.state) === move.to
}
