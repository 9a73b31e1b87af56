/** Finds related tasks by their properties (guidance G16). */
import type { FieldName } from '../../../thermostat/device/device'
import { isDestructive } from '../suggestions'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'

const MAX_RELATED = 5

/** Each weight exceeds the sum of the smaller ones (guidance G16). */
const WEIGHTS = { leadsTo: 8, screens: 4, settings: 2, group: 1 } as const

/** Returns at most five tasks, most related first. Destructive ones are left out (guidance G27). */
export function relatedTasksOf(id: TaskId): readonly TaskId[] {
  const at = taskIds.indexOf(id)
  return taskIds
    .map((other, index) => ({ other, relatedness: relatednessOf(id, other), distance: Math.abs(index - at) }))
    .filter(({ other, relatedness }) => other !== id && relatedness > 0 && !isDestructive(other))
    .sort((one, two) => two.relatedness - one.relatedness || one.distance - two.distance)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other)
}

/** Returns the weighted sum of what two tasks have in common; 0 if nothing. */
function relatednessOf(first: TaskId, second: TaskId): number {
  const [a, b] = [tasks[first], tasks[second]]
  const leads =
    followUpsOf(first).includes(second) || (b.group === 'why' && b.nextTask === first) ? WEIGHTS.leadsTo : 0
  const screens = Math.max(
    ...a.screens.flatMap((path) => b.screens.map((other) => sharedPathShare(path, other))),
  )
  const group = a.group === b.group ? WEIGHTS.group : 0
  return (
    leads + WEIGHTS.screens * screens + WEIGHTS.settings * sharedSettingsShare(a.changes, b.changes) + group
  )
}

function followUpsOf(id: TaskId): readonly TaskId[] {
  const { nextTask } = tasks[id]
  return nextTask ? [nextTask, ...followUpsOf(nextTask)] : []
}

/** Home and the main menu, which all screens in the menus share. */
const SHARED_LEVELS = 2

/** Returns the share of the path that two screens have in common, 0 to 1. */
function sharedPathShare(one: string, other: string): number {
  const [a, b] = [one.split('/').slice(1), other.split('/').slice(1)]
  const length = Math.max(a.length, b.length)
  const apart = a.findIndex((name, index) => name !== b[index])
  const common = apart < 0 ? a.length : apart
  return common > SHARED_LEVELS ? common / length : 0
}

/** Returns the share of settings that two tasks have in common, 0 to 1. For a reset, which changes all, it is small. */
function sharedSettingsShare(one: readonly FieldName[], other: readonly FieldName[]): number {
  const all = new Set([...one, ...other])
  return all.size > 0 ? one.filter((name) => other.includes(name)).length / all.size : 0
}
