/** Tests that simulated time is never stored and always ends, whatever a visitor does (behaviour 31). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyAct as applyWayAct,
  defaultValueOf,
  findWay,
  taskIds,
  tasks,
} from '../../src/help/guidance/guidance'
import { floors } from '../../src/simulation/house/model'
import type { SimulationState } from '../../src/simulation/time/model'
import { advance, createSimulation, withDevice } from '../../src/simulation/time/simulation-state'
import {
  createPicture,
  type Device,
  type DeviceEvent,
  fieldNames,
  fields,
  pathOf,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../src/thermostat/device/device'
import { sampleSize } from '../helpers/sample'
import { freshDevice } from '../scenarios/fresh-device'
import { START_TIME } from '../scenarios/scenario'
import { type Act, anyAct, applyAct, type RandomVisit, randomVisits } from './acts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The device is saved, and later restored. */
type SaveAct = { readonly do: 'note' } | { readonly do: 'restore' }

/** Simulated time runs for some ms, or the visitor goes back to now. */
type TimeAct = { readonly do: 'pass'; readonly ms: number } | { readonly do: 'now' }
type SimulatedAct = Act | SaveAct | TimeAct

const timeAct: fc.Arbitrary<TimeAct> = fc.constantFrom<TimeAct>(
  ...[1000, MINUTE, 7 * MINUTE, HOUR, 5 * HOUR, 24 * HOUR, 72 * HOUR].map((ms) => ({
    do: 'pass' as const,
    ms,
  })),
  { do: 'now' },
)
const saveAct = fc.constantFrom<SaveAct>({ do: 'note' }, { do: 'restore' })
const simulatedAct: fc.Arbitrary<SimulatedAct> = fc.oneof(
  { weight: 12, arbitrary: anyAct },
  { weight: 4, arbitrary: timeAct },
  { weight: 1, arbitrary: saveAct },
)
/** A simulated day takes a millisecond or two. */
const VISITS = { seed: 31, numRuns: sampleSize(150, 10) }
/** The smallest number of devices over which time runs. */
const LEAST_DEVICES = sampleSize(1000, 20)
const visits = fc.tuple(randomVisits(simulatedAct, 60), fc.constantFrom(...floors))

/** A visit with a simulation, which begins when time passes for the first time. */
class SimulatedVisit {
  moment: TimedDevice
  private simulation: SimulationState | null = null
  private savedDevice: Device | null = null
  private readonly floor: (typeof floors)[number]

  constructor({ path, settings }: RandomVisit<SimulatedAct>, floor: (typeof floors)[number]) {
    this.moment = { device: freshDevice(path, settings ?? undefined), now: START_TIME }
    this.floor = floor
  }

  get device(): Device {
    return this.moment.device
  }

  take(one: SimulatedAct) {
    const { device, now } = this.moment
    if (one.do === 'pass') this.pass(one.ms)
    else if (one.do === 'now') this.send({ type: 'return-to-present' })
    else if (one.do === 'note') this.savedDevice = device
    else if (one.do === 'restore')
      this.savedDevice && this.send({ type: 'restore', device: this.savedDevice })
    else this.moment = applyAct({ device, now }, one, step)
    if (!this.device.simulatedTime) this.simulation = null
  }

  pass(ms: number) {
    const { device } = this
    this.simulation = advance(
      this.simulation
        ? withDevice(this.simulation, device)
        : createSimulation(device, { floor: this.floor, area: null }),
      ms,
    )
    // Sends the inputs to the device on the page, as the live simulation does.
    const { clock, simulatedTime } = this.simulation.device
    if (simulatedTime)
      this.send({ type: 'advance-time', clock, house: simulatedTime, overLimit: simulatedTime.overLimit })
  }

  send(deviceEvent: DeviceEvent) {
    const { device, now } = this.moment
    this.moment = { device: step(device, { ...deviceEvent, at: now }), now }
  }

  /** The temperatures of the house, in degrees. */
  get temperatures(): readonly number[] {
    const { slab, air, walls } = this.simulation?.house ?? { slab: 0, air: 0, walls: 0 }
    return [slab, air, walls]
  }
}

function checkEveryStep(check: (visit: SimulatedVisit, one: SimulatedAct, before: Device) => void) {
  let passed = 0
  fc.assert(
    fc.property(visits, ([story, floor]) => {
      const visit = new SimulatedVisit(story, floor)
      for (const one of story.acts) {
        const before = visit.device
        visit.take(one)
        if (visit.device.simulatedTime) passed++
        check(visit, one, before)
      }
    }),
    VISITS,
  )
  expect(passed).toBeGreaterThan(LEAST_DEVICES)
}

describe('after any acts of a visitor while time runs', () => {
  test('the device has a picture, every field is allowed, and the temperatures are plausible', () => {
    checkEveryStep((visit) => {
      const { device } = visit
      expect(createPicture(device).path).toBe(pathOf(device))
      expect(fieldNames.filter((name) => !fields[name].allows(device.settings[name]))).toEqual([])
      for (const degrees of visit.temperatures) expect(Math.abs(degrees)).toBeLessThan(90)
    })
  })

  test('passing time changes only the clock and the state of the simulation', () => {
    checkEveryStep(({ device }, one, before) => {
      if (one.do !== 'pass' && one.do !== 'now') return
      const { clock: _, simulatedTime: __, ...rest } = device
      for (const [name, part] of Object.entries(rest)) expect(part).toBe(before[name as keyof Device])
    })
  })
})

/** On home previous and next change the current setpoint, which depends on the simulated time. */
function dependsOnTime(device: Device, one: SimulatedAct): boolean {
  if (pathOf(device) !== '/home') return false
  if (one.do === 'press') return one.button === 'previous' || one.button === 'next'
  return one.do === 'hold' && one.buttons[0] !== 'confirm'
}

describe('back to now', () => {
  test('restores the device as if time had never run, and keeps the other acts', () => {
    let compared = 0
    fc.assert(
      fc.property(visits, ([story, floor]) => {
        const visit = new SimulatedVisit(story, floor)
        const other = new SimulatedVisit(story, floor)
        for (const one of story.acts) {
          if (dependsOnTime(visit.device, one)) continue
          if (visit.device.simulatedTime) compared++
          visit.take(one)
          if (one.do !== 'pass' && one.do !== 'now') other.take(one)
        }
        visit.take({ do: 'now' })
        expect({ ...visit.device, clock: 0 }).toEqual({ ...other.device, clock: 0 })
      }),
      VISITS,
    )
    expect(compared).toBeGreaterThan(LEAST_DEVICES)
  })
})

describe('the companion, while time runs', () => {
  test('finds ways that lead to their goals', () => {
    let ways = 0
    fc.assert(
      fc.property(visits, fc.constantFrom(...taskIds), fc.nat(4000), ([story, floor], task, minutes) => {
        const visit = new SimulatedVisit(story, floor)
        for (const one of story.acts) visit.take(one)
        visit.pass(minutes * MINUTE)
        const begin = waitUntilUnblocked(visit.moment)
        const way = findWay(begin, task, defaultValueOf(task))
        if (!way || tasks[task].usesFreshDevice) return
        ways++
        const end = waitUntilUnblocked(way.acts.reduce((moment, act) => applyWayAct(moment, act), begin))
        expect(tasks[task].isDone(end.device, defaultValueOf(task)), task).toBe(true)
        expect(end.device.clock).toBe(visit.device.clock)
      }),
      { ...VISITS, numRuns: sampleSize(200, 20) },
    )
    expect(ways).toBeGreaterThan(sampleSize(100, 40))
  })
})
