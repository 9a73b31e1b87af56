import type { Moment } from '../device/device'
import { suggestNext } from '../guidance/guidance'
import { type GuideState, type Pending, withTask } from './guide-state'

/** Finds the task to go on with: the one to return to, or a suggestion, which is searched for once. */
export function createSuggester(): (guide: GuideState, now: Moment) => Pending | null {
  let last: { readonly of: readonly unknown[]; readonly next: Pending | null } | null = null
  return (guide, now) => {
    const inHand = withTask(guide)
    if (!inHand) return null
    if (inHand.returnTo) return inHand.returnTo
    const of = [inHand.target, now.device]
    if (!last?.of.every((one, at) => one === of[at])) {
      const next = suggestNext(now, inHand.target)
      last = { of, next: next && { ...next, mode: null, returnTo: null } }
    }
    return last.next
  }
}
