/** A walk that begins in factory state, goes through the guide and then to every screen there is, by presses and the panel alone. */
import { type Device, here, paths } from '../src/device/device'
import { freshDevice } from './fresh'
import type { Step } from './scenario'
import { type Move, wayTo } from './way'

export interface Leg {
  readonly moves: readonly Move[]
  /** Where the moves lead. */
  readonly path: string
}

/** Two routes lead on at once: time-and-date never shows, and connected only for as long as it waits. */
const neverShown: readonly string[] = ['/home/menu/settings/time-and-date']

/** A move as a step that a driver takes. */
export function stepOf(move: Move): Step {
  switch (move.do) {
    case 'press':
      return { ...move, times: 1 }
    case 'hold':
      return { ...move, buttons: [move.button] }
    default:
      return move
  }
}

/** The legs of the tour: the guide, every route the guide did not show, and the way home. */
export function tour(): readonly Leg[] {
  let device: Device = freshDevice('/')
  const unseen = new Set<string>(paths.filter((path) => !neverShown.includes(path)))
  const legs: Leg[] = []
  const walk = (fits: (device: Device) => boolean) => {
    const way = wayTo(device, fits)
    device = way.device
    const { path } = here(device.trail)
    unseen.delete(path)
    legs.push({ moves: way.moves, path })
  }
  const at = (path: string) => (other: Device) =>
    here(other.trail).path === path && here(other.trail).overlay === null

  unseen.delete('/')
  walk((other) => at('/home')(other) && other.settings.installationGuide === 'false')
  for (const path of paths) if (unseen.has(path)) walk(at(path))
  walk(at('/home'))
  return legs
}
