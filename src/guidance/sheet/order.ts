/** The order with the fewest presses for all operations together (guidance G20). */
import type { Device } from '../../device/device'
import { isGuestRoom } from '../../device/rules/temperature'
import { type Hop, hopTo, type Place } from './hops'
import type { Operation } from './operations'
import type { Stages } from './stages'

/** What has to be done, in the orders that are possible. */
export interface Work {
  /** Settings that decide over each other. */
  readonly modes: Stages
  readonly wifi: Stages
  /** Settings that stand alone, in the order of the menus. */
  readonly alone: readonly Operation[]
  /** Which of these comes before all others, or after them. */
  readonly first: Operation | null
  readonly last: Operation | null
}

export interface Done {
  readonly operation: Operation
  readonly hop: Hop
  /** Whether other settings may come next: those so far are the factory's, or those wanted. */
  readonly isSettled: boolean
}

/** How far the work is. */
interface State {
  readonly mode: number
  readonly wifi: number
  /** One bit for each of those that stand alone. */
  readonly done: number
  readonly place: Place
  readonly presses: number
  readonly from: State | null
  readonly by: Done | null
}

/** What closes the menus comes when all else is done: the keypad lock, turning off. */
const closing = new Set(['turn off', 'lock'])

/** @returns `null` where no order is possible */
export function bestOrder(work: Work, home: Place, hop = hopTo): readonly Done[] | null {
  const all = 2 ** work.alone.length - 1
  const known = new Map<number, Hop | null>()
  let layer = new Map<number, State>()
  const begin = { mode: 0, wifi: 0, done: 0, place: home, presses: 0, from: null, by: null }
  layer.set(keyOf(begin, work), begin)
  let best: State | null = null
  while (layer.size > 0) {
    const next = new Map<number, State>()
    for (const state of layer.values()) {
      const isEnd = state.done === all && state.mode === work.modes.end && state.wifi === work.wifi.end
      if (isEnd && (!best || state.presses < best.presses)) best = state
      for (const { operation, mode, wifi, done } of movesFrom(state, work, all)) {
        const there = cached(known, state, operation, work, hop)
        if (!there) continue
        const presses = state.presses + there.presses
        const isSettled = !work.modes.all[mode]?.isPassing && !work.wifi.all[wifi]?.isPassing
        const by = { operation, hop: there, isSettled }
        const after: State = { mode, wifi, done, place: there.to, presses, from: state, by }
        const key = keyOf(after, work)
        if ((next.get(key)?.presses ?? Infinity) > presses) next.set(key, after)
      }
    }
    layer = next
  }
  return best && wayTo(best)
}

const isClosed = (device: Device | undefined) =>
  device?.settings.power === 'off' || device?.settings.keylock === 'on'

/** A guest room closes the menus, so that nothing can be turned off or locked afterwards. */
function isGuestRoomAt({ modes }: Work, stage: number): boolean {
  const device = modes.all[stage]?.device
  return device !== undefined && isGuestRoom(device.settings)
}

const PLACES = 4096

function keyOf({ mode, wifi, done, place }: State, { modes, alone }: Work): number {
  return ((wifi * modes.all.length + mode) * 2 ** alone.length + done) * PLACES + place.index
}

interface Move {
  readonly operation: Operation
  readonly mode: number
  readonly wifi: number
  readonly done: number
}

function movesFrom(state: State, work: Work, all: number): readonly Move[] {
  const { mode, wifi, done } = state
  const modes = work.modes.all[mode]
  const cards = work.wifi.all[wifi]
  const isElseDone = done === all && wifi === work.wifi.end
  const aloneMoves = work.alone.flatMap((operation, bit) => {
    if (done & (1 << bit)) return []
    if (operation === work.last && (done !== (all & ~(1 << bit)) || wifi !== work.wifi.end)) return []
    return [{ operation, mode, wifi, done: done | (1 << bit) }]
  })
  const isBegun = done > 0 || mode > 0 || wifi > 0
  if (work.first && !isBegun) return aloneMoves.filter(({ operation }) => operation === work.first)
  const modeMoves = (modes?.next ?? [])
    .filter(({ operation, to }) =>
      closing.has(operation.id) ? isElseDone : !isClosed(modes?.device) || isGuestRoomAt(work, to),
    )
    .map(({ operation, to }) => ({ operation, mode: to, wifi, done }))
  if (modes?.isPassing) return modeMoves
  const wifiMoves = (cards?.next ?? []).map(({ operation, to }) => ({ operation, mode, wifi: to, done }))
  if (cards?.isPassing) return wifiMoves
  return [...aloneMoves, ...wifiMoves, ...modeMoves]
}

function cached(
  known: Map<number, Hop | null>,
  state: State,
  operation: Operation,
  work: Work,
  hop: typeof hopTo,
): Hop | null {
  const operations = numbered(work)
  const number = operations.get(operation) ?? 0
  const key =
    ((state.place.index * operations.size + number) * work.modes.all.length + state.mode) *
      work.wifi.all.length +
    state.wifi
  const there = known.get(key)
  if (there !== undefined) return there
  const found = hop(state.place, operation, aroundOf(state, work))
  known.set(key, found)
  return found
}

const numbers = new WeakMap<Work, Map<Operation, number>>()

function numbered(work: Work): Map<Operation, number> {
  const known = numbers.get(work)
  if (known) return known
  const all = [
    ...work.alone,
    ...[work.modes, work.wifi].flatMap(({ all }) =>
      all.flatMap(({ next }) => next.map((one) => one.operation)),
    ),
  ]
  const map = new Map([...new Set(all)].map((operation, index) => [operation, index]))
  numbers.set(work, map)
  return map
}

/** The settings that matter so far, and what is around the device. */
function aroundOf({ mode, wifi }: State, work: Work): Device {
  const device = work.modes.all[mode]?.device as Device
  const card = work.wifi.all[wifi]?.device.settings
  if (!card) return device
  const { wifi: on, wifiNetwork, wifiInstalled, timezone } = card
  return { ...device, settings: { ...device.settings, wifi: on, wifiNetwork, wifiInstalled, timezone } }
}

function wayTo(end: State): readonly Done[] {
  const way: Done[] = []
  for (let state: State | null = end; state?.by; state = state.from) way.unshift(state.by)
  return way
}
