import { beforeEach, describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { FakeFrames } from '../../../tests/helpers/fakes/frames'
import { sampleSize } from '../../../tests/helpers/sample'
import {
  type DeviceEvent,
  HOUR,
  MINUTE,
  SECOND,
  type Settings,
  toLocalIso,
} from '../../thermostat/device/device'
import { nextStopOf } from './events'
import { initialTimeline, type Timeline } from './model'
import { createSimulationController, type SimulationController } from './simulation-controller'
import { noon, storeOf } from './testing'

let window: FakeFrames
let controller: SimulationController
let store: ReturnType<typeof storeOf>

const device = () => store.getState().device
const send = (deviceEvent: DeviceEvent) => store.getState().send(deviceEvent)
const time = () => controller.getState()
const clock = () => toLocalIso(device().clock)

/** Opens a device at noon with a simulation controller. */
function open(settings: Partial<Settings> = {}) {
  window = new FakeFrames()
  store = storeOf({ settings })
  const timeline = createStore<Timeline>(() => initialTimeline)
  controller = createSimulationController(store, window, timeline)
}

/** Skips to the next event and draws all frames. */
function skip() {
  controller.skipToNextEvent()
  window.drawAll()
}

function runTo(instant: number) {
  controller.runUntil(instant)
  window.drawAll()
}

beforeEach(() => open())

test('before the start no frame is requested and nothing is sent (behaviour 31.25)', () => {
  send({ type: 'surroundings', change: { windowOpen: true } })
  expect(window.isFrameRequested).toBe(false)
  expect(device().simulatedTime).toBeNull()
  expect(time()).toMatchObject({ isStarted: false, speed: 1, past: [], forecast: [], currentSample: null })
})

test('the chosen speed is kept when time stops, skips to an event and ends', () => {
  expect(time().runSpeed).toBe(600)
  controller.run(60)
  controller.stop()
  controller.skipToNextEvent()
  controller.backToNow()
  expect(time().runSpeed).toBe(60)
})

describe('time runs with the frames of the page (behaviour 31.25)', () => {
  test.each([
    [1, '2025-02-05T12:00:01'],
    [60, '2025-02-05T12:01:00'],
    [600, '2025-02-05T12:10:00'],
    [3600, '2025-02-05T13:00:00'],
  ] as const)('one second at ×%i', (speed, expected) => {
    controller.run(speed)
    // 50 frames of 20 ms are a second. No time passes in the first frame.
    window.draw(51)
    expect(clock()).toBe(expected)
    expect(time()).toMatchObject({ isStarted: true, speed })
  })

  test('the device gets at most one input per frame', () => {
    controller.run(3600)
    let changes = 0
    store.subscribe(() => changes++)
    window.draw(20, 200)
    expect(changes).toBeLessThanOrEqual(20)
  })

  test('after a stop the clock stands still and no frame is requested', () => {
    controller.run(600)
    window.draw(51)
    const stopped = clock()
    controller.stop()
    expect(window.isFrameRequested).toBe(false)
    window.draw(50)
    expect(clock()).toBe(stopped)
    expect(time()).toMatchObject({ isStarted: true, speed: 0 })
  })

  test('a hidden page requests no frame and continues when it is shown again', () => {
    controller.run(60)
    window.draw(51)
    window.setVisibility('hidden')
    expect(window.isFrameRequested).toBe(false)
    window.now += 10 * MINUTE
    window.setVisibility('visible')
    window.draw(51)
    expect(clock()).toBe('2025-02-05T12:02:00')
  })

  test('a suspended page does not catch up', () => {
    controller.run(60)
    window.draw(1)
    window.draw(1, 10 * MINUTE)
    expect(clock()).toBe('2025-02-05T12:00:15')
  })
})

describe('skipToNextEvent (behaviour 31.26)', () => {
  test('advances to the next event of the week program and stops there', () => {
    open({ program: 'week' })
    controller.skipToNextEvent()
    expect(time().speed).toBe(3600)
    window.drawAll()
    expect(clock()).toBe('2025-02-05T15:00:00')
    expect(time().speed).toBe(0)
    skip()
    expect(clock()).toBe('2025-02-05T23:00:00')
  })

  test('without an event, advances to the next relay change after the current one', () => {
    controller.start(null, 0)
    window.draw(5)
    for (const temperatureValue of [30, 26]) {
      send({ type: 'stored', settings: { temperatureValue } })
      window.draw(5)
      const { currentSample, nextRelayChange } = time()
      expect(currentSample?.isHeating).toBe(temperatureValue === 30)
      expect(nextRelayChange?.isOn).toBe(temperatureValue !== 30)
      skip()
      expect(device().clock).toBe(nextRelayChange?.at)
      expect(time().currentSample?.isHeating).toBe(nextRelayChange?.isOn)
    }
  })

  test('always knows the next relay change while time runs, also between two samples', () => {
    controller.run(60)
    for (let frame = 0; frame < sampleSize(3000, 1000); frame++) {
      window.draw(1)
      const { currentSample, nextRelayChange } = time()
      expect(nextRelayChange?.at).toBeGreaterThan(device().clock)
      expect(nextRelayChange?.isOn).toBe(!currentSample?.isHeating)
    }
  })

  test('stays where it is without an event or a relay change', () => {
    open({ power: 'off' })
    skip()
    expect(clock()).toBe('2025-02-05T12:00:00')
    expect(nextStopOf(time(), noon)).toBeUndefined()
  })

  test('runUntil advances in fast forward or at a speed', () => {
    runTo(noon + 30 * HOUR)
    expect(clock()).toBe('2025-02-06T18:00:00')
    controller.runUntil(noon + 31 * HOUR, 600)
    window.draw(151)
    expect(clock()).toBe('2025-02-06T18:30:00')
    window.drawAll()
    expect(clock()).toBe('2025-02-06T19:00:00')
    expect(time().speed).toBe(0)
  })
})

test('a change while time is stopped replaces the sample of this instant', () => {
  controller.start(null, 0)
  send({ type: 'stored', settings: { temperatureValue: 25 } })
  window.draw(5)
  expect(time().past).toMatchObject([{ setpoint: 250 }])
  controller.run(600)
  window.draw(60)
  controller.stop()
  const { past } = time()
  send({ type: 'stored', settings: { temperatureValue: 12 } })
  window.draw(5)
  expect(time().past).toEqual(past)
})

test.each([
  [3, 12 * 60, '2025-02-05T12:00:00'],
  [3, 12 * 60 + 1, '2025-02-05T12:01:00'],
  [3, 12 * 60 - 1, '2025-02-12T11:59:00'],
  [1, 5 * 60 + 30, '2025-02-10T05:30:00'],
  [7, 0, '2025-02-09T00:00:00'],
])('a start at weekday %i, minute %i is at %s (behaviour 31.25)', (weekday, minute, expected) => {
  controller.start({ weekday, minute }, 0)
  expect(clock()).toBe(expected)
  // A floor at 19 degrees heats the room to 17 degrees.
  expect(Math.abs((device().simulatedTime?.floor ?? 0) - 190)).toBeLessThan(6)
  expect(Math.abs((device().simulatedTime?.room ?? 0) - 170)).toBeLessThan(6)
})

describe('back to now (behaviour 31.25)', () => {
  test('restores the device exactly', () => {
    const before = device()
    controller.run(3600)
    window.draw(60)
    expect(device()).not.toEqual(before)
    controller.backToNow()
    expect(device()).toEqual(before)
    expect(window.isFrameRequested).toBe(false)
    expect(time()).toEqual({ ...initialTimeline, runSpeed: 3600 })
  })

  test('also works if the device gets the input itself', () => {
    controller.run(60)
    window.draw(60)
    send({ type: 'return-to-present' })
    expect(time()).toEqual({ ...initialTimeline, runSpeed: 60 })
    expect(window.isFrameRequested).toBe(false)
    expect(clock()).toBe('2025-02-05T12:00:00')
  })
})

test('a disposed controller has no listeners and requests no frame', () => {
  controller.run(60)
  window.draw(51)
  controller.dispose()
  const last = time()
  expect(window.isFrameRequested).toBe(false)
  expect(window.document.listenedTypes).toEqual([])
  send({ type: 'stored', settings: { temperatureValue: 25 } })
  window.setVisibility('visible')
  expect(window.isFrameRequested).toBe(false)
  send({ type: 'return-to-present' })
  expect(time()).toBe(last)
})

describe('changes by the visitor', () => {
  test('are on the chart in the next frame, also while time is stopped', () => {
    controller.start(null, 0)
    expect(time().forecast.at(-1)?.setpoint).toBe(190)
    send({ type: 'down', button: 'next' })
    send({ type: 'up', button: 'next' })
    expect(device().settings.temperatureValue).toBe(20)
    window.drawAll()
    expect(time().currentSample?.setpoint).toBe(200)
    expect(time().forecast.at(-1)?.setpoint).toBe(200)
  })

  test('opening a window adds an event', () => {
    controller.run(60)
    window.draw(10)
    send({ type: 'surroundings', change: { windowOpen: true } })
    window.draw()
    expect(time().events.map(({ kind }) => kind)).toEqual(['windowOpens'])
  })

  test('a manual reading stays while the house is simulated, until it is cleared', () => {
    send({ type: 'surroundings', change: { floorReading: 160, outdoorReading: 100 } })
    controller.run(3600)
    send({ type: 'surroundings', change: { floorReading: 220 } })
    window.draw(120)
    const { currentSample } = time()
    expect(currentSample?.floor).not.toBe(220)
    expect(device().surroundings).toMatchObject({ floorReading: 220, outdoorReading: 100 })
    controller.clearManualReadings()
    expect(device().surroundings).toMatchObject({ floorReading: null, outdoorReading: null })
    expect(device().simulatedTime?.floor).toBe(currentSample?.floor)
  })

  test('a floor kept at its limit is a single event, at any time', () => {
    send({ type: 'stored', settings: { temperatureValue: 28, sensorChoice: 'roomSensorFloor' } })
    controller.start(null, 0, { floor: 26, room: 22 })
    skip()
    expect(device().simulatedTime?.overLimit).toBe(true)
    const limits = () => time().events.filter(({ kind }) => kind.startsWith('limit'))
    const [first, ...others] = limits()
    expect(first?.kind).toBe('limitHolds')
    expect(others).toEqual([])
    for (let times = 0; times < sampleSize(60, 4); times++) {
      runTo(device().clock + 33 * MINUTE)
      expect(limits().filter(({ at }) => at !== first?.at)).toEqual([])
    }
  })

  test('another floor is another house from now on', () => {
    controller.start(null, 0)
    runTo(noon + HOUR)
    controller.changeHouseSettings({ floor: 'concrete' })
    expect(time().today).toEqual({ from: noon + HOUR, heatedHours: 0, kWh: 0 })
    expect(time()).toMatchObject({ houseSettings: { floor: 'concrete' }, isStarted: true })
  })

  test('another area continues counting, with another power per m²', () => {
    open({ effectValue: 1000, temperatureValue: 22 })
    controller.start(null, 0)
    runTo(noon + 5 * HOUR)
    const { verdict } = time()
    controller.changeHouseSettings({ area: 40 })
    expect(time().today.from).toBe(noon)
    expect(verdict).toMatchObject({ kind: 'holds' })
    expect(time().verdict).toMatchObject({ kind: 'weak' })
  })
})

test('the chart has the last and the next 24 hours after any simulated time', () => {
  controller.start(null, 0)
  runTo(noon + 3 * 24 * HOUR + 17 * SECOND)
  const { past, forecast, currentSample } = time()
  expect(past).toHaveLength(24 * 12 + 1)
  expect(forecast).toHaveLength(24 * 12)
  expect(past.at(0)?.at).toBeGreaterThan(device().clock - 24 * HOUR - 5 * MINUTE)
  expect(currentSample?.at).toBe(device().clock)
})
