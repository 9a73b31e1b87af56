/** Performs the way of each task. The expected changes are written here independently of the goal. */
import { describe, expect, test } from 'vitest'
import { type SettingName, type Settings, waitUntilUnblocked } from '../../../thermostat/device/device'
import { openAt, openFirstTime } from '../../../thermostat/device/testing'
import type { TaskValue } from '../model'
import { defaultValueOf } from '../values'
import { applyAct, findWay } from '../ways'
import type { TaskId } from './ids'
import { taskIds, tasks } from './tasks'

interface Case {
  readonly value?: TaskValue
  /** Settings of the device at home, by default from the factory; `null` for a first start. */
  readonly given?: Partial<Settings> | null
  /** The settings after the way, or the screen at its end. */
  readonly leaves: Partial<Settings> | `/${string}`
}

const menu = '/home/menu'
const connected = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const
const guest = { remoteControl: 'active', program: 'remoteControlProgram' } as const

const cases: Readonly<Partial<Record<TaskId, Case>>> = {
  'change-temperature': { leaves: { temperatureValue: 21 } },
  'turn-off': { leaves: { power: 'off' } },
  'turn-on': { given: { power: 'off' }, leaves: { power: 'on' } },
  'lock-keys': { leaves: { keylock: 'on' } },
  'unlock-keys': { given: { keylock: 'on' }, leaves: { keylock: 'off' } },
  'see-energy': { leaves: `${menu}/energy-consumption` },
  'see-operation': { leaves: `${menu}/energy-consumption` },
  'change-language': { value: 'de', leaves: { language: 'de' } },
  'start-week-program': { leaves: { program: 'week' } },
  'stop-week-program': { given: { program: 'week' }, leaves: { program: null } },
  'see-week-program': { leaves: `${menu}/program/week/review` },
  'edit-week-program': { leaves: `${menu}/program/week/edit` },
  'start-timer': { value: 8, leaves: { program: 'timer', timer: 'on', timerTime: 8 } },
  'stop-timer': { given: { program: 'timer', timer: 'on' }, leaves: { program: null, timer: 'off' } },
  'start-remote-control': { given: { remoteControl: 'active' }, leaves: { program: 'remoteControlProgram' } },
  'stop-remote-control': { given: guest, leaves: { program: null } },
  'reset-programs': { given: { program: 'week' }, leaves: { program: null } },
  'set-clock': { leaves: `${menu}/settings/time-and-date/set-time` },
  'set-date': { leaves: `${menu}/settings/time-and-date/set-date` },
  'set-time-zone': { given: connected, value: 'UTC+2', leaves: { timezone: 'UTC+2' } },
  'summer-time': { value: 'off', leaves: { summertime: 'off' } },
  'screen-saver': { leaves: { screensaver: 'time/temp' } },
  'connect-wifi': { given: { wifiInstalled: true }, leaves: { wifi: 'on', wifiNetwork: 'Home' } },
  'reset-wifi-account': { given: connected, leaves: { wifi: null, wifiNetwork: null } },
  'choose-sensor': { leaves: { sensorChoice: 'roomSensorFloor' } },
  'sensor-type': { leaves: { sensorType: 'NTC12K' } },
  'calibrate-floor': { leaves: { floorSensorCalibrationValue: 5 } },
  'calibrate-room': { value: -20, leaves: { roomSensorCalibrationValue: -20 } },
  'installed-power': { value: 9990, leaves: { effectValue: 9990 } },
  ventilation: { leaves: { ventilationFunction: 'on' } },
  adaptive: { leaves: { adaptiveFunction: 'on' } },
  'operating-time': { leaves: { operatingTimeLimitation: 5 } },
  'delay-start': { leaves: { program: 'delayedStartup' } },
  'heat-now': { given: { program: 'delayedStartup' }, leaves: { program: null } },
  hotel: { leaves: { application: 'hotel' } },
  'comfort-heating': { leaves: { comfortHeating: 'on' } },
  'ground-heating': { leaves: { application: 'groundHeating' } },
  'power-control': { leaves: { application: 'powerControl' } },
  'comfort-maximum': {
    given: { application: 'comfortHeating', comfortHeating: 'on' },
    leaves: { comfortHeatingMaxTemp: 26 },
  },
  'power-share': { given: { application: 'powerControl' }, leaves: { powerControlValue: 25 } },
  'remote-control': { leaves: { remoteControl: 'active' } },
  'system-info': { leaves: `${menu}/installer/system-info` },
  install: { given: null, leaves: { installationGuide: 'false' } },
  'factory-reset': { leaves: { installationGuide: 'true' } },
  'hardware-test': { leaves: '/hardware-test' },
}

/** Tasks that no buttons reach from home. */
const withoutWay: readonly TaskId[] = ['floor-type', 'update']

/** Returns the case of a task. A task with `sets` needs none. */
function caseOf(id: TaskId): Case {
  const { mainSetting } = tasks[id]
  const plain = mainSetting && {
    leaves: { [mainSetting]: defaultValueOf(id) } as Partial<Record<SettingName, TaskValue>>,
  }
  const one = cases[id] ?? (plain as Case | undefined)
  if (!one) throw new Error(`Add a case for the task ${id} to src/help/guidance/tasks/tasks.test.ts.`)
  return one
}

describe('a way changes what its task is for', () => {
  test.each(taskIds.filter((id) => tasks[id].group !== 'why' && !withoutWay.includes(id)))('%s', (id) => {
    const { value = defaultValueOf(id), given = {}, leaves } = caseOf(id)
    const start = given ? openAt('/home', { settings: given }) : openFirstTime()
    const way = findWay(start, id, value)
    if (!way) throw new Error('The task has no way.')
    const { device } = waitUntilUnblocked(
      way.acts.reduce((moment, act) => applyAct(moment, act), waitUntilUnblocked(way.start)),
    )
    if (typeof leaves === 'string') expect(device.trail.places.at(-1)?.path).toBe(leaves)
    else expect(device.settings).toMatchObject(leaves)
  })
})
