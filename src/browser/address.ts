/** Keeps the browser's history and address as the device's trail says; `mirror.ts` decides how. */
import type { Happening, Place, Trail } from '../device/device'
import { succeeds } from './area'
import {
  type Connection,
  connectionOf,
  type Listening,
  listen,
  onReturn,
  type TimerWindow,
} from './connection'
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
import type { DeviceStore } from './store'
import { type Address, placeOf, readAddress, speller, stamped, stampOf } from './url'

export interface AddressWindow extends Listening, TimerWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
}

/** How long a step through the history may take, in ms: one beyond the history's end never arrives. */
const LONGEST_STEP = 2000

/**
 * Makes the browser's history what the device's trail says, and tells the device where the browser goes.
 * @param base the base path, `/` or `/demo/thermostat/`
 * @param restored the trail with which the device was started, when a reload found it
 */
export function connectAddress(
  window: AddressWindow,
  store: DeviceStore,
  base: string,
  restored: Trail | null,
): Connection {
  const spell = speller(base)
  const wanted = () => entriesOf(store.getState().device.trail, spell)
  const step = stepper(window, onLost)
  let browser = restored ? reloaded(entriesOf(restored, spell)) : alone(wanted().at)

  function agree(): void {
    if (step.to() !== null) return
    const trail = wanted()
    let move = nextMove(browser, trail)
    while (move && move.kind !== 'go' && isWritten(window.history, move)) {
      browser = moved(browser, move)
      move = nextMove(browser, trail)
    }
    if (move?.kind === 'go') step.begin(browser.at, move.to)
  }

  /** The browser has fewer entries than expected: the one it shows becomes the trail's place. */
  function onLost(): void {
    browser = alone(wanted().at)
    agree()
  }

  function onPopState(): void {
    const address = readAddress(window.location, base)
    const found = { ...entryOf(window), spelled: spell(placeOf(address)) }
    const { news, ...now } = arrival(browser, wanted(), step.to(), found)
    step.end()
    browser = now.browser
    for (const happening of happenings(news, address, browser.at)) store.getState().send(happening)
    agree()
  }

  agree()
  const unsubscribe = store.subscribe(({ device }, { device: before }) => {
    if (device.trail !== before.trail) agree()
  })
  const listeners = [listen(window, 'popstate', onPopState), onReturn(window, onPopState)]
  return connectionOf(...listeners, unsubscribe, step.end)
}

/** What the device is told when the browser came to an entry. */
function happenings(news: Arrival['news'], address: Address, index: number): readonly Happening[] {
  if (news === 'none') return []
  const { path, status, context, language } = address
  const moved: Happening =
    news === 'travel' ? { type: 'travel', to: index } : { type: 'address', path, status, context, index }
  return language ? [moved, { type: 'language', language }] : [moved]
}

/**
 * Takes one step through the history at a time.
 * @param onLost is called when the step did not arrive in time
 */
function stepper(window: AddressWindow, onLost: () => void) {
  let step: { readonly to: number; readonly timer: number } | null = null
  function end(): void {
    if (step) window.clearTimeout(step.timer)
    step = null
  }
  function lose(): void {
    end()
    onLost()
  }
  return {
    /** Where the step underway leads, `null` for none. */
    to: () => step?.to ?? null,
    begin(from: number, to: number): void {
      step = { to, timer: window.setTimeout(lose, LONGEST_STEP) }
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
function isWritten(history: AddressWindow['history'], move: Exclude<Move, { kind: 'go' }>): boolean {
  const write = () =>
    move.kind === 'push'
      ? history.pushState(stamped(null, move.to), '', move.url)
      : history.replaceState(stamped(history.state, move.to), '', move.url)
  return succeeds(write) && stampOf(history.state) === move.to
}
