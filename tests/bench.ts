/** What `npm run bench -- core` measures, in Chromium: the presses of the tour, many times. */
import { type Input, paths, step } from '../src/device/device'
import { freshDevice } from './fresh'
import { BEGINNING } from './scenario'
import { type Move, tour } from './tour'

/** All inputs of the tour, with waits. Their times change in place: new objects cost more than a press. */
const inputs = tour().flatMap(({ moves }) => moves.flatMap(inputsOf))
const presses = inputs.filter(({ type }) => type === 'down').length

type Timed = Input & { at: number; readonly takes: number }

/** @returns the inputs of a move, with the ms that pass before each */
function inputsOf(move: Move): readonly Timed[] {
  const at = BEGINNING
  const takes = 0
  switch (move.do) {
    case 'press':
      return [
        { type: 'down', button: move.button, at, takes },
        { type: 'up', button: move.button, at, takes },
      ]
    case 'hold':
      return [{ type: 'hold', buttons: move.buttons, at, takes }]
    case 'wait':
      return [{ type: 'wake', at, takes: move.ms }]
    case 'go':
      return [{ type: 'go', path: move.path, at, takes }]
    case 'switch':
      return [{ type: 'switch', name: move.name, at, takes }]
  }
}

/** Runs the tour this many times; returns the number of presses. */
export function runTour(times: number): number {
  let device = freshDevice('/')
  let at = BEGINNING
  for (let time = 0; time < times; time++)
    for (const input of inputs) {
      at += input.takes
      input.at = at
      device = step(device, input)
    }
  return times * presses
}

/** Presses that only change the set temperature: the cost of a press without navigation. */
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

/** Finds screens by their paths as the device does, among `factor` times as many as there are. */
export function runLookups(times: number, factor: number): number {
  const all = Array.from({ length: factor }, (_, copy) =>
    paths.map((path) => (copy ? `${path}/${copy}` : path)),
  ).flat()
  const table = new Map(all.map((path) => [path, path.length]))
  let found = 0
  for (let time = 0; time < times; time++) found += table.get(all[time % all.length] ?? '') ? 1 : 0
  return found
}
