/** Finds by trying what makes something possible: one fix, or the first of two or three. */
import type { FieldName, Moment } from '../../device/device'
import type { Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { changesBeside, type Fix, fixed, tasksBefore } from './fixes'
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
  const mayGrant = ([, after]: Tried) => near === ALL_THE_WAY || wish.nearness(after) > near
  const grants = (one: Tried) => mayGrant(one) && wish.granted(one[1])

  const beside = [...triedBeside(moment, wish)]
  const found = beside.filter(grants).slice(0, MOST)
  if (found.length > 0) return found.map(([fix]) => fix)
  const before: Tried[] = []
  for (const one of triedBefore(moment, wish)) {
    if (grants(one)) return [one[0]]
    before.push(one)
  }
  const all = [...beside, ...before]
  const nearer = all.filter(([, after]) => wish.nearness(after) > near)
  // Where trying is dear and nothing shows the direction, two at most.
  const most = nearer.length > 0 || !wish.seen ? deepest : Math.min(deepest, 2)
  for (let rest = 1; rest < most; rest++)
    for (const [fix, after] of nearer.length > 0 ? nearer : all)
      if (fixesFor(after, wish, rest).length > 0) return [fix]
  return []
}

function* triedBeside(moment: Moment, wish: Wish): Iterable<Tried> {
  const seen = wish.seen?.(moment)
  for (const fix of changesBeside(moment.device, wish.value)) {
    const after = fixed(moment, fix)
    if (after && (!wish.seen || wish.seen(after) !== seen)) yield [fix, after]
  }
}

function* triedBefore(moment: Moment, wish: Wish): Iterable<Tried> {
  for (const fix of tasksBefore) {
    if (!('task' in fix.mend) || fix.mend.task === wish.task) continue
    if (!tasks[fix.mend.task].changes.some((name) => wish.fields.has(name))) continue
    const after = fixed(moment, fix)
    if (after) yield [fix, after]
  }
}
