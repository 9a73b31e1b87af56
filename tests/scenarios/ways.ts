/** Finds the shortest ways from a device to others, by a breadth-first search over moves. */
import {
  currentEntry,
  type Device,
  type FieldName,
  paths,
  screenAt,
  type TimedDevice,
} from '../../src/thermostat/device/device'
import { settingsValues, signatureOf } from '../proof/search/values'

/** The settings on which presses depend. Numbers do not matter, so they are filtered out below. */
const decidingSettings = new Set<FieldName>([
  'installationGuide',
  ...paths.flatMap((path) => screenAt(path).dependsOn ?? []),
])
const names = [...decidingSettings]
  .filter((name) => typeof settingsValues[name][0] !== 'number')
  .map((name) => `settings.${name}`)
const stateOf = (device: Device) => signatureOf(device, names)

export interface Way<Move> {
  readonly moment: TimedDevice
  readonly moves: readonly Move[]
}

/** The possible moves, and the device after each. */
export interface Moves<Move> {
  possible(moment: TimedDevice): readonly Move[]
  after(moment: TimedDevice, move: Move): TimedDevice
}

/** Returns the shortest way to a matching device. @throws if there is none */
export function findWay<Move>(
  from: TimedDevice,
  isGoal: (moment: TimedDevice) => boolean,
  moves: Moves<Move>,
): Way<Move> {
  for (const way of waysFrom(from, moves)) if (isGoal(way.moment)) return way
  throw new Error(`There is no way from ${currentEntry(from.device.trail).path}.`)
}

/** Returns a shortest way to each reachable state, shorter ways first. */
function* waysFrom<Move>(from: TimedDevice, { possible, after }: Moves<Move>): Generator<Way<Move>> {
  const seen = new Set([stateOf(from.device)])
  const ways: Way<Move>[] = [{ moment: from, moves: [] }]
  for (const way of ways) {
    yield way
    for (const move of possible(way.moment)) {
      const moment = after(way.moment, move)
      const state = stateOf(moment.device)
      if (seen.has(state)) continue
      seen.add(state)
      ways.push({ moment, moves: [...way.moves, move] })
    }
  }
}
