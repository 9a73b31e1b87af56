/** What may be suggested: nothing that resets, ends what was begun or runs, or unprotects (guidance G27). */
import type { Moment } from '../../thermostat/device/device'
import type { TaskTarget } from './model'
import { losesProtection, sideEffectsBetween } from './side-effects'
import type { TaskId } from './tasks/ids'
import { taskIds, tasks } from './tasks/tasks'
import { defaultValueOf } from './values'
import { wayTo } from './ways'

/** Tasks that take something away: nobody is led to them who did not ask. */
const destructive: ReadonlySet<TaskId> = new Set<TaskId>([
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

/** Whether a task may be named where nobody asked for it. */
export function isSuggested(task: TaskId): boolean {
  return !destructive.has(task)
}

/** What a task leads on to: its own, or the next of its group that spares what was just done. */
export function suggestNext(moment: Moment, done: TaskTarget): TaskTarget | null {
  const { leadsTo, leadsToOn, group, onlyReads } = tasks[done.task]
  if (onlyReads) return null
  const here = leadsToOn?.(moment.device)
  if (here) return here
  const after = taskIds.slice(taskIds.indexOf(done.task) + 1).filter((task) => tasks[task].group === group)
  const candidates = leadsTo ? [leadsTo] : after.slice(0, MOST)
  const next = candidates.find((task) => isSuitableNext(moment, done, { task, value: defaultValueOf(task) }))
  return next ? { task: next, value: defaultValueOf(next) } : null
}

/** What is further away has little to do with it. */
const MOST = 3

/** Whether a task may be suggested on a device after another one was done. */
function isSuitableNext(moment: Moment, done: TaskTarget, { task, value }: TaskTarget): boolean {
  if (!isSuggested(task)) return false
  const way = wayTo(moment, task, value)
  // What another task explains may need something first; it is told then.
  if (!way) return tasks[done.task].leadsTo === task
  const isAlready = way.acts.length === 0
  if (isAlready) return tasks[done.task].leadsTo === task
  const { device } = way.end
  const isSettings = tasks[done.task].changes.length > 0 && tasks[done.task].isDone(moment.device, done.value)
  return (
    sideEffectsBetween(moment.device, device).length === 0 &&
    !losesProtection(moment.device, device) &&
    (!isSettings || tasks[done.task].isDone(device, done.value))
  )
}
