/** Finds by trying what makes something possible: one fix, or the first of two or three. */
import type { FieldName, Moment } from '../../../thermostat/device/device'
import { losesProtection } from '../losses'
import type { Fix, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { changesBeside, fixed, tasksBefore } from './fixes'
import { ALL_THE_WAY } from './needs'

/** What should become possible. */
export interface Wish {
  readonly granted: (moment: Moment) => boolean
  /** How near it is, `ALL_THE_WAY` where nothing cheaper than `granted` tells. */
  readonly nearness: (moment: Moment) => number
  /** What can be told of it without trying, where that is dear: what leaves this as it is does not help. */
  readonly seen?: (moment: Moment) => string
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
export function fixesFor(moment: Moment, wish: Wish, deepest = DEEPEST): readonly Fix[] {
  const near = wish.nearness(moment)
  const grants = ([, after]: Tried) =>
    (near === ALL_THE_WAY || wish.nearness(after) > near) && wish.granted(after)

  const seen = wish.seen?.(moment)
  const beside = [...triedOf(moment, changesBeside(moment.device, wish.value))]
  const found = beside
    .filter((one) => (!wish.seen || wish.seen(one[1]) !== seen) && grants(one))
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
function firstOf(all: readonly Tried[], wish: Wish, near: number, deepest: number): readonly Fix[] {
  const nearer = all.filter(([, after]) => wish.nearness(after) > near)
  // Where every one has to be tried and that is dear, two at most.
  const isDear = near === ALL_THE_WAY && wish.seen !== undefined
  const most = isDear ? Math.min(deepest, 2) : deepest
  for (let rest = 1; rest < most; rest++)
    for (const [fix, after] of nearer.length > 0 ? nearer : all)
      if (fixesFor(after, wish, rest).length > 0) return [fix]
  return []
}

function* triedOf(moment: Moment, fixes: Iterable<Fix>): Iterable<Tried> {
  for (const fix of fixes) {
    const after = fixed(moment, fix)
    if (after && !losesProtection(moment.device, after.device)) yield [fix, after]
  }
}

/** The tasks that change what may decide it. */
function tasksFor({ task, fields }: Wish): readonly Fix[] {
  return tasksBefore.filter(
    (fix) => 'task' in fix && fix.task !== task && tasks[fix.task].changes.some((name) => fields.has(name)),
  )
}
