/** A way as sentences: what to press, and what is seen of it, from the pictures before and after. */
import { type Moment, picture } from '../../device/device'
import type { Act, Step, Way } from '../model'
import { type Acted, acted, joined, type Parts } from './acting'
import { counted } from './names'
import { sentenceOf } from './sentence'

/** One sentence a step. A way that begins in the splash or an overlay is told from where that is over. */
export function tell({ begin, acts }: Pick<Way, 'begin' | 'acts'>): readonly Step[] {
  const steps: Step[] = []
  for (const parts of stepsOf(begin, acts)) {
    const { before, after } = joined(parts)
    const last = steps.at(-1)
    const isNew = !last || picture(last.before.device).path !== picture(before.device).path
    steps.push({ acts: parts.map(({ act }) => act), sentence: sentenceOf(parts, isNew), before, after })
  }
  return steps
}

/** The acts of each step: presses of one button belong together, and a hold with the presses after it. */
function stepsOf(begin: Moment, acts: readonly Act[]): readonly Parts[] {
  const steps: [Acted, ...Acted[]][] = []
  let moment = begin
  for (const act of acts) {
    const one = acted(moment, act)
    const step = steps.at(-1)
    if (step && belong(step.at(-1) as Acted, one)) step.push(one)
    else steps.push([one])
    moment = one.after
  }
  return steps
}

/** Whether a second act is told with the first. What confirm does is worth a sentence each time. */
function belong({ act: first, passing }: Acted, { act: second, before }: Acted): boolean {
  if (second.holds > 0 || second.buttons[0] === 'confirm' || passing.length > 0) return false
  if (first.holds > 0) return first.buttons.length === 1 && counted(picture(before.device)) !== null
  return first.buttons[0] === second.buttons[0]
}
