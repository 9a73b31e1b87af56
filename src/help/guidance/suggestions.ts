/** Suggestions of next tasks. They reset and unprotect nothing, and end only what an answer tells to stop (guidance G27). */
import type { TimedDevice } from '../../thermostat/device/device'
import type { NextTask, TaskWithValue } from './model'
import { losesProtection, sideEffectsBetween } from './side-effects'
import type { TaskId } from './tasks/ids'
import { taskIds, tasks } from './tasks/tasks'
import { nextTaskOfTopic } from './tasks/topics'
import { defaultValueOf } from './values'
import { findWay } from './ways'

/** Tasks that end or reset something. Only an answer that tells to do so suggests them (guidance G27). */
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
 * Returns the suggested next task: that of the topic, from `resolveNextTask`, else `nextTask`, else one of the next tasks
 * in the group. Returns `null` if the task only reads, or if no candidate is suitable.
 */
export function suggestNextTask(timedDevice: TimedDevice, done: TaskWithValue): NextTask | null {
  const task = tasks[done.task]
  const { resolveNextTask, group, onlyReads } = task
  const nextTask = nextTaskOfTopic(done.task, done.value) ?? task.nextTask
  if (onlyReads || nextTask === null) return null
  const named = resolveNextTask?.(timedDevice.device) ?? (nextTask ? withDefaultValue(nextTask) : null)
  if (named) return isSuitableNext(timedDevice, done, named, true) ? named : null
  const after = taskIds.slice(taskIds.indexOf(done.task) + 1).filter((task) => tasks[task].group === group)
  const candidates = after.slice(0, MAX_CANDIDATES).map(withDefaultValue)
  return candidates.find((next) => isSuitableNext(timedDevice, done, next, false)) ?? null
}

const withDefaultValue = (task: TaskId): TaskWithValue => ({ task, value: defaultValueOf(task) })

/** Tasks further down the list of a group have little in common with the task. */
const MAX_CANDIDATES = 3

/**
 * True if a task may be suggested after `done`, on the device as it is now.
 *
 * @param isNamed true if the task `done` itself names it. It may then need a fix first, which the companion offers, or
 * be done already.
 */
function isSuitableNext(
  timedDevice: TimedDevice,
  done: TaskWithValue,
  { task, value }: TaskWithValue,
  isNamed: boolean,
): boolean {
  if (isDestructive(task)) return isNamed
  const way = findWay(timedDevice, task, value)
  if (!way || way.acts.length === 0) return isNamed
  const { device } = way.end
  const mustStayDone =
    tasks[done.task].changes.length > 0 && tasks[done.task].isDone(timedDevice.device, done.value)
  return (
    sideEffectsBetween(timedDevice.device, device).length === 0 &&
    !losesProtection(timedDevice.device, device) &&
    (!mustStayDone || tasks[done.task].isDone(device, done.value))
  )
}
