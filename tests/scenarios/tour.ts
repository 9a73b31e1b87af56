/** A tour from factory state through the guide to every screen, by presses and the panel only. */
import {
  currentEntry,
  type Gesture,
  isPending,
  paths,
  perform,
  type StepFunction,
  screenTimers,
  step,
  type TimedDevice,
} from '../../src/thermostat/device/device'
import { freshDevice } from './fresh'
import { BEGINNING } from './scenario'
import { type Moves, wayTo } from './ways'

/** An act of the visitor on the tour. */
export type Move =
  | Gesture
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'switch'; readonly name: 'wifiInstalled' }

export interface Leg {
  readonly moves: readonly Move[]
  /** The expected result of the moves. */
  readonly path: string
}

/** This path redirects to its first screen, so it is never shown. */
const neverShown = '/home/menu/settings/time-and-date'

const moves: readonly Move[] = [
  ...(['confirm', 'next', 'previous', 'back', 'close'] as const).map(
    (button) => ({ do: 'press', button }) as const,
  ),
  { do: 'switch', name: 'wifiInstalled' },
  { do: 'go', path: '/upgrade' },
  { do: 'go', path: '/hardware-test' },
]

/** Screens where holding confirm has its own action. */
const longPresses = ['/home', '/home/menu/installer/system-info']

const visitor: Moves<Move> = {
  /** While something is pending, the only move is to wait. */
  possible({ device, now }) {
    const [next] = isPending(device) ? screenTimers(device) : []
    if (next) return [{ do: 'wait', ms: next.due - now }]
    return longPresses.includes(currentEntry(device.trail).path)
      ? [...moves, { do: 'hold', buttons: ['confirm'], ms: 3000 }]
      : moves
  },

  after: (moment, move) => doMove(moment, move),
}

/** @param take `step`, or a function that also records the inputs */
function doMove(moment: TimedDevice, move: Move, take: StepFunction = step): TimedDevice {
  const { device, now } = moment
  switch (move.do) {
    case 'go':
      return { device: take(device, { type: 'go', path: move.path, at: now }), now }
    case 'switch':
      return { device: take(device, { type: 'switch', name: move.name, at: now }), now }
    default:
      return perform(moment, move, take)
  }
}

/** @returns the parts of the tour: the guide, every route that the guide did not show, and the way home */
export function tour(): readonly Leg[] {
  let moment: TimedDevice = { device: freshDevice('/'), now: BEGINNING }
  const unseen = new Set<string>(paths.filter((path) => path !== '/' && path !== neverShown))
  const legs: Leg[] = []
  const lead = (fits: (moment: TimedDevice) => boolean) => {
    const way = wayTo(moment, fits, visitor)
    moment = way.moment
    const { path } = currentEntry(moment.device.trail)
    unseen.delete(path)
    legs.push({ moves: way.moves, path })
  }
  const at =
    (path: string) =>
    ({ device: { trail } }: TimedDevice) =>
      currentEntry(trail).path === path && currentEntry(trail).overlay === null

  lead((reached) => at('/home')(reached) && reached.device.settings.installationGuide === 'false')
  for (const path of paths) if (unseen.has(path)) lead(at(path))
  lead(at('/home'))
  return legs
}
