/** Which tasks are near to one another: found in the tasks themselves. */
import type { FieldName } from '../../../thermostat/device/device'
import { isSuggested } from '../suggestions'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'

const MAX_RELATED = 5

/** At most five tasks, the nearest first; none that takes something away (guidance G27). */
export function relatedTo(id: TaskId): readonly TaskId[] {
  const at = taskIds.indexOf(id)
  return taskIds
    .map((other, index) => ({ other, relatedness: relatednessOf(id, other), distance: Math.abs(index - at) }))
    .filter(({ other, relatedness }) => other !== id && relatedness > 0 && isSuggested(other))
    .sort((one, two) => two.relatedness - one.relatedness || one.distance - two.distance)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other)
}

/** One leads to the other, then the same screens, then the same settings, then the same group. */
function relatednessOf(one: TaskId, other: TaskId): number {
  const [a, b] = [tasks[one], tasks[other]]
  const leads = followUpsOf(one).includes(other) || (b.group === 'why' && b.leadsTo === one) ? 8 : 0
  const screens = Math.max(...a.screens.flatMap((here) => b.screens.map((there) => closeness(here, there))))
  return leads + 4 * screens + 2 * shared(a.changes, b.changes) + (a.group === b.group ? 1 : 0)
}

/** What a task leads to, and what that leads to. */
function followUpsOf(id: TaskId): readonly TaskId[] {
  const { leadsTo } = tasks[id]
  return leadsTo ? [leadsTo, ...followUpsOf(leadsTo)] : []
}

/** Home and the main menu are above everything. */
const ABOVE_ALL = 2

/** How close two screens are in the menus, 0 to 1. */
function closeness(one: string, other: string): number {
  const [a, b] = [one.split('/').slice(1), other.split('/').slice(1)]
  const length = Math.max(a.length, b.length)
  const apart = a.findIndex((name, index) => name !== b[index])
  const common = apart < 0 ? a.length : apart
  return common > ABOVE_ALL ? common / length : 0
}

/** How many of their settings two tasks share, 0 to 1: a reset, which changes everything, shares few. */
function shared(one: readonly FieldName[], other: readonly FieldName[]): number {
  const all = new Set([...one, ...other])
  return all.size > 0 ? one.filter((name) => other.includes(name)).length / all.size : 0
}
