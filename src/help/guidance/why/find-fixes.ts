/** Finds by trying what makes something possible: one fix, or the first of two or three. */
import type { FieldName, TimedDevice } from '../../../thermostat/device/device'
import type { Fix, Value } from '../model'
import { losesProtection } from '../side-effects'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { FULL_ACCESS } from './access-depth'
import { applyChange, surroundingsFixes, taskFixes } from './fixes'

/** What should become possible. */
export interface FixGoal {
  readonly isReached: (moment: TimedDevice) => boolean
  /** How near it is, `ALL_THE_WAY` where nothing cheaper than `granted` tells. */
  readonly accessDepth: (moment: TimedDevice) => number
  /** What can be told of it without trying, where that is dear: what leaves this as it is does not help. */
  readonly appearance?: (moment: TimedDevice) => string
  /** The settings that may decide it. */
  readonly fields: ReadonlySet<FieldName>
  readonly task: TaskId | null
  readonly value: Value | null
}

/** As many changes beside the device as a visitor wants to choose from. */
const MAX_SURROUNDINGS_FIXES = 2
/** So many things may be missing at once. */
const MAX_FIX_DEPTH = 3

type TriedFix = readonly [fix: Fix, after: TimedDevice]

/** The fixes that grant a wish, the smallest first; where none does alone, the first of several. */
export function fixesFor(moment: TimedDevice, goal: FixGoal, maxDepth = MAX_FIX_DEPTH): readonly Fix[] {
  const depth = goal.accessDepth(moment)
  const reachesGoal = ([, after]: TriedFix) =>
    (depth === FULL_ACCESS || goal.accessDepth(after) > depth) && goal.isReached(after)

  const appearance = goal.appearance?.(moment)
  const triedSurroundings = [...tryFixes(moment, surroundingsFixes(moment.device, goal.value))]
  const found = triedSurroundings
    .filter((one) => (!goal.appearance || goal.appearance(one[1]) !== appearance) && reachesGoal(one))
    .slice(0, MAX_SURROUNDINGS_FIXES)
  if (found.length > 0) return found.map(([fix]) => fix)
  const triedTasks: TriedFix[] = []
  for (const one of tryFixes(moment, taskFixesFor(goal))) {
    if (reachesGoal(one)) return [one[0]]
    triedTasks.push(one)
  }
  return firstOfSeveral([...triedSurroundings, ...triedTasks], goal, depth, maxDepth)
}

/** The fix after which the fewest others grant the wish. */
function firstOfSeveral(
  all: readonly TriedFix[],
  goal: FixGoal,
  depth: number,
  maxDepth: number,
): readonly Fix[] {
  const nearer = all.filter(([, after]) => goal.accessDepth(after) > depth)
  // Where every one has to be tried and that is dear, two at most.
  const isSlow = depth === FULL_ACCESS && goal.appearance !== undefined
  const limit = isSlow ? Math.min(maxDepth, 2) : maxDepth
  for (let rest = 1; rest < limit; rest++)
    for (const [fix, after] of nearer.length > 0 ? nearer : all)
      if (fixesFor(after, goal, rest).length > 0) return [fix]
  return []
}

function* tryFixes(moment: TimedDevice, fixes: Iterable<Fix>): Iterable<TriedFix> {
  for (const fix of fixes) {
    const after = applyChange(moment, fix)
    if (after && !losesProtection(moment.device, after.device)) yield [fix, after]
  }
}

/** The tasks that change what may decide it. */
function taskFixesFor({ task, fields }: FixGoal): readonly Fix[] {
  return taskFixes.filter(
    (fix) => 'task' in fix && fix.task !== task && tasks[fix.task].changes.some((name) => fields.has(name)),
  )
}
