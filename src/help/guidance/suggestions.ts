/** Suggestions of next tasks. They never reset, end or unprotect anything (guidance G27). */
import type { TimedDevice } from '../../thermostat/device/device'
import type { TaskWithValue } from './model'
import { losesProtection, sideEffectsBetween } from './side-effects'
import type { TaskId } from './tasks/ids'
import { taskIds, tasks } from './tasks/tasks'
import { defaultValueOf } from './values'
import { findWay } from './ways'

/** Tasks that end or reset something. They are never suggested (guidance G27). */
const destructiveTasks: ReadonlySet<TaskId> = new Set<TaskId>([
  'turn-off',
  'unlock-keys',
  'stop-week-program',
  'stop-timer',
  'stop-remote-control',
  'reset-programs',
  'reset-wifi-account',
  'heat-now',
  'factory-reset',
])

export function isDestructive(task: TaskId): boolean {
  return destructiveTasks.has(task)
}

/**
 * Returns the suggested next task: from `resolveNextTask`, else `nextTask`, else one of the next tasks in the group.
 * Returns `null` if the task only reads, or if no candidate is suitable.
 */
export function suggestNextTask(timedDevice: TimedDevice, done: TaskWithValue): TaskWithValue | null {
  const { nextTask, resolveNextTask, group, onlyReads } = tasks[done.task]
  if (onlyReads) return null
  const nextTaskOnDevice = resolveNextTask?.(timedDevice.device)
  if (nextTaskOnDevice) return nextTaskOnDevice
  const after = taskIds.slice(taskIds.indexOf(done.task) + 1).filter((task) => tasks[task].group === group)
  const candidates = nextTask ? [nextTask] : after.slice(0, MAX_CANDIDATES)
  const next = candidates.find((task) =>
    isSuitableNext(timedDevice, done, { task, value: defaultValueOf(task) }),
  )
  return next ? { task: next, value: defaultValueOf(next) } : null
}

/** Tasks further down the list of a group have little in common with the task. */
const MAX_CANDIDATES = 3

/** True if a task may be suggested after `done`, on the device as it is now. */
function isSuitableNext(
  timedDevice: TimedDevice,
  done: TaskWithValue,
  { task, value }: TaskWithValue,
): boolean {
  if (isDestructive(task)) return false
  const way = findWay(timedDevice, task, value)
  // A `nextTask` may need a fix first, which the companion then offers, or be done already with its default value.
  if (!way) return tasks[done.task].nextTask === task
  const isAlreadyDone = way.acts.length === 0
  if (isAlreadyDone) return tasks[done.task].nextTask === task
  const { device } = way.end
  const mustStayDone =
    tasks[done.task].changes.length > 0 && tasks[done.task].isDone(timedDevice.device, done.value)
  return (
    sideEffectsBetween(timedDevice.device, device).length === 0 &&
    !losesProtection(timedDevice.device, device) &&
    (!mustStayDone || tasks[done.task].isDone(device, done.value))
  )
}
