/** Keeps the browser's history and address as the device's trail says; `mirror.ts` decides how. */
import { succeeds } from '../../common/safe-storage'
import type { Happening, Place, Trail } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import {
  type Connection,
  connectionOf,
  type Listening,
  listen,
  onReturn,
  type TimerWindow,
} from './connection'
import { asking } from './language'
import {
  type Arrival,
  alone,
  arrival,
  type Entries,
  type Found,
  type Move,
  moved,
  nextMove,
  UNKNOWN,
  visited,
} from './mirror'
import { type Address, placeOf, readAddress, speller, stamped, stampOf } from './url'

export interface AddressWindow extends Listening, TimerWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
}

export interface AddressConnection extends Connection {
  /** What is known of the browser's history. */
  entries(): Entries
}

/** How long the browser may take to traverse its history, in ms: beyond its end it never arrives. */
const LONGEST_TRAVERSAL = 2000

/**
 * Makes the browser's history what the device's trail says, and tells the device where the browser goes.
 * @param base the base path, `/` or `/demo/thermostat/`
 * @param restored the trail with which the device was started, when a reload found it
 * @param frame the frame's number in its tab, `null` outside a frame
 * @param link the fragment of a device that is shared, empty for the visitor's own
 * @param left what the visit before knew of the history, `null` for the first one
 */
export function connectAddress(
  window: AddressWindow,
  store: DeviceStore,
  base: string,
  restored: Trail | null,
  frame: number | null,
  link = '',
  left: Entries | null = null,
): AddressConnection {
  const spellPlace = speller(base)
  const spell = (place: Place) => spellPlace(place) + link
  const wanted = () => entriesOf(store.getState().device.trail, spell)
  const traversal = traversals(window, stay)
  const framed = frame !== null
  let browser = left ?? (restored ? reloaded(entriesOf(restored, spell)) : alone(wanted().at))

  function onPopState(): void {
    const address = readAddress(window.location, base)
    const found = { ...entryOf(window), spelled: spell(placeOf(address)) }
    const { news, ...now } = arrival(browser, wanted(), traversal.to(), found)
    traversal.end()
    browser = now.browser
    for (const happening of happenings(news, address, browser.at, framed)) store.getState().send(happening)
    agree()
  }

  function agree(): void {
    if (traversal.to() !== null) return
    const trail = wanted()
    let move = nextMove(browser, trail)
    while (move && move.kind !== 'go' && isWritten(window.history, move, frame)) {
      browser = moved(browser, move)
      move = nextMove(browser, trail)
    }
    if (move?.kind !== 'go') return
    // A tab has one history for all frames: a step through it could move another one, or the page around.
    if (framed) stay()
    else traversal.begin(browser.at, move.to)
  }

  /** The browser cannot get to the trail's place: the entry that it shows becomes that. */
  function stay(): void {
    browser = alone(wanted().at)
    agree()
  }

  agree()
  const unsubscribe = store.subscribe(({ device }, { device: before }) => {
    if (device.trail !== before.trail) agree()
  })
  const listeners = [listen(window, 'popstate', onPopState), onReturn(window, onPopState)]
  return { entries: () => browser, ...connectionOf(...listeners, unsubscribe, traversal.end) }
}

/** What the device is told when the browser came to an entry. */
function happenings(
  news: Arrival['news'],
  address: Address,
  index: number,
  framed: boolean,
): readonly Happening[] {
  if (news === 'none') return []
  const { path, status, context, language } = address
  const going: Happening =
    news === 'travel' ? { type: 'travel', to: index } : { type: 'address', path, status, context, index }
  return language ? [going, asking(language, framed)] : [going]
}

/**
 * Traverses the history, once at a time.
 * @param onLost is called when the browser did not arrive in time
 */
function traversals(window: AddressWindow, onLost: () => void) {
  let underway: { readonly to: number; readonly timer: number } | null = null
  function end(): void {
    if (underway) window.clearTimeout(underway.timer)
    underway = null
  }
  function lose(): void {
    end()
    onLost()
  }
  return {
    /** Where the traversal underway leads, `null` for none. */
    to: () => underway?.to ?? null,
    begin(from: number, to: number): void {
      underway = { to, timer: window.setTimeout(lose, LONGEST_TRAVERSAL) }
      if (!succeeds(() => window.history.go(to - from))) end()
    },
    end,
  }
}

function entryOf({ history, location }: AddressWindow): Pick<Found, 'index' | 'url'> {
  return { index: stampOf(history.state), url: location.pathname + location.search + location.hash }
}

function entriesOf({ places, at, dropped }: Trail, spell: (place: Place) => string): Entries {
  return { low: dropped, urls: places.map(spell), at: dropped + at }
}

/** After a reload the entries are as they were left, but the present one may have another address. */
function reloaded(trail: Entries): Entries {
  return visited(trail, trail.at, UNKNOWN)
}

/** Whether the browser wrote the entry: after too many in a row Safari throws, and Chrome does nothing. */
function isWritten(
  history: AddressWindow['history'],
  move: Exclude<Move, { kind: 'go' }>,
  frame: number | null,
): boolean {
  const write = () =>
    move.kind === 'push'
      ? history.pushState(stamped(null, move.to, frame), '', move.url)
      : history.replaceState(stamped(history.state, move.to, frame), '', move.url)
  return succeeds(write) && stampOf(history.state) === move.to
}
