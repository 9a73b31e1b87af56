/** Finds by trying what makes something possible: one fix, or the first of two or three. */
import type { FieldName, Moment } from '../../../thermostat/device/device'
import type { Fix, Value } from '../model'
import { losesProtection } from '../side-effects'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { applyChange, surroundingsFixes, taskFixes } from './fixes'
import { FULL_ACCESS } from './screen-access'

/** What should become possible. */
export interface FixGoal {
  readonly isReached: (moment: Moment) => boolean
  /** How near it is, `ALL_THE_WAY` where nothing cheaper than `granted` tells. */
  readonly accessDepth: (moment: Moment) => number
  /** What can be told of it without trying, where that is dear: what leaves this as it is does not help. */
  readonly appearance?: (moment: Moment) => string
  /** The settings that may decide it. */
  readonly fields: ReadonlySet<FieldName>
  readonly task: TaskId | null
  readonly value: Value | null
}

/** As many changes beside the device as a visitor wants to choose from. */
const MOST = 2
/** So many things may be missing at once. */
const DEEPEST = 3

type Tried = readonly [fix: Fix, after: Moment]

/** The fixes that grant a wish, the smallest first; where none does alone, the first of several. */
export function fixesFor(moment: Moment, wish: FixGoal, deepest = DEEPEST): readonly Fix[] {
  const near = wish.accessDepth(moment)
  const grants = ([, after]: Tried) =>
    (near === FULL_ACCESS || wish.accessDepth(after) > near) && wish.isReached(after)

  const seen = wish.appearance?.(moment)
  const beside = [...triedOf(moment, surroundingsFixes(moment.device, wish.value))]
  const found = beside
    .filter((one) => (!wish.appearance || wish.appearance(one[1]) !== seen) && grants(one))
    .slice(0, MOST)
  if (found.length > 0) return found.map(([fix]) => fix)
  const before: Tried[] = []
  for (const one of triedOf(moment, tasksFor(wish))) {
    if (grants(one)) return [one[0]]
    before.push(one)
  }
  return firstOf([...beside, ...before], wish, near, deepest)
}

/** The fix after which the fewest others grant the wish. */
function firstOf(all: readonly Tried[], wish: FixGoal, near: number, deepest: number): readonly Fix[] {
  const nearer = all.filter(([, after]) => wish.accessDepth(after) > near)
  // Where every one has to be tried and that is dear, two at most.
  const isDear = near === FULL_ACCESS && wish.appearance !== undefined
  const most = isDear ? Math.min(deepest, 2) : deepest
  for (let rest = 1; rest < most; rest++)
    for (const [fix, after] of nearer.length > 0 ? nearer : all)
      if (fixesFor(after, wish, rest).length > 0) return [fix]
  return []
}

function* triedOf(moment: Moment, fixes: Iterable<Fix>): Iterable<Tried> {
  for (const fix of fixes) {
    const after = applyChange(moment, fix)
    if (after && !losesProtection(moment.device, after.device)) yield [fix, after]
  }
}

/** The tasks that change what may decide it. */
function tasksFor({ task, fields }: FixGoal): readonly Fix[] {
  return taskFixes.filter(
    (fix) => 'task' in fix && fix.task !== task && tasks[fix.task].changes.some((name) => fields.has(name)),
  )
}
