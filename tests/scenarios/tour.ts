/** A tour from factory state through the guide to every screen, by presses and the panel only. */
import {
  currentEntry,
  type Gesture,
  isInputBlocked,
  paths,
  perform,
  type StepFunction,
  step,
  type TimedDevice,
  timersExceptClockOf,
} from '../../src/thermostat/device/device'
import { freshDevice } from './fresh-device'
import { START_TIME } from './scenario'
import { findWay, type Moves } from './ways'

/** An act of the visitor on the tour. */
export type Move =
  | Gesture
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'toggle'; readonly name: 'wifiInstalled' }

export interface TourStage {
  readonly moves: readonly Move[]
  /** The expected result of the moves. */
  readonly path: string
}

/** This path redirects to its first screen, so it is never shown. */
const REDIRECTING_PATH = '/home/menu/settings/time-and-date'

const moves: readonly Move[] = [
  ...(['confirm', 'next', 'previous', 'back', 'close'] as const).map(
    (button) => ({ do: 'press', button }) as const,
  ),
  { do: 'toggle', name: 'wifiInstalled' },
  { do: 'go', path: '/upgrade' },
  { do: 'go', path: '/hardware-test' },
]

/** Screens where holding confirm has its own action. */
const pathsWithLongPress = ['/home', '/home/menu/installer/system-info']

const visitor: Moves<Move> = {
  /** While something is pending, the only move is to wait. */
  possible({ device, now }) {
    const [next] = isInputBlocked(device) ? timersExceptClockOf(device) : []
    if (next) return [{ do: 'wait', ms: next.due - now }]
    return pathsWithLongPress.includes(currentEntry(device.trail).path)
      ? [...moves, { do: 'hold', buttons: ['confirm'], ms: 3000 }]
      : moves
  },

  after: (moment, move) => performMove(moment, move),
}

/** @param apply `step`, or a function that also records the inputs */
function performMove(moment: TimedDevice, move: Move, apply: StepFunction = step): TimedDevice {
  const { device, now } = moment
  switch (move.do) {
    case 'go':
      return { device: apply(device, { type: 'go', path: move.path, at: now }), now }
    case 'toggle':
      return { device: apply(device, { type: 'switch', name: move.name, at: now }), now }
    default:
      return perform(moment, move, apply)
  }
}

/** @returns the parts of the tour: the guide, every route that the guide did not show, and the way home */
export function planTour(): readonly TourStage[] {
  let moment: TimedDevice = { device: freshDevice('/'), now: START_TIME }
  const unseen = new Set<string>(paths.filter((path) => path !== '/' && path !== REDIRECTING_PATH))
  const stages: TourStage[] = []
  const goTo = (isGoal: (moment: TimedDevice) => boolean) => {
    const way = findWay(moment, isGoal, visitor)
    moment = way.moment
    const { path } = currentEntry(moment.device.trail)
    unseen.delete(path)
    stages.push({ moves: way.moves, path })
  }
  const at =
    (path: string) =>
    ({ device: { trail } }: TimedDevice) =>
      currentEntry(trail).path === path && currentEntry(trail).overlay === null

  goTo((reached) => at('/home')(reached) && reached.device.settings.installationGuide === 'false')
  for (const path of paths) if (unseen.has(path)) goTo(at(path))
  goTo(at('/home'))
  return stages
}
