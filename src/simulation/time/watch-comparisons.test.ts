import { beforeEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { DAY, type DeviceEvent, HOUR, MINUTE } from '../../thermostat/device/device'
import { defaultHouseSettings, initialTimeline, type Timeline, type VariantComparison } from './model'
import { noon, storeOf } from './testing'
import { watchComparisons } from './watch-comparisons'

/** The callbacks to run when the browser is idle. */
const idleCallbacks: (() => void)[] = []
const browser = { requestIdleCallback: (run: () => void) => idleCallbacks.push(run), setTimeout: () => 0 }

/** Runs the callbacks of one idle period. */
function runIdle(): void {
  for (const run of idleCallbacks.splice(0)) run()
}

/** Runs idle periods until no callback is left. @returns the number of periods */
function runAllIdle(): number {
  let times = 0
  for (; idleCallbacks.length > 0 && times < 1000; times++) runIdle()
  return times
}

let store: ReturnType<typeof storeOf>
let timeline: StoreApi<Timeline>
let results: (readonly VariantComparison[] | null)[]
let stop: () => void

const send = (deviceEvent: DeviceEvent) => store.getState().send(deviceEvent)
const sendTime = (clock: number) =>
  send({ type: 'advance-time', clock, house: { room: 200, floor: 200, outdoor: -50 }, overLimit: false })
const goToNextDay = () => sendTime(noon + DAY)

beforeEach(() => {
  idleCallbacks.length = 0
  store = storeOf({ settings: { temperatureValue: 22, effectValue: 1500 } })
  timeline = createStore<Timeline>(() => initialTimeline)
  results = []
  stop = watchComparisons(store, timeline, browser, (comparisons) => results.push(comparisons))
})

// behaviour 31.28
test('a comparison takes several idle periods, and all its results come at once', () => {
  expect(results).toEqual([])
  expect(runAllIdle()).toBeGreaterThan(6)
  expect(results).toHaveLength(1)
  expect(results[0]?.map(({ variant }) => variant)).toEqual(['night', 'warmer', 'mat', 'bare', 'concrete'])
})

test('nothing is compared again while time passes within a day', () => {
  runAllIdle()
  for (let hours = 0; hours < 12; hours++) sendTime(noon + hours * HOUR)
  timeline.setState({ speed: 3600 })
  expect(idleCallbacks).toEqual([])
})

const changes: readonly (readonly [string, () => void])[] = [
  ['the setting', () => send({ type: 'stored', settings: { temperatureValue: 25 } })],
  ['the weather', () => send({ type: 'surroundings', change: { outdoorReading: -150 } })],
  ['the floor', () => timeline.setState({ houseSettings: { ...defaultHouseSettings, floor: 'mat' } })],
  ['the area', () => timeline.setState({ houseSettings: { ...defaultHouseSettings, area: 30 } })],
]

test.each([...changes, ['the day', goToNextDay] as const])(
  'a change starts another comparison: %s',
  (_, change) => {
    runAllIdle()
    change()
    expect(results).toHaveLength(1)
    runAllIdle()
    expect(results).toHaveLength(2)
    expect(results[1]).not.toEqual(results[0])
  },
)

test.each(changes)('a change replaces a comparison that has begun: %s', (_, change) => {
  runIdle()
  runIdle()
  change()
  runAllIdle()
  expect(results).toHaveLength(1)
})

test('a comparison that has begun is finished after midnight, and another one of the next day follows', () => {
  runIdle()
  runIdle()
  goToNextDay()
  runAllIdle()
  expect(results).toHaveLength(2)
  expect(results[1]).not.toEqual(results[0])
})

test('a floor is compared once it has dried', () => {
  sendTime(noon)
  send({ type: 'stored', settings: { program: 'delayedStartup' } })
  runAllIdle()
  expect(results).toEqual([null])
  for (const clock of [noon + 28 * DAY - MINUTE, noon + 28 * DAY]) {
    sendTime(clock)
    runAllIdle()
  }
  expect(results.at(-1)?.length).toBeGreaterThan(0)
})

test('nothing is compared after the stop', () => {
  runIdle()
  stop()
  send({ type: 'surroundings', change: { outdoorReading: -150 } })
  runAllIdle()
  expect(results).toEqual([])
})
