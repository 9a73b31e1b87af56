/**
 * Ties the trail to the browser's history. The platform's own History API: @tanstack/history replaces `pushState` for the whole
 * page, joins two pushes of one task into one, and cannot tell that a step beyond the history's end never arrives.
 */
import type { Place, Trail } from '../device/device'
import { succeeds } from './area'
import { alone, type Entries, type Move, moved, nextMove, UNKNOWN, visited } from './mirror'
import type { DeviceStore } from './store'
import { type Address, placeOf, readAddress, stamped, stampOf, urlOf } from './url'

export interface AddressTools {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  setTimeout(run: () => void, milliseconds: number): number
  clearTimeout(id: number): void
}

export interface AddressTie {
  /** The browser came to another entry, or may have. */
  onPopState(): void
  dispose(): void
}

/** How long a step through the history may take, in milliseconds: one beyond its end never arrives, and nothing says so. */
const LONGEST_STEP = 2000
/** No trail has a place of this number. */
const NOWHERE = -1
/** More moves than any trail needs. */
const MOST_MOVES = 200

/**
 * Makes the browser's address and history what the device's trail says, and tells the device where the browser goes.
 * @param base the base path, `/` or `/demo/thermostat/`
 * @param restored the trail with which the device was started, when it was found again after a reload
 */
export function tieAddress(
  tools: AddressTools,
  store: DeviceStore,
  base: string,
  restored: Trail | null,
): AddressTie {
  const { history, location } = tools
  const spelled = new WeakMap<Place, string>()
  /** A step on its way through the browser; what the device does meanwhile waits for its arrival. */
  let awaited: { readonly to: number; readonly timer: number } | null = null
  let browser = entriesAtStart()

  function spell(place: Place): string {
    const url = spelled.get(place) ?? urlOf(place, base)
    spelled.set(place, url)
    return url
  }

  function wanted(): Entries {
    const { places, at, dropped } = store.getState().device.trail
    return { low: dropped, urls: places.map(spell), at: dropped + at }
  }

  function entriesAtStart(): Entries {
    const trail = wanted()
    if (!restored) return alone(trail.at)
    const known = {
      low: restored.dropped,
      urls: restored.places.map(spell),
      at: restored.dropped + restored.at,
    }
    return visited(known, known.at, UNKNOWN)
  }

  function agree(): void {
    if (awaited) return
    // Stryker disable next-line all: no trail needs as many moves; this only ends what would have no end
    for (let left = MOST_MOVES; left > 0; left--) {
      const move = nextMove(browser, wanted())
      if (!move || !make(move)) return
    }
  }

  /** Whether the browser took it and the next may follow at once: of too many in a row Safari throws, and Chrome ignores them. The next change tries again. */
  function make(move: Move): boolean {
    if (move.kind === 'go') {
      goTo(move.to)
      return false
    }
    const write = () =>
      move.kind === 'push'
        ? history.pushState(stamped(null, move.to), '', move.url)
        : history.replaceState(stamped(history.state, move.to), '', move.url)
    if (!succeeds(write) || stampOf(history.state) !== move.to) return false
    browser = moved(browser, move)
    return true
  }

  function goTo(to: number): void {
    awaited = { to, timer: tools.setTimeout(giveUp, LONGEST_STEP) }
    const steps = to - browser.at
    if (!succeeds(() => history.go(steps))) stopWaiting()
  }

  function stopWaiting(): void {
    if (awaited) tools.clearTimeout(awaited.timer)
    awaited = null
  }

  /** The browser has fewer entries than were thought: the one it shows becomes the trail's place. */
  function giveUp(): void {
    awaited = null
    browser = alone(wanted().at)
    agree()
  }

  function actualUrl(): string {
    return location.pathname + location.search + location.hash
  }

  function onPopState(): void {
    const index = stampOf(history.state)
    const expected = awaited?.to
    stopWaiting()
    if (index === expected) browser = visited(browser, index, actualUrl())
    else follow(index, readAddress(location, base))
    agree()
  }

  /** The visitor used the browser's own buttons, or another script or a typed address made an entry. */
  function follow(index: number | null, address: Address): void {
    const { device, send } = store.getState()
    const to = index ?? NOWHERE
    const place = device.trail.places[to - device.trail.dropped]
    if (place && spell(place) === urlOf(placeOf(address), base)) {
      browser = visited(browser, to, actualUrl())
      send({ type: 'travel', to })
    } else {
      const { path, status, context } = address
      browser = alone(index ?? browser.at + 1)
      send({ type: 'address', path, status, context, index: browser.at })
    }
    if (address.language) send({ type: 'language', language: address.language })
  }

  agree()
  const unsubscribe = store.subscribe(({ device }, { device: before }) => {
    if (device.trail !== before.trail) agree()
  })

  return {
    onPopState,
    dispose() {
      stopWaiting()
      unsubscribe()
    },
  }
}
