/** Divides a way into steps: the acts that one sentence describes. */
import {
  createPicture,
  type Picture,
  pathOf,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../thermostat/device/device'
import { numberInView } from './counting'
import type { Act, Way, WayStep } from './model'
import { applyAct } from './ways'

/** Returns the steps of a way. A splash or an overlay at the start is not part of the first step. */
export function stepsOf({ start, acts }: Pick<Way, 'start' | 'acts'>): readonly WayStep[] {
  const steps: WayStep[] = []
  let timedDevice = start
  for (const act of acts) {
    const last = steps.at(-1)
    const next = createStep(timedDevice, act, last)
    if (last && belongTogether(last, next)) steps[steps.length - 1] = joinSteps(last, next)
    else steps.push(next)
    timedDevice = next.after
  }
  return steps
}

function createStep(start: TimedDevice, act: Act, last: WayStep | undefined): WayStep {
  const before = waitUntilUnblocked(start)
  const transientPictures: Picture[] = []
  const after = applyAct(before, act, (device, input) => {
    const shown = createPicture(device)
    if (shown.isInputBlocked) transientPictures.push(shown)
    return step(device, input)
  })
  const isOnNewScreen = !last || pathOf(last.before.device) !== pathOf(before.device)
  return { acts: [act], before, after, transientPictures, isOnNewScreen }
}

/**
 * True if one sentence describes both steps: presses of the same button, or a hold and presses that set a number.
 * Each press of confirm has a sentence of its own. A transient picture ends the sentence.
 */
function belongTogether({ acts, transientPictures }: WayStep, { acts: [second], before }: WayStep): boolean {
  const first = acts.at(-1)
  if (!first || second.holdMs > 0 || second.buttons[0] === 'confirm' || transientPictures.length > 0)
    return false
  if (first.holdMs > 0) return first.buttons.length === 1 && numberInView(before.device) !== null
  return first.buttons[0] === second.buttons[0]
}

/** Joins two steps. The first has no transient pictures. */
function joinSteps(first: WayStep, { acts, after, transientPictures }: WayStep): WayStep {
  return { ...first, acts: [...first.acts, ...acts], after, transientPictures }
}
