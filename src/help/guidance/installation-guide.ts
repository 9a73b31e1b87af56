/** Where a task begins while the device is in its installation guide (guidance G6). */
import { type Device, pathOf, type TimedDevice } from '../../thermostat/device/device'
import { endGuide, isGuideOn } from '../../thermostat/device/knowledge'
import type { Task, TaskWithValue, WayStep } from './model'
import { stepsOf } from './steps'
import { tasks } from './tasks/tasks'
import { findWay } from './ways'

/**
 * Returns the device on which a task begins: the guide is ended if it does not ask for the task, because visitors ask
 * about a thermostat in use. Otherwise the device itself.
 */
export function startOfTask(timedDevice: TimedDevice, { task, value }: TaskWithValue): Device {
  const { device } = timedDevice
  if (!isElsewhereInGuide(device, tasks[task])) return device
  const way = findWay(timedDevice, task, value)
  return way && areInGuide(stepsOf(way)) ? device : endGuide(device)
}

/** True if all steps are in the installation guide, which a thermostat in use has left. */
export function areInGuide(steps: readonly WayStep[]): boolean {
  return steps.length > 0 && steps.every(({ after }) => isGuideOn(after.device))
}

/** True if the guide asks for the task on one of its next screens. */
export function isAskedByGuide(steps: readonly WayStep[], { task }: TaskWithValue): boolean {
  const [first] = steps
  return first !== undefined && areInGuide(steps) && isElsewhereInGuide(first.before.device, tasks[task])
}

/** True if the device is in the guide, but not on a screen of the task. */
function isElsewhereInGuide(device: Device, { screens, usesFreshDevice }: Task): boolean {
  return isGuideOn(device) && !usesFreshDevice && !screens.some((path) => path === pathOf(device))
}
