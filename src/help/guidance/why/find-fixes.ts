/** Finds fixes by trying them: single fixes that are enough, or the first of two or three in a row. */
import type { FieldName, TimedDevice } from '../../../thermostat/device/device'
import type { Fix, TaskValue } from '../model'
import { losesProtection } from '../side-effects'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { FULL_ACCESS } from './access-depth'
import { applyChange, listSurroundingsFixes, taskFixes } from './fixes'

export interface FixGoal {
  readonly isReached: (timedDevice: TimedDevice) => boolean
  /** A cheap measure of progress; `FULL_ACCESS` if only `isReached` can tell. */
  readonly accessDepth: (timedDevice: TimedDevice) => number
  /** A cheap filter where `isReached` is slow: a fix that leaves this string unchanged does not help. */
  readonly appearance?: (timedDevice: TimedDevice) => string
  /** The settings that may decide whether the goal is reached. */
  readonly fields: ReadonlySet<FieldName>
  readonly task: TaskId | null
  readonly value: TaskValue | null
}

/** The limit of alternatives, so that the choice stays easy. */
const MAX_SURROUNDINGS_FIXES = 2
/** The highest number of fixes that are needed one after another. */
const MAX_FIX_COUNT = 3
const MAX_SLOW_FIX_COUNT = 2

type TriedFix = readonly [fix: Fix, after: TimedDevice]

/**
 * Returns changes in the surroundings that each reach the goal; else one task that does; else the first of several.
 *
 * @param maxFixCount the highest number of fixes in a row
 */
export function findFixes(
  timedDevice: TimedDevice,
  goal: FixGoal,
  maxFixCount = MAX_FIX_COUNT,
): readonly Fix[] {
  const depth = goal.accessDepth(timedDevice)
  const reachesGoal = ([, after]: TriedFix) =>
    (depth === FULL_ACCESS || goal.accessDepth(after) > depth) && goal.isReached(after)

  const appearance = goal.appearance?.(timedDevice)
  const triedSurroundings = [...tryFixes(timedDevice, listSurroundingsFixes(timedDevice.device, goal.value))]
  const helpfulFixes = triedSurroundings
    .filter((one) => (!goal.appearance || goal.appearance(one[1]) !== appearance) && reachesGoal(one))
    .slice(0, MAX_SURROUNDINGS_FIXES)
  if (helpfulFixes.length > 0) return helpfulFixes.map(([fix]) => fix)
  const triedTasks: TriedFix[] = []
  for (const one of tryFixes(timedDevice, taskFixesFor(goal))) {
    if (reachesGoal(one)) return [one[0]]
    triedTasks.push(one)
  }
  return findFirstOfSeveral([...triedSurroundings, ...triedTasks], goal, depth, maxFixCount)
}

/** Returns the fix after which the fewest others reach the goal. */
function findFirstOfSeveral(
  all: readonly TriedFix[],
  goal: FixGoal,
  depth: number,
  maxFixCount: number,
): readonly Fix[] {
  const nearer = all.filter(([, after]) => goal.accessDepth(after) > depth)
  // Slow if every fix must be tried with a full search.
  const isSlow = depth === FULL_ACCESS && goal.appearance !== undefined
  const limit = isSlow ? Math.min(maxFixCount, MAX_SLOW_FIX_COUNT) : maxFixCount
  for (let remainingFixes = 1; remainingFixes < limit; remainingFixes++)
    for (const [fix, after] of nearer.length > 0 ? nearer : all)
      if (findFixes(after, goal, remainingFixes).length > 0) return [fix]
  return []
}

function* tryFixes(timedDevice: TimedDevice, fixes: Iterable<Fix>): Iterable<TriedFix> {
  for (const fix of fixes) {
    const after = applyChange(timedDevice, fix)
    if (after && !losesProtection(timedDevice.device, after.device)) yield [fix, after]
  }
}

/** Returns the tasks that change a setting which may decide the goal. */
function taskFixesFor({ task, fields }: FixGoal): readonly Fix[] {
  return taskFixes.filter(
    (fix) => 'task' in fix && fix.task !== task && tasks[fix.task].changes.some((name) => fields.has(name)),
  )
}
