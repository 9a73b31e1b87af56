import { beforeEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Happening } from '../device/device'
import { DAY, HOUR, MINUTE } from '../device/time'
import { keepComparing } from './keep-comparing'
import { type Comparisons, notStarted, type Timeline, usualPlan } from './model'
import { noon, storeOf } from './testing'

/** A browser that is idle when the test says so. */
class FakeIdle {
  #waiting: (() => void)[] = []

  readonly requestIdleCallback = (run: () => void): number => this.#waiting.push(run)
  readonly setTimeout = () => 0

  get isAwaited(): boolean {
    return this.#waiting.length > 0
  }

  /** Does what waits once. */
  idle(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const run of waiting) run()
  }

  /** @returns how many times it was idle until nothing waited */
  idleOn(): number {
    let times = 0
    for (; this.isAwaited && times < 1000; times++) this.idle()
    return times
  }
}

let browser: FakeIdle
let store: ReturnType<typeof storeOf>
let timeline: StoreApi<Timeline>
let shown: (Comparisons | null)[]
let end: () => void

const send = (happening: Happening) => store.getState().send(happening)
const passTo = (clock: number) =>
  send({ type: 'pass', clock, house: { room: 200, floor: 200, outdoor: -50 }, overLimit: false })
const nextDay = () => passTo(noon + DAY)

beforeEach(() => {
  browser = new FakeIdle()
  store = storeOf({ settings: { temperatureValue: 22 } })
  timeline = createStore<Timeline>(() => notStarted)
  shown = []
  end = keepComparing(store, timeline, browser, (comparisons) => shown.push(comparisons))
})

// behaviour 31.28
test('it waits for the browser, for each day of a house anew, and shows all at once', () => {
  expect(shown).toEqual([])
  expect(browser.idleOn()).toBeGreaterThan(6)
  expect(shown).toHaveLength(1)
  expect(shown[0]?.others.map(({ what }) => what)).toEqual(['night', 'warmer', 'bare'])
})

test('nothing is compared again while time passes within the day', () => {
  browser.idleOn()
  for (let hours = 0; hours < 12; hours++) passTo(noon + hours * HOUR)
  timeline.setState({ speed: 3600 })
  expect(browser.isAwaited).toBe(false)
})

const changes: readonly (readonly [string, () => void])[] = [
  ['the setting', () => send({ type: 'stored', settings: { temperatureValue: 25 } })],
  ['the weather', () => send({ type: 'surroundings', change: { outdoorReading: -150 } })],
  ['the floor', () => timeline.setState({ plan: { ...usualPlan, floor: 'mat' } })],
  ['the area', () => timeline.setState({ plan: { ...usualPlan, area: 30 } })],
]

test.each([...changes, ['the day', nextDay] as const])(
  'another comparison follows where this has changed: %s',
  (_, change) => {
    browser.idleOn()
    change()
    expect(shown).toHaveLength(1)
    browser.idleOn()
    expect(shown).toHaveLength(2)
    expect(shown[1]).not.toEqual(shown[0])
  },
)

test.each(changes)('what has begun is given up where this changes meanwhile: %s', (_, change) => {
  browser.idle()
  browser.idle()
  change()
  browser.idleOn()
  expect(shown).toHaveLength(1)
})

test('what has begun of a day is finished, and then another of the next day', () => {
  browser.idle()
  browser.idle()
  nextDay()
  browser.idleOn()
  expect(shown).toHaveLength(2)
  expect(shown[1]).not.toEqual(shown[0])
})

test('a floor that has dried is compared from then on', () => {
  passTo(noon)
  send({ type: 'stored', settings: { program: 'delayedStartup' } })
  browser.idleOn()
  expect(shown).toEqual([null])
  for (const clock of [noon + 28 * DAY - MINUTE, noon + 28 * DAY]) {
    passTo(clock)
    browser.idleOn()
  }
  expect(shown.at(-1)?.kWh).toBeGreaterThan(5)
})

test('once it is ended, nothing is compared any more', () => {
  browser.idle()
  end()
  send({ type: 'surroundings', change: { outdoorReading: -150 } })
  browser.idleOn()
  expect(shown).toEqual([])
})
