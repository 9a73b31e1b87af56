import { beforeEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { DAY, type DeviceEvent, HOUR, MINUTE } from '../../thermostat/device/device'
import { type Comparisons, defaultPlan, initialTimeline, type Timeline } from './model'
import { noon, storeOf } from './testing'
import { watchComparisons } from './watch-comparisons'

/** What waits until the browser is idle, which it is when the test says so. */
const waiting: (() => void)[] = []
const browser = { requestIdleCallback: (run: () => void) => waiting.push(run), setTimeout: () => 0 }

/** Does what waits once. */
function idle(): void {
  for (const run of waiting.splice(0)) run()
}

/** @returns how many times it was idle until nothing waited */
function idleOn(): number {
  let times = 0
  for (; waiting.length > 0 && times < 1000; times++) idle()
  return times
}

let store: ReturnType<typeof storeOf>
let timeline: StoreApi<Timeline>
let shown: (Comparisons | null)[]
let end: () => void

const send = (deviceEvent: DeviceEvent) => store.getState().send(deviceEvent)
const passTo = (clock: number) =>
  send({ type: 'pass', clock, house: { room: 200, floor: 200, outdoor: -50 }, overLimit: false })
const nextDay = () => passTo(noon + DAY)

beforeEach(() => {
  waiting.length = 0
  store = storeOf({ settings: { temperatureValue: 22 } })
  timeline = createStore<Timeline>(() => initialTimeline)
  shown = []
  end = watchComparisons(store, timeline, browser, (comparisons) => shown.push(comparisons))
})

// behaviour 31.28
test('it waits for the browser, for each day of a house anew, and shows all at once', () => {
  expect(shown).toEqual([])
  expect(idleOn()).toBeGreaterThan(6)
  expect(shown).toHaveLength(1)
  expect(shown[0]?.variants.map(({ variant }) => variant)).toEqual(['night', 'warmer', 'bare'])
})

test('nothing is compared again while time passes within the day', () => {
  idleOn()
  for (let hours = 0; hours < 12; hours++) passTo(noon + hours * HOUR)
  timeline.setState({ speed: 3600 })
  expect(waiting).toEqual([])
})

const changes: readonly (readonly [string, () => void])[] = [
  ['the setting', () => send({ type: 'stored', settings: { temperatureValue: 25 } })],
  ['the weather', () => send({ type: 'surroundings', change: { outdoorReading: -150 } })],
  ['the floor', () => timeline.setState({ plan: { ...defaultPlan, floor: 'mat' } })],
  ['the area', () => timeline.setState({ plan: { ...defaultPlan, area: 30 } })],
]

test.each([...changes, ['the day', nextDay] as const])(
  'another comparison follows where this has changed: %s',
  (_, change) => {
    idleOn()
    change()
    expect(shown).toHaveLength(1)
    idleOn()
    expect(shown).toHaveLength(2)
    expect(shown[1]).not.toEqual(shown[0])
  },
)

test.each(changes)('what has begun is given up where this changes meanwhile: %s', (_, change) => {
  idle()
  idle()
  change()
  idleOn()
  expect(shown).toHaveLength(1)
})

test('what has begun of a day is finished, and then another of the next day', () => {
  idle()
  idle()
  nextDay()
  idleOn()
  expect(shown).toHaveLength(2)
  expect(shown[1]).not.toEqual(shown[0])
})

test('a floor that has dried is compared from then on', () => {
  passTo(noon)
  send({ type: 'stored', settings: { program: 'delayedStartup' } })
  idleOn()
  expect(shown).toEqual([null])
  for (const clock of [noon + 28 * DAY - MINUTE, noon + 28 * DAY]) {
    passTo(clock)
    idleOn()
  }
  expect(shown.at(-1)?.kWh).toBeGreaterThan(5)
})

test('once it is ended, nothing is compared any more', () => {
  idle()
  end()
  send({ type: 'surroundings', change: { outdoorReading: -150 } })
  idleOn()
  expect(shown).toEqual([])
})
