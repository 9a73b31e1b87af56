/**
 * Proves that every state has a way to every task whose needs are met, and a reason otherwise:
 * `search/fewest-presses.ts` walks the graph of all presses.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import {
  applyAct,
  createFreshDevice,
  defaultValueOf,
  findWay,
  type TaskId,
  taskIds,
  tasks,
  type Way,
} from '../../src/help/guidance/guidance'
import { whyImpossible } from '../../src/help/guidance/why/impossible'
import {
  type Device,
  type FieldName,
  pathOf,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../src/thermostat/device/device'
import { allDevices } from './search/devices'
import { fewestPresses } from './search/fewest-presses'
import { changesOf, Graph } from './search/graph'
import { meetsNeeds } from './search/needs'
import { SeededRandom } from './search/seeded-random'

/** A timeout that is long enough for a busy machine. */
const MINUTES = 30 * 60_000
const SAMPLE = 5000

/** `npm run ways` walks from every device, `npm test` from one of twenty groups of settings. */
const isThorough = import.meta.env.MODE === 'ways'
/** The smallest share of pairs of device and task whose needs are met. With fewer the test would prove little. */
const LEAST_PROMISED = 0.75
/** The longest way that a visitor would accept; the longest found is printed. */
const MOST_PRESSES = 40
/** The longest wait that a visitor would accept; the longest found is printed. */
const MOST_STATES = 2000

let devices: readonly Device[] = []

beforeAll(async () => {
  devices = await allDevices()
}, MINUTES)

/** Groups devices with the same settings and surroundings, because they share most of their graph. */
function groups(): readonly (readonly Device[])[] {
  const groups = new Map<string, Device[]>()
  for (const device of devices) {
    const own = { previousRoute: null, editComfortHeating: null, editOperatingTimeLimitation: null }
    const key = JSON.stringify([{ ...device.settings, ...own }, device.surroundings])
    groups.set(key, [...(groups.get(key) ?? []), device])
  }
  return [...groups.values()].filter((_, index) => isThorough || index % 20 === 0)
}

/** Returns the device at which the way to a task begins. */
function startOf(device: Device, taskId: TaskId): TimedDevice {
  const moment = { device, now: device.view.since }
  return tasks[taskId].usesFreshDevice ? createFreshDevice(moment) : moment
}

/** Returns the fewest presses in the graph. */
function fewestInGraph(graph: Graph, begin: TimedDevice, taskId: TaskId): number | null {
  const value = defaultValueOf(taskId)
  if (tasks[taskId].isDone(begin.device, value)) return 0
  return fewestPresses(graph, graph.stateOf(waitUntilUnblocked(begin)), tasks[taskId], value)
}

const print = (what: string, began: number) =>
  process.stdout.write(`${what} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)

const describePair = ({
  taskId,
  device,
  presses,
}: {
  taskId: TaskId
  device: Device
  presses: number | null
}) => `${taskId} from ${pathOf(device)}, guide ${device.settings.installationGuide}: ${presses}`

test(
  'every state has a way to every task whose needs are met, and none is long',
  () => {
    const began = performance.now()
    const counts = { devices: 0, pairs: 0, promised: 0, ways: 0, longest: 0 }
    const missing: string[] = []
    for (const group of groups()) {
      const graph = new Graph()
      for (const device of group) {
        counts.devices++
        for (const taskId of taskIds) {
          const presses = fewestInGraph(graph, startOf(device, taskId), taskId)
          const promised = meetsNeeds(device, taskId)
          counts.pairs++
          if (promised) counts.promised++
          if (presses !== null) counts.ways++
          else if (promised) missing.push(describePair({ taskId, device, presses }))
          counts.longest = Math.max(counts.longest, presses ?? 0)
        }
      }
    }
    const { devices, pairs, promised, ways, longest } = counts
    const walked = `${devices} devices × ${taskIds.length} tasks = ${pairs} pairs`
    print(`${walked}: ${ways} have a way, the longest of ${longest} presses,`, began)
    expect(missing).toEqual([])
    expect(longest).toBeLessThanOrEqual(MOST_PRESSES)
    expect(promised / pairs).toBeGreaterThan(LEAST_PROMISED)
  },
  MINUTES,
)

test('the needs of every task are met by some state', () => {
  const unmet = taskIds.filter((taskId) => !devices.some((device) => meetsNeeds(device, taskId)))
  expect(unmet).toEqual([])
})

/** No fix leaves a floor without the limit that it needs (guidance G27). */
const hasNoFix = ({ settings }: Device, taskId: TaskId) =>
  taskId === 'power-share' && settings.floorType !== 'tile/stone'

describe(`the search, for ${SAMPLE} pairs of a device and a task,`, () => {
  interface Pair {
    readonly taskId: TaskId
    readonly device: Device
    readonly start: TimedDevice
    readonly way: Way | null
    readonly states: number
  }
  const pairs: Pair[] = []
  const describeWay = ({ way, ...pair }: Pair) => describePair({ ...pair, presses: way?.pressCount ?? null })

  beforeAll(() => {
    const began = performance.now()
    const random = new SeededRandom(7)
    const times: number[] = []
    for (let count = 0; count < SAMPLE; count++) {
      const device = random.pick(devices)
      const taskId = random.pick(taskIds)
      let states = 0
      const before = performance.now()
      const way = findWay({ device, now: device.view.since }, taskId, defaultValueOf(taskId), () => states++)
      times.push(performance.now() - before)
      pairs.push({ taskId, device, start: startOf(device, taskId), way, states })
    }
    times.sort((one, other) => one - other)
    const [median, most, slowest] = [0.5, 0.99, 1].map((share) =>
      times[Math.floor(share * (SAMPLE - 1))]?.toFixed(1),
    )
    print(`${SAMPLE} searches (median ${median} ms, 99 % ${most} ms, slowest ${slowest} ms)`, began)
  }, MINUTES)

  test(
    'finds a way as short as the graph knows, and none where there is none',
    () => {
      const wrong = pairs.filter(
        ({ taskId, start, way }) =>
          !tasks[taskId].example && (way?.pressCount ?? null) !== fewestInGraph(new Graph(), start, taskId),
      )
      expect(wrong.map(describeWay)).toEqual([])
    },
    MINUTES,
  )

  test(
    'finds acts that reach the goal when they are done one by one',
    () => {
      const wrong = pairs.filter(({ taskId, start, way }) => {
        if (!way) return false
        const { device } = waitUntilUnblocked(way.acts.reduce((moment, act) => applyAct(moment, act), start))
        return !tasks[taskId].isDone(device, defaultValueOf(taskId))
      })
      expect(wrong.map(describeWay)).toEqual([])
    },
    MINUTES,
  )

  test('changes only fields of the task and fields that block it', () => {
    const inTheWay: readonly FieldName[] = ['keylock', 'power', 'installationGuide', 'restart']
    const endOfGuide: readonly FieldName[] = ['program', 'secondaryProgram']
    const wrong = pairs.filter(({ taskId, start, way }) => {
      const from = waitUntilUnblocked(start).device
      const isGuideOn = from.settings.installationGuide !== 'false'
      const { changes, example } = tasks[taskId]
      const may = [...changes, ...(example?.changes ?? []), ...inTheWay, ...(isGuideOn ? endOfGuide : [])]
      return way && changesOf(from, way.end.device).some((name) => !may.includes(name))
    })
    expect(wrong.map(describeWay)).toEqual([])
  })

  test(
    'is replaced by a reason with fixes if there is no way',
    () => {
      const began = performance.now()
      const none = pairs.filter(({ way }) => !way)
      const wrong = none.filter(({ taskId, device }) => {
        const { fixes } = whyImpossible({ device, now: device.view.since }, taskId, defaultValueOf(taskId))
        return fixes.length === 0 && !hasNoFix(device, taskId)
      })
      print(`${none.length} reasons`, began)
      expect(wrong.map(describeWay)).toEqual([])
    },
    MINUTES,
  )

  test('finds a way wherever the needs of the task are met', () => {
    const wrong = pairs.filter(({ taskId, device, way }) => !way && meetsNeeds(device, taskId))
    expect(wrong.map(describeWay)).toEqual([])
  })

  test('finds short ways, and explores few states', () => {
    const longest = Math.max(...pairs.map(({ way }) => way?.pressCount ?? 0))
    const states = Math.max(...pairs.map((pair) => pair.states))
    process.stdout.write(`at most ${longest} presses, ${states} states\n`)
    expect(longest).toBeLessThanOrEqual(MOST_PRESSES)
    expect(states).toBeLessThanOrEqual(MOST_STATES)
  })
})
