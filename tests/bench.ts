/** What `npm run bench` measures of the core: the presses of the tour, over and over. */
import { type Input, paths, step } from '../src/device/device'
import { freshDevice } from './fresh'
import { BEGINNING } from './scenario'
import { tour } from './tour'
import type { Move } from './way'

/** Everything a hand does on the tour, the waiting included. */
const inputs: readonly Input[] = tour().flatMap(({ moves }) => moves.flatMap(inputsOf))
const presses = inputs.filter(({ type }) => type === 'down').length

function inputsOf(move: Move): readonly Input[] {
  const at = BEGINNING
  switch (move.do) {
    case 'press':
      return [
        { type: 'down', button: move.button, at },
        { type: 'up', button: move.button, at },
      ]
    case 'hold':
      return [{ type: 'hold', buttons: [move.button], at }]
    case 'wait':
      return [{ type: 'wake', at: at + move.ms }]
    case 'go':
      return [{ type: 'go', path: move.path, at }]
    case 'switch':
      return [{ type: 'switch', name: move.name, at }]
  }
}

/** Runs the tour so many times and gives the number of presses. */
export function runTour(times: number): number {
  let device = freshDevice('/')
  for (let time = 0; time < times; time++) for (const input of inputs) device = step(device, input)
  return times * presses
}

/** Presses that only change the set temperature: what a press costs where nothing is navigated. */
export function runTemperature(times: number): number {
  let device = freshDevice('/home', {})
  for (let time = 0; time < times; time++)
    for (const button of ['next', 'previous'] as const) {
      device = step(device, { type: 'down', button, at: BEGINNING })
      device = step(device, { type: 'up', button, at: BEGINNING })
    }
  return times * 2
}

export const screens = paths.length

/** Finds screens by their paths as the device does, among so many times more of them than there are. */
export function runLookups(times: number, factor: number): number {
  const all = Array.from({ length: factor }, (_, copy) =>
    paths.map((path) => (copy ? `${path}/${copy}` : path)),
  ).flat()
  const table = new Map(all.map((path) => [path, path.length]))
  let found = 0
  for (let time = 0; time < times; time++) found += table.get(all[time % all.length] ?? '') ? 1 : 0
  return found
}
