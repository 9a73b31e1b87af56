/** Keeps the browser's history and address as the device's trail says; `mirror.ts` decides how. */
import { succeeds } from '../../common/safe-storage'
import type { Happening, Place, Trail } from '../../thermostat/device/device'
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
  /** What is known of the browser's history. */
  historyEntries(): HistoryEntries
}

/** How long the browser may take to traverse its history, in ms: beyond its end it never arrives. */
const MAX_TRAVERSAL_MS = 2000

/**
 * Makes the browser's history what the device's trail says, and tells the device where the browser goes.
 * @param base the base path, `/` or `/demo/thermostat/`
 * @param restored the trail with which the device was started, when a reload found it
 * @param frameNumber the frame's number in its tab, `null` outside a frame
 * @param fragment the fragment of a device that is shared, empty for the visitor's own
 * @param previousEntries what the visit before knew of the history, `null` for the first one
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
  const spellPlace = createUrlCache(base)
  const spell = (place: Place) => spellPlace(place) + fragment
  const trailEntries = () => entriesOf(store.getState().device.trail, spell)
  const traversal = createTraversal(window, acceptShownEntry)
  const framed = frameNumber !== null
  let browser =
    previousEntries ??
    (restored ? entriesAfterReload(entriesOf(restored, spell)) : singleEntry(trailEntries().currentIndex))

  function onPopState(): void {
    const address = readAddress(window.location, base)
    const found = { ...entryOf(window), spelled: spell(placeOf(address)) }
    const { input, ...now } = arriveAtEntry(browser, trailEntries(), traversal.target(), found)
    traversal.end()
    browser = now.browser
    for (const happening of happenings(input, address, browser.currentIndex, framed))
      store.getState().send(happening)
    syncHistory()
  }

  function syncHistory(): void {
    if (traversal.target() !== null) return
    const trail = trailEntries()
    let move = nextMove(browser, trail)
    while (move && move.kind !== 'go' && isWritten(window.history, move, frameNumber)) {
      browser = applyMove(browser, move)
      move = nextMove(browser, trail)
    }
    if (move?.kind !== 'go') return
    // A tab has one history for all frames: a step through it could move another one, or the page around.
    if (framed) acceptShownEntry()
    else traversal.begin(browser.currentIndex, move.to)
  }

  /** The browser cannot get to the trail's place: the entry that it shows becomes that. */
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

/** What the device is told when the browser came to an entry. */
function happenings(
  news: Arrival['input'],
  address: Address,
  index: number,
  framed: boolean,
): readonly Happening[] {
  if (news === 'none') return []
  const { path, status, context, language } = address
  const going: Happening =
    news === 'travel' ? { type: 'travel', to: index } : { type: 'address', path, status, context, index }
  return language ? [going, languageInput(language, framed)] : [going]
}

/**
 * Traverses the history, once at a time.
 * @param onTimeout is called when the browser did not arrive in time
 */
function createTraversal(window: AddressWindow, onTimeout: () => void) {
  let underway: { readonly to: number; readonly timer: number } | null = null
  function end(): void {
    if (underway) window.clearTimeout(underway.timer)
    underway = null
  }
  function giveUp(): void {
    end()
    onTimeout()
  }
  return {
    /** Where the traversal underway leads, `null` for none. */
    target: () => underway?.to ?? null,
    begin(from: number, to: number): void {
      underway = { to, timer: window.setTimeout(giveUp, MAX_TRAVERSAL_MS) }
      if (!succeeds(() => window.history.go(to - from))) end()
    },
    end,
  }
}

function entryOf({ history, location }: AddressWindow): Pick<ShownEntry, 'index' | 'url'> {
  return { index: historyIndexOf(history.state), url: location.pathname + location.search + location.hash }
}

function entriesOf({ places, at, dropped }: Trail, spell: (place: Place) => string): HistoryEntries {
  return { firstIndex: dropped, urls: places.map(spell), currentIndex: dropped + at }
}

/** After a reload the entries are as they were left, but the present one may have another address. */
function entriesAfterReload(trail: HistoryEntries): HistoryEntries {
  return visitEntry(trail, trail.currentIndex, UNKNOWN_URL)
}

/** Whether the browser wrote the entry: after too many in a row Safari throws, and Chrome does nothing. */
function isWritten(
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
