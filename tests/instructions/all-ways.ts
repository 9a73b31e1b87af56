import {
  defaultValueOf,
  findWay,
  stepsOf,
  type TaskId,
  type TaskValue,
  taskIds,
  tasks,
  type Way,
  type WayStep,
} from '../../src/help/guidance/guidance'
import type { TimedDevice } from '../../src/thermostat/device/device'
import { openAt, openFirstTime } from '../../src/thermostat/device/testing'

const menu = '/home/menu'
const withCard = { wifiInstalled: true } as const

/** Typical states in which a visitor asks for a task. */
export const startStates = {
  home: openAt('/home'),
  'home, with a WiFi card': openAt('/home', { settings: withCard }),
  'home, connected': openAt('/home', { settings: { ...withCard, wifi: 'on', wifiNetwork: 'Home' } }),
  'home, locked': openAt('/home', { settings: { keylock: 'on' } }),
  'home, turned off': openAt('/home', { settings: { power: 'off' } }),
  'home, ground heating': openAt('/home', { settings: { application: 'groundHeating' } }),
  'home, power control': openAt('/home', { settings: { application: 'powerControl' } }),
  'home, timer': openAt('/home', { settings: { program: 'timer', timer: 'on', timerTime: 8 } }),
  'home, week program': openAt('/home', { settings: { program: 'week' } }),
  'guest room': openAt('/home', { settings: { application: 'hotel', remoteControlInstalled: true } }),
  'home, comfort heating': openAt('/home', {
    settings: { comfortHeating: 'on', application: 'comfortHeating' },
  }),
  'home, remote control': openAt('/home', { settings: { remoteControl: 'active' } }),
  'a fault': openAt('/home', { surroundings: { fault: 1 } }),
  'the start screen': openAt('/'),
  'the splash': openFirstTime(),
  'the guide, half way': openFirstTime()
    .toggle('wifiInstalled')
    .wait(2000)
    .press('confirm')
    .press('next')
    .press('confirm'),
  'the guide, near its end': openFirstTime().wait(2000).press('confirm', 4).press('confirm', 2),
  'an unknown path': openAt('/nowhere'),
  'an open draft': openAt(`${menu}/installer/installed-effect`).press('confirm').press('next', 3),
  'the upgrade': openAt('/upgrade'),
  'an overlay': openAt(`${menu}/settings/keylock`).press('previous').press('confirm'),
  'the last line of a list': openAt(`${menu}/installer/system-info`).pressToEnd('next'),
} satisfies Readonly<Record<string, TimedDevice>>

export interface InstructedWay {
  /** The start state and the task: "home, locked: set-clock". */
  readonly name: string
  readonly taskId: TaskId
  readonly value: TaskValue
  readonly way: Way
  readonly steps: readonly WayStep[]
}

/** Returns the default value of a task, and from home also the bounds and the value next to the default. */
function valuesOf(taskId: TaskId, isHome: boolean): readonly TaskValue[] {
  const { values } = tasks[taskId]
  if (!values || !isHome) return [defaultValueOf(taskId)]
  return 'defaultValue' in values
    ? [values.defaultValue, values.min, values.max, values.defaultValue - values.step]
    : values
}

/** Returns the ways of all tasks from all start states. */
export function findAllWays(): readonly InstructedWay[] {
  return Object.entries(startStates).flatMap(([name, start]) =>
    taskIds.flatMap((taskId) => {
      return valuesOf(taskId, name === 'home').flatMap((value) => {
        const way = findWay(start, taskId, value)
        return way ? [{ name: `${name}: ${taskId} ${value}`, taskId, value, way, steps: stepsOf(way) }] : []
      })
    }),
  )
}
