/** A tour from factory state through the guide to every screen, by presses and the panel only. */
import {
  type Gesture,
  here,
  isPending,
  type Moment,
  paths,
  perform,
  type Step,
  screenTimers,
  step,
} from '../../src/thermostat/device/device'
import { freshDevice } from './fresh'
import { BEGINNING } from './scenario'
import { type Moves, wayTo } from './ways'

/** What a visitor does on the tour. */
export type Move =
  | Gesture
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'switch'; readonly name: 'wifiInstalled' }

export interface Leg {
  readonly moves: readonly Move[]
  /** Where the moves lead. */
  readonly path: string
}

/** Redirects to its first screen, so it never shows. */
const neverShown = '/home/menu/settings/time-and-date'

const moves: readonly Move[] = [
  ...(['confirm', 'next', 'previous', 'back', 'close'] as const).map(
    (button) => ({ do: 'press', button }) as const,
  ),
  { do: 'switch', name: 'wifiInstalled' },
  { do: 'go', path: '/upgrade' },
  { do: 'go', path: '/hardware-test' },
]

/** The screens where holding confirm does something of its own. */
const longPresses = ['/home', '/home/menu/installer/system-info']

const visitor: Moves<Move> = {
  /** While something is pending, the only move is to wait. */
  possible({ device, now }) {
    const [next] = isPending(device) ? screenTimers(device) : []
    if (next) return [{ do: 'wait', ms: next.due - now }]
    return longPresses.includes(here(device.trail).path)
      ? [...moves, { do: 'hold', buttons: ['confirm'], ms: 3000 }]
      : moves
  },

  after: (moment, move) => doMove(moment, move),
}

/** @param take what an input makes of the device: `step`, or what watches the inputs */
function doMove(moment: Moment, move: Move, take: Step = step): Moment {
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
  let moment: Moment = { device: freshDevice('/'), now: BEGINNING }
  const unseen = new Set<string>(paths.filter((path) => path !== '/' && path !== neverShown))
  const legs: Leg[] = []
  const lead = (fits: (moment: Moment) => boolean) => {
    const way = wayTo(moment, fits, visitor)
    moment = way.moment
    const { path } = here(moment.device.trail)
    unseen.delete(path)
    legs.push({ moves: way.moves, path })
  }
  const at =
    (path: string) =>
    ({ device: { trail } }: Moment) =>
      here(trail).path === path && here(trail).overlay === null

  lead((reached) => at('/home')(reached) && reached.device.settings.installationGuide === 'false')
  for (const path of paths) if (unseen.has(path)) lead(at(path))
  lead(at('/home'))
  return legs
}
