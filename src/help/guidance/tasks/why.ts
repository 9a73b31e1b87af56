/** Tasks that explain: their goal is the screen that proves the reason (guidance G11). */
import { type Device, faults, missingRequirementOf, type Path } from '../../../thermostat/device/device'
import {
  faultInForce,
  isOperatingPause,
  isOverLimit,
  regulatingSensorOf,
} from '../../../thermostat/device/knowledge'
import type { Task, Value } from '../model'
import { createScreenTask, homeInView, isInView } from './create-task'
import type { TaskId } from './ids'

const installer = '/home/menu/installer'
const functions = `${installer}/functions` as const

function explained(path: Path, leadsTo: TaskId): Task {
  return { ...createScreenTask('why', path), leadsTo }
}

/** Home proves it while it happens; else the screen that says when it would. */
function explainedOnHome(screen: Path, leadsTo: TaskId, happens: (device: Device) => boolean): Task {
  return {
    group: 'why',
    changes: [],
    screens: ['/home', screen],
    leadsTo,
    isDone: (device) => isInView(device, happens(device) ? '/home' : screen),
  }
}

/** The screen of the limit that is in force; else of that which protects a floor. */
function limitOf({ settings: { sensorChoice } }: Device): { task: TaskId; value: Value } {
  const value = sensorChoice === 'floorSensorRoom' ? sensorChoice : 'roomSensorFloor'
  return { task: 'choose-sensor', value }
}

/** What keeps the room; where the room is kept already, what it takes to get warm. */
function roomKept(device: Device): { task: TaskId; value: Value } {
  if (regulatingSensorOf(device) === 'room') return { task: 'why-not-warm-yet', value: '' }
  return { task: 'choose-sensor', value: 'roomSensorFloor' }
}

const [firstCode = 1, ...otherCodes] = faults.filter((fault) => fault !== 0)

/** The error code on home, if any. */
function faultInView(device: Device): unknown {
  const remarks = homeInView(device)?.remarks ?? []
  for (const remark of remarks)
    if (typeof remark === 'object' && 'id' in remark && remark.id === 'error.code') return remark.values?.code
  return null
}

export const why = {
  'why-it-goes-back': explained('/home/menu/program/week/review', 'edit-week-program'),
  'why-room-cooler': {
    ...explained(`${installer}/sensor/sensor-choice`, 'choose-sensor'),
    leadsToOn: roomKept,
  },
  'why-limited': {
    ...explainedOnHome(
      `${functions}/operating-time-limitation`,
      'operating-time',
      (device) => isOverLimit(device) || isOperatingPause(device),
    ),
    leadsToOn: (device) => (isOverLimit(device) ? limitOf(device) : null),
  },
  'why-early': explained(`${functions}/adaptive-function`, 'adaptive'),
  'why-not-warm-yet': explained(`${functions}/adaptive-function`, 'adaptive'),
  'why-window': explainedOnHome(
    `${functions}/ventilation-function`,
    'ventilation',
    (device) => device.surroundings.windowOpen && !missingRequirementOf(device, 'windowOpen'),
  ),
  'why-error': {
    group: 'why',
    values: [firstCode, ...otherCodes],
    resolveValue: (device, value) => (value === undefined && faultInForce(device)) || null,
    changes: [],
    screens: ['/home'],
    leadsTo: 'system-info',
    isDone: (device, value) => isInView(device, '/home') && faultInView(device) === value,
  },
  'why-locked-guest': explainedOnHome(
    `${installer}/applications/hotel/interval`,
    'hotel',
    ({ settings }) => settings.application === 'hotel' && settings.remoteControlInstalled,
  ),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
