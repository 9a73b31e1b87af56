/** Tasks that explain why the thermostat behaves as it does. Each has a scene (guidance G24). */
import { type Device, faults, missingRequirementOf, type Path } from '../../../thermostat/device/device'
import {
  faultInForce,
  isOperatingPause,
  isOverLimit,
  regulatingSensorOf,
} from '../../../thermostat/device/knowledge'
import type { Task, TaskValue } from '../model'
import { createExplainingTask, homeInView, isInView } from './create-task'
import type { TaskId } from './ids'
import { ALL_ANSWERS } from './topics'

const installerPath = '/home/menu/installer'
const functionsPath = `${installerPath}/functions` as const

/** Creates a task whose goal is home while the condition is present, else the screen of the setting behind it. */
function createExplainingTaskOnHome(
  screen: Path,
  leadsTo: TaskId,
  isPresent: (device: Device) => boolean,
): Task {
  return {
    group: 'why',
    changes: [],
    screens: ['/home', screen],
    hasScene: true,
    nextTask: leadsTo,
    isDone: (device) => isInView(device, isPresent(device) ? '/home' : screen),
  }
}

/** Returns the task `choose-sensor` with the sensor choice whose limit is in force. */
function nextTaskForLimit({ settings: { sensorChoice } }: Device): { task: TaskId; value: TaskValue } {
  const value = sensorChoice === 'floorSensorRoom' ? sensorChoice : 'roomSensorFloor'
  return { task: 'choose-sensor', value }
}

/** Returns the choice of a sensor that regulates the room. If the device already has it, returns `why-not-warm-yet`. */
function nextTaskForCoolRoom(device: Device): { task: TaskId; value: TaskValue } {
  if (regulatingSensorOf(device) === 'room') return { task: 'why-not-warm-yet', value: '' }
  return { task: 'choose-sensor', value: 'roomSensorFloor' }
}

const [firstCode = 1, ...otherCodes] = faults.filter((fault) => fault !== 0)

/** Returns the error code on home, or `null`. */
function faultCodeInView(device: Device): unknown {
  const remarks = homeInView(device)?.remarks ?? []
  for (const remark of remarks)
    if (typeof remark === 'object' && 'id' in remark && remark.id === 'error.code') return remark.values?.code
  return null
}

export const whyTasks = {
  'why-it-goes-back': createExplainingTask('/home/menu/program/week/review', 'edit-week-program', {
    hasScene: true,
  }),
  'why-room-cooler': createExplainingTask(`${installerPath}/sensor/sensor-choice`, 'choose-sensor', {
    hasScene: true,
    resolveNextTask: nextTaskForCoolRoom,
  }),
  'why-limited': {
    ...createExplainingTaskOnHome(
      `${functionsPath}/operating-time-limitation`,
      'operating-time',
      (device) => isOverLimit(device) || isOperatingPause(device),
    ),
    resolveNextTask: (device) => (isOverLimit(device) ? nextTaskForLimit(device) : null),
  },
  'why-early': createExplainingTask(`${functionsPath}/adaptive-function`, 'adaptive', { hasScene: true }),
  'why-not-warm-yet': createExplainingTask(`${functionsPath}/adaptive-function`, 'adaptive', {
    hasScene: true,
  }),
  'why-window': createExplainingTaskOnHome(
    `${functionsPath}/ventilation-function`,
    'ventilation',
    (device) => device.surroundings.windowOpen && !missingRequirementOf(device, 'windowOpen'),
  ),
  'why-error': {
    group: 'why',
    values: [firstCode, ...otherCodes, ALL_ANSWERS],
    resolveValue: (device, value) => (value === undefined ? faultInForce(device) || ALL_ANSWERS : null),
    changes: [],
    screens: ['/home'],
    hasScene: true,
    nextTask: 'system-info',
    isDone: (device, value) =>
      isInView(device, '/home') && (value === ALL_ANSWERS || faultCodeInView(device) === value),
  },
  'why-locked-guest': createExplainingTaskOnHome(
    `${installerPath}/applications/hotel/interval`,
    'hotel',
    ({ settings }) => settings.application === 'hotel' && settings.remoteControlInstalled,
  ),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
