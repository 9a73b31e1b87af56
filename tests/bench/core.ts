/** What `npm run bench -- core` measures, in Chromium: the presses of the tour, many times. */
import { advanceHouse, beginHouse } from '../../src/simulation/house/house'
import { outdoorAt } from '../../src/simulation/house/weather'
import { type Input, type Moment, paths, type Step, step } from '../../src/thermostat/device/device'
import { freshDevice } from '../scenarios/fresh'
import { BEGINNING } from '../scenarios/scenario'
import { doMove, tour } from '../scenarios/tour'

/** The inputs of the tour. Their times change in place: new objects cost more than a press. */
const inputs = record()
const presses = inputs.filter(({ input }) => input.type === 'down').length

type Recorded = Input & { at: number }

/** Does the tour once. @returns its inputs, each with the ms that pass before it */
function record(): readonly { readonly input: Recorded; readonly takes: number }[] {
  const recorded: { readonly input: Recorded; readonly takes: number }[] = []
  let moment: Moment = { device: freshDevice('/'), now: BEGINNING }
  let last = BEGINNING
  const watched: Step = (device, input) => {
    recorded.push({ input: { ...input }, takes: input.at - last })
    last = input.at
    return step(device, input)
  }
  for (const { moves } of tour()) for (const move of moves) moment = doMove(moment, move, watched)
  return recorded
}

/** Runs the tour so many times and gives the number of presses. */
export function runTour(times: number): number {
  let device = freshDevice('/')
  let at = BEGINNING
  for (let time = 0; time < times; time++)
    for (const { input, takes } of inputs) {
      at += takes
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

/** A house under its weather, so many minutes one by one. */
export function runHouse(minutes: number): number {
  let house = beginHouse('screed', 'tile', { room: 20, floor: 24, outdoor: -5 })
  for (let minute = 0; minute < minutes; minute++) {
    const influence = { heating: 150 * (minute % 2), outdoor: outdoorAt(minute * 60_000), windowOpen: false }
    house = advanceHouse(house, influence, 60)
  }
  return house.air > 0 ? minutes : 0
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
