/** Tests that every scene plays all of its events in order, on any device of a visitor (guidance G24 to G26). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultValueOf, type TaskId, type TaskValue, taskIds, tasks } from '../../src/help/guidance/guidance'
import type { Scene, SceneEvent } from '../../src/help/guidance/scenes/model'
import { createSceneDevice } from '../../src/help/guidance/scenes/scene-device'
import { sceneOf } from '../../src/help/guidance/scenes/scenes'
import type { FloorId } from '../../src/simulation/house/model'
import type { SimulationState } from '../../src/simulation/time/model'
import { advance, createSimulation, nextOccurrence } from '../../src/simulation/time/simulation-state'
import {
  type Device,
  defaultSurroundings,
  type Fault,
  faultCodes,
  faults,
  fieldNames,
  HOUR,
  MINUTE,
  minuteOfDay,
  press,
  SECOND,
  step,
  type Text,
} from '../../src/thermostat/device/device'
import { sampleSize } from '../helpers/sample'
import { anyAct, endOfVisit, randomVisits } from './acts'

/** The longest wait for the next event, in ms of the visitor's time. */
const LONGEST_WAIT_MS = 30_000

/** The state at an event. */
interface EventState extends SimulationState {
  readonly text: Text
  /** True if it has heated at any time since the event before. */
  readonly hasHeated: boolean
}

/** @param floor the visitor's own floor, for a scene that does not set one */
function playScene(device: Device, scene: Scene, floor: FloorId = 'screed'): readonly EventState[] {
  const prepared = createSceneDevice(device, scene, device.clock)
  const houseSettings = { floor: scene.floorMaterial ?? floor, area: null }
  let state = createSimulation(
    prepared,
    houseSettings,
    nextOccurrence(prepared.clock, scene.start),
    scene.startTemperatures,
  )
  return scene.events.map((event) => {
    const since = state.device.clock
    let hasHeated = false
    while (!event.hasHappened(state, since)) {
      state = advance(state, 10 * SECOND)
      hasHeated ||= state.regulator.heating
      if (state.device.clock - since > LONGEST_WAIT_MS * scene.speed)
        throw new Error(`The event is not reached: ${JSON.stringify(event.describe(state.device))}`)
    }
    const eventState = { ...state, text: event.describe(state.device), hasHeated }
    state = { ...state, device: afterEvent(state.device, event) }
    return eventState
  })
}

/** Returns the device after the presses of an event. */
function afterEvent(
  device: Device,
  { followingAct: act, surroundingsChange, removesRemoteControl }: SceneEvent,
): Device {
  const at = device.view.since
  if (act) return press({ device, now: at }, act.buttons[0] ?? 'next', act.times).device
  if (surroundingsChange) return step(device, { type: 'surroundings', change: surroundingsChange, at })
  return removesRemoteControl ? step(device, { type: 'switch', name: 'remoteControlInstalled', at }) : device
}

/** Devices at the end of random visits. */
const devices = fc
  .sample(randomVisits(anyAct, 40), { seed: 14, numRuns: sampleSize(40, 2) })
  .map((story) => endOfVisit(story).device)

/** Plays the scene of a task on each of the devices to its end. */
const playOnDevices = (task: TaskId, value: TaskValue = '', floor?: FloorId) =>
  devices.map((device) => playScene(device, sceneOf(task, value, device) as Scene, floor))

const floorOf = ({ device }: EventState) => device.simulatedTime?.floor ?? 0
const roomOf = ({ device }: EventState) => device.simulatedTime?.room ?? 0
const clockOf = ({ device }: EventState) => device.clock
const valuesIn = ({ text }: EventState) => (typeof text === 'object' && 'values' in text ? text.values : {})

describe('every scene plays all of its events', () => {
  // behaviour 31.45
  test('the program sets its own temperature again', () => {
    for (const [begun, changed, again] of playOnDevices('why-it-goes-back') as [
      EventState,
      EventState,
      EventState,
    ][]) {
      expect(valuesIn(begun).set).toMatchObject({ number: 22 })
      expect(valuesIn(changed).set).toMatchObject({ number: 24 })
      expect(valuesIn(again)).toMatchObject({ set: { number: 17 }, time: { time: 23 * 60 } })
    }
  })

  test('the floor is kept while the room stays cooler; a warmer floor warms the room', () => {
    for (const [begun, cooler, higher] of playOnDevices('why-room-cooler') as [
      EventState,
      EventState,
      EventState,
    ][]) {
      expect(valuesIn(begun).set).toMatchObject({ number: 22 })
      expect(Math.abs(floorOf(cooler) - 220)).toBeLessThanOrEqual(10)
      expect(roomOf(cooler)).toBeLessThan(210)
      expect(valuesIn(higher).set).toMatchObject({ number: 25 })
      expect(Math.abs(floorOf(higher) - 250)).toBeLessThanOrEqual(10)
      expect(roomOf(higher)).toBeGreaterThan(roomOf(cooler) + 10)
      expect(roomOf(higher)).toBeLessThan(floorOf(higher) - 10)
    }
  })

  test.each([
    ['mat', 15, 45],
    ['screed', 45, 120],
    ['concrete', 180, 420],
  ] as const)('a floor of %s gets warm in %i to %i minutes', (floor, least, most) => {
    for (const [heats, warm] of playOnDevices('why-not-warm-yet', '', floor) as [EventState, EventState][]) {
      expect(heats.regulator.heating).toBe(true)
      expect(floorOf(heats)).toBeLessThan(180)
      expect(floorOf(warm)).toBeGreaterThanOrEqual(220)
      const minutes = (clockOf(warm) - clockOf(heats)) / MINUTE
      expect(minutes).toBeGreaterThan(least)
      expect(minutes).toBeLessThan(most)
    }
  })

  test('the floor reaches its limit, cools a little and is heated again', () => {
    const withoutPause = devices.filter(({ settings }) => settings.operatingTimeLimitation === 0)
    expect(withoutPause.length).toBeGreaterThan(sampleSize(10, 2))
    for (const device of withoutPause) {
      const scene = sceneOf('why-limited', '', device) as Scene
      const [heats, limit, again] = playScene(device, scene) as [EventState, EventState, EventState]
      expect(heats.regulator.heating).toBe(true)
      expect(floorOf(limit) / 10).toBeCloseTo(30, 0)
      expect(floorOf(again)).toBeLessThan(floorOf(limit))
    }
  })

  test.each([1, 5, 15])('an operating time limit of %i minutes pauses the heating for as long', (minutes) => {
    for (const device of devices) {
      const settings = { ...device.settings, operatingTimeLimitation: minutes }
      const limited = { ...device, settings, surroundings: defaultSurroundings }
      const scene = sceneOf('why-limited', '', limited) as Scene
      const [, pause, again] = playScene(limited, scene) as [EventState, EventState, EventState]
      expect(valuesIn(pause).mode).toBe('mode.limited')
      expect(Math.floor((clockOf(again) - clockOf(pause)) / MINUTE)).toBe(minutes)
    }
  })

  test('the heating starts before six, and the floor is warm at six', () => {
    for (const [, heats, warm] of playOnDevices('why-early') as [EventState, EventState, EventState][]) {
      expect(minuteOfDay(clockOf(heats))).toBeGreaterThan(4 * 60)
      expect(minuteOfDay(clockOf(heats))).toBeLessThan(5.75 * 60)
      expect(minuteOfDay(clockOf(warm))).toBe(6 * 60)
      expect(floorOf(warm)).toBeGreaterThanOrEqual(214)
    }
  })

  test('an open window pauses the heating for 15 minutes', () => {
    for (const [heats, open, again] of playOnDevices('why-window') as [
      EventState,
      EventState,
      EventState,
    ][]) {
      expect(heats.regulator.heating).toBe(true)
      expect(valuesIn(open).mode).toBe('mode.ventilation')
      expect(Math.floor((clockOf(again) - clockOf(open)) / MINUTE)).toBe(15)
    }
  })

  const stops = (fault: Fault) => fault !== 0 && faultCodes[fault].stops
  const stopping = faults.filter(stops)
  const others = faults.filter((fault) => fault !== 0 && !stops(fault))

  test.each(stopping)('fault E%i keeps the heating off, and the floor cools', (fault) => {
    for (const [heats, error, later] of playOnDevices('why-error', fault) as [
      EventState,
      EventState,
      EventState,
    ][]) {
      expect(valuesIn(error)).toMatchObject({ code: fault, mode: 'mode.error' })
      expect(later.hasHeated).toBe(false)
      expect(floorOf(later)).toBeLessThan(floorOf(heats) - 10)
    }
  })

  test.each(others)('fault E%i does not stop the heating', (fault) => {
    for (const [heats, , later] of playOnDevices('why-error', fault) as [
      EventState,
      EventState,
      EventState,
    ][]) {
      expect(later.hasHeated).toBe(true)
      expect(floorOf(later)).toBeGreaterThan(floorOf(heats))
    }
  })

  test('after-heating runs for four hours once the guest has left', () => {
    for (const [stays, leaves, out] of playOnDevices('why-locked-guest') as [
      EventState,
      EventState,
      EventState,
    ][]) {
      expect(valuesIn(stays).set).toMatchObject({ number: 22 })
      expect(valuesIn(leaves)).toMatchObject({ mode: 'mode.after-heating', set: { number: 22 } })
      expect((clockOf(out) - clockOf(leaves)) / HOUR).toBeCloseTo(4, 1)
      expect(valuesIn(out).set).toMatchObject({ number: 15 })
    }
  })
})

test('after the timer’s hours 17° are kept, and the floor is colder than before', () => {
  for (const [runs, over, stays] of playOnDevices('why-cold-after-timer') as [
    EventState,
    EventState,
    EventState,
  ][]) {
    expect(valuesIn(runs).set).toMatchObject({ number: 22 })
    expect(valuesIn(over).set).toMatchObject({ number: 17 })
    expect((clockOf(over) - clockOf(runs)) / HOUR).toBeCloseTo(4, 1)
    expect(valuesIn(stays).set).toMatchObject({ number: 17 })
    expect(floorOf(stays)).toBeLessThan(floorOf(over) - 10)
  }
})

test('the floor is warmer some time after the heating has stopped, then it heats again', () => {
  for (const [heats, stops, warmer, again] of playOnDevices('why-heats-again') as [
    EventState,
    EventState,
    EventState,
    EventState,
  ][]) {
    expect(floorOf(heats)).toBeLessThan(240)
    expect(warmer.regulator.heating).toBe(false)
    expect(floorOf(warmer)).toBeGreaterThan(floorOf(stops))
    expect(floorOf(warmer) - floorOf(stops)).toBeLessThan(20)
    expect(floorOf(again)).toBeLessThan(240)
  }
})

test('a scene keeps the settings of the visitor’s device that it does not need to change', () => {
  const kept = fieldNames.filter((name) =>
    ['effectValue', 'floorType', 'sensorType', 'wifi', 'wifiNetwork', 'language', 'summertime'].includes(
      name,
    ),
  )
  for (const device of devices) {
    const { settings } = createSceneDevice(device, sceneOf('why-window', '', device) as Scene, device.clock)
    for (const name of kept) expect(settings[name]).toBe(device.settings[name])
  }
})

test('exactly the tasks that say so have a scene, and unknown faults have none', () => {
  const [device] = devices as [Device]
  for (const id of taskIds)
    expect(sceneOf(id, defaultValueOf(id), device) !== null, id).toBe(tasks[id].hasScene ?? false)
  for (const value of [0, 99, 'E3', '']) expect(sceneOf('why-error', value, device)).toBeNull()
})
