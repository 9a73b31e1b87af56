/** A way as steps: the acts that one sentence tells. */
import { type Moment, type Picture, pathOf, picture, rest, step } from '../../thermostat/device/device'
import { numberInView } from './counting'
import type { Act, Way, WayStep } from './model'
import { replay } from './ways'

/** A way that begins in the splash or an overlay is told from where that is over. */
export function stepsOf({ start, acts }: Pick<Way, 'start' | 'acts'>): readonly WayStep[] {
  const steps: WayStep[] = []
  let moment = start
  for (const act of acts) {
    const last = steps.at(-1)
    const next = stepOf(moment, act, last)
    if (last && belong(last, next)) steps[steps.length - 1] = joined(last, next)
    else steps.push(next)
    moment = next.after
  }
  return steps
}

/** A step of one act. */
function stepOf(start: Moment, act: Act, last: WayStep | undefined): WayStep {
  const before = rest(start)
  const passing: Picture[] = []
  const after = replay(before, act, (device, input) => {
    const shown = picture(device)
    if (shown.pending) passing.push(shown)
    return step(device, input)
  })
  const isOnNewScreen = !last || pathOf(last.before.device) !== pathOf(before.device)
  return { acts: [act], before, after, transient: passing, isOnNewScreen }
}

/**
 * Whether an act is told with the step before it: presses of one button belong together, and a hold with the
 * presses after it. What confirm does is worth a sentence each time.
 */
function belong({ acts, transient }: WayStep, { acts: [second], before }: WayStep): boolean {
  const first = acts.at(-1)
  if (!first || second.holdMs > 0 || second.buttons[0] === 'confirm' || transient.length > 0) return false
  if (first.holdMs > 0) return first.buttons.length === 1 && numberInView(before.device) !== null
  return first.buttons[0] === second.buttons[0]
}

/** Both as one step; nothing passed in the first. */
function joined(first: WayStep, { acts, after, transient }: WayStep): WayStep {
  return { ...first, acts: [...first.acts, ...acts], after, transient: transient }
}
