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
import { initialTimeline, type Timeline } from './model'
import { createSimulationController, type SimulationController } from './simulation-controller'
import { noon, storeOf } from './testing'

let window: FakeFrames
let clockwork: SimulationController
let store: ReturnType<typeof storeOf>

const device = () => store.getState().device
const send = (deviceEvent: DeviceEvent) => store.getState().send(deviceEvent)
const time = () => clockwork.getState()
const clock = () => toLocalIso(device().clock)

/** A device at home at noon, with what lets time run over it. */
function open(settings: Partial<Settings> = {}) {
  window = new FakeFrames()
  store = storeOf({ settings })
  const timeline = createStore<Timeline>(() => initialTimeline)
  clockwork = createSimulationController(store, window, timeline)
}

/** To the next event, as fast as the page draws. */
function leap() {
  clockwork.skipToNextEvent()
  window.drawAll()
}

function runTo(instant: number) {
  clockwork.runUntil(instant)
  window.drawAll()
}

beforeEach(() => open())

test('As long as nobody lets time run, no frame is asked for, and nothing is sent (behaviour 31.25)', () => {
  send({ type: 'surroundings', change: { windowOpen: true } })
  expect(window.isFrameRequested).toBe(false)
  expect(device().passing).toBeNull()
  expect(time()).toMatchObject({ isStarted: false, speed: 1, past: [], ahead: [], now: null })
})

test('the speed that was chosen last is kept while time stops, leaps and ends', () => {
  expect(time().runSpeed).toBe(600)
  clockwork.run(60)
  clockwork.stop()
  clockwork.skipToNextEvent()
  clockwork.backToNow()
  expect(time().runSpeed).toBe(60)
})

describe('Time runs with the frames of the page (behaviour 31.25)', () => {
  test.each([
    [1, '2025-02-05T12:00:01'],
    [60, '2025-02-05T12:01:00'],
    [600, '2025-02-05T12:10:00'],
    [3600, '2025-02-05T13:00:00'],
  ] as const)('a second at ×%i', (speed, then) => {
    clockwork.run(speed)
    // The first frame says when it begins.
    window.draw(51)
    expect(clock()).toBe(then)
    expect(time()).toMatchObject({ isStarted: true, speed })
  })

  test('the device hears of it once a frame at the most', () => {
    clockwork.run(3600)
    let heard = 0
    store.subscribe(() => heard++)
    window.draw(20, 200)
    expect(heard).toBeLessThanOrEqual(20)
  })

  test('stopped, it stays there, and no frame is asked for', () => {
    clockwork.run(600)
    window.draw(51)
    const stopped = clock()
    clockwork.stop()
    expect(window.isFrameRequested).toBe(false)
    window.draw(50)
    expect(clock()).toBe(stopped)
    expect(time()).toMatchObject({ isStarted: true, speed: 0 })
  })

  test('hidden, no frame is asked for; seen again, it goes on where it was', () => {
    clockwork.run(60)
    window.draw(51)
    window.setVisibility('hidden')
    expect(window.isFrameRequested).toBe(false)
    window.now += 10 * MINUTE
    window.setVisibility('visible')
    window.draw(51)
    expect(clock()).toBe('2025-02-05T12:02:00')
  })

  test('a page that slept does not catch up', () => {
    clockwork.run(60)
    window.draw(1)
    window.draw(1, 10 * MINUTE)
    expect(clock()).toBe('2025-02-05T12:00:15')
  })
})

describe('To the next event (behaviour 31.26)', () => {
  test('of the week program, and it stops there', () => {
    open({ program: 'week' })
    clockwork.skipToNextEvent()
    expect(time().speed).toBe(3600)
    window.drawAll()
    expect(clock()).toBe('2025-02-05T15:00:00')
    expect(time().speed).toBe(0)
    leap()
    expect(clock()).toBe('2025-02-05T23:00:00')
  })

  test('where nothing is ahead, to when the heating turns on or off, but not by what was just changed', () => {
    clockwork.start(null, 0)
    window.draw(5)
    for (const temperatureValue of [30, 26]) {
      send({ type: 'stored', settings: { temperatureValue } })
      window.draw(5)
      const { now, nextRelayChange } = time()
      expect(now?.heating).toBe(temperatureValue === 30)
      leap()
      expect(device().clock).toBe(nextRelayChange)
      expect(time().now?.heating).toBe(!now?.heating)
    }
  })

  test('a day later where it does not', () => {
    open({ power: 'off' })
    leap()
    expect(clock()).toBe('2025-02-06T12:00:00')
  })

  test('to a moment at once, or at a speed', () => {
    runTo(noon + 30 * HOUR)
    expect(clock()).toBe('2025-02-06T18:00:00')
    clockwork.runUntil(noon + 31 * HOUR, 600)
    window.draw(151)
    expect(clock()).toBe('2025-02-06T18:30:00')
    window.drawAll()
    expect(clock()).toBe('2025-02-06T19:00:00')
    expect(time().speed).toBe(0)
  })
})

test('what is changed before time goes on holds from the point of the chart that is there', () => {
  clockwork.start(null, 0)
  send({ type: 'stored', settings: { temperatureValue: 25 } })
  window.draw(5)
  expect(time().past).toMatchObject([{ setpoint: 250 }])
  clockwork.run(600)
  window.draw(60)
  clockwork.stop()
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
])('a moment to begin at: weekday %i, minute %i: %s (behaviour 31.25)', (weekday, minute, then) => {
  clockwork.start({ weekday, minute }, 0)
  expect(clock()).toBe(then)
  // A floor at 19 degrees makes the room 17.
  expect(Math.abs((device().passing?.floor ?? 0) - 190)).toBeLessThan(6)
  expect(Math.abs((device().passing?.room ?? 0) - 170)).toBeLessThan(6)
})

describe('Back to now (behaviour 31.25)', () => {
  test('the device is exactly as before', () => {
    const before = device()
    clockwork.run(3600)
    window.draw(60)
    expect(device()).not.toEqual(before)
    clockwork.backToNow()
    expect(device()).toEqual(before)
    expect(window.isFrameRequested).toBe(false)
    expect(time()).toEqual({ ...initialTimeline, runSpeed: 3600 })
  })

  test('whoever ends it', () => {
    clockwork.run(60)
    window.draw(60)
    send({ type: 'now' })
    expect(time()).toEqual({ ...initialTimeline, runSpeed: 60 })
    expect(window.isFrameRequested).toBe(false)
    expect(clock()).toBe('2025-02-05T12:00:00')
  })
})

test('Disposed of while time runs, it listens to nothing, and asks for no frame', () => {
  clockwork.run(60)
  window.draw(51)
  clockwork.dispose()
  const last = time()
  expect(window.isFrameRequested).toBe(false)
  expect(window.document.listenedTypes).toEqual([])
  send({ type: 'stored', settings: { temperatureValue: 25 } })
  window.setVisibility('visible')
  expect(window.isFrameRequested).toBe(false)
  send({ type: 'now' })
  expect(time()).toBe(last)
})

describe('What the visitor does while time runs', () => {
  test('shows on the chart in the next frame, also while time is stopped', () => {
    clockwork.start(null, 0)
    expect(time().ahead.at(-1)?.setpoint).toBe(190)
    send({ type: 'down', button: 'next' })
    send({ type: 'up', button: 'next' })
    expect(device().settings.temperatureValue).toBe(20)
    window.drawAll()
    expect(time().now?.setpoint).toBe(200)
    expect(time().ahead.at(-1)?.setpoint).toBe(200)
  })

  test('a window that is opened is marked', () => {
    clockwork.run(60)
    window.draw(10)
    send({ type: 'surroundings', change: { windowOpen: true } })
    window.draw()
    expect(time().events.map(({ kind }) => kind)).toEqual(['windowOpens'])
  })

  test('a reading set by hand stays while the house goes on, until the house may have it back', () => {
    send({ type: 'surroundings', change: { floorReading: 160, outdoorReading: 100 } })
    clockwork.run(3600)
    send({ type: 'surroundings', change: { floorReading: 220 } })
    window.draw(120)
    const { now } = time()
    expect(now?.floor).not.toBe(220)
    expect(device().surroundings).toMatchObject({ floorReading: 220, outdoorReading: 100 })
    clockwork.clearManualReadings()
    expect(device().surroundings).toMatchObject({ floorReading: null, outdoorReading: null })
    expect(device().passing?.floor).toBe(now?.floor)
  })

  test('a floor that is kept at its limit is one event, whenever one asks', () => {
    send({ type: 'stored', settings: { temperatureValue: 28, sensorChoice: 'roomSensorFloor' } })
    clockwork.start(null, 0, { floor: 26, room: 22 })
    leap()
    expect(device().passing?.overLimit).toBe(true)
    const limits = () => time().events.filter(({ kind }) => kind.startsWith('limit'))
    const [first, ...others] = limits()
    expect(first?.kind).toBe('limitHolds')
    expect(others).toEqual([])
    for (let times = 0; times < sampleSize(60, 4); times++) {
      runTo(device().clock + 33 * MINUTE)
      expect(limits().filter(({ at }) => at !== first?.at)).toEqual([])
    }
  })

  test('another floor is another house, from now on', () => {
    clockwork.start(null, 0)
    runTo(noon + HOUR)
    clockwork.changePlan({ floor: 'concrete' })
    expect(time().today).toEqual({ from: noon + HOUR, hours: 0, kWh: 0 })
    expect(time()).toMatchObject({ plan: { floor: 'concrete' }, isStarted: true })
  })

  test('another area is counted on, with another power for each square metre', () => {
    open({ effectValue: 1000, temperatureValue: 22 })
    clockwork.start(null, 0)
    runTo(noon + 5 * HOUR)
    const { verdict } = time()
    clockwork.changePlan({ area: 40 })
    expect(time().today.from).toBe(noon)
    expect(verdict).toMatchObject({ kind: 'holds' })
    expect(time().verdict).toMatchObject({ kind: 'weak' })
  })
})

test('The chart has the last and the next 24 hours, however long time runs', () => {
  clockwork.start(null, 0)
  runTo(noon + 3 * 24 * HOUR + 17 * SECOND)
  const { past, ahead, now } = time()
  expect(past).toHaveLength(24 * 12 + 1)
  expect(ahead).toHaveLength(24 * 12)
  expect(past.at(0)?.at).toBeGreaterThan(device().clock - 24 * HOUR - 5 * MINUTE)
  expect(now?.at).toBe(device().clock)
})
