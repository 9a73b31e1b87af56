/** The phase `practising`: counts the visitor's presses, notices detours, and gives hints on request. Pure. */
import {
  type Device,
  type Hold,
  type Input,
  type Instant,
  isIdle,
  type Text,
} from '../../thermostat/device/device'
import { durations } from '../../thermostat/device/knowledge'
import { announceScreen } from '../../thermostat/display/announce-kinds'
import { pictureOf } from '../../thermostat/display/picture-of'
import { HOLD_COST, tasks } from '../guidance/guidance'
import { isAtStepStart, rememberCompletedTask } from './demonstrating-phase'
import { hasHeldButtons, isSamePosition } from './device-queries'
import { currentTaskOf, type Done, type Practising, type TaskGuideState } from './guide-state'
import type { GuideTransition } from './guide-transition'
import { isPlan, nextTaskAfter } from './plan'
import { countPresses, timingOf } from './step-timing'

/**
 * The delay from the last press to the progress check. The check plans the way anew, which can take several
 * frames. Quick presses are about 120 ms apart, so only the last of them is checked.
 */
const PROGRESS_DELAY_MS = 150

/** Starts a practice from the device on which the task began. */
export function practise(transition: GuideTransition<TaskGuideState>): GuideTransition {
  const prepared = transition.stopDemonstrator().withGreyedReason(null).putBack().enterFreshDevice()
  const currentTask = { ...currentTaskOf(prepared.guide), mode: 'try' } as const
  const plan = prepared.plan()
  if (!isPlan(plan)) return prepared.enterImpossible(currentTask, plan)
  if (plan.steps.length === 0) return transition
  const { device } = prepared.timedDevice
  const practising: Practising = {
    ...currentTask,
    phase: 'practising',
    plan,
    presses: 0,
    isProgressChecked: true,
    checkedDevice: device,
    offCourse: null,
    hintCount: 0,
    isHelping: false,
    highlighted: [],
    start: device,
  }
  return prepared.enter(practising).report('tried')
}

/** Counts an input of the visitor, and stops the help. A press counts when the button comes up. */
export function handleVisitorInput(
  transition: GuideTransition<Practising>,
  input: Input,
  before: Device,
): GuideTransition {
  const free = stopHelp(transition)
  if (input.type === 'down') return free
  const presses =
    free.guide.presses +
    pressesOfInput(input) +
    pressesOfReleasedButtons(before, transition.timedDevice.device, input.at)
  return free.with({ presses, isProgressChecked: false })
}

/** Returns the number of presses that an input counts as, without the released buttons. */
function pressesOfInput({ type }: Input): number {
  if (type === 'hold') return HOLD_COST
  return ['up', 'release', 'surroundings', 'switch'].includes(type) ? 0 : 1
}

/** Returns the number of presses that end with the released buttons; a hold of two buttons counts as one hold. */
function pressesOfReleasedButtons(before: Device, after: Device, at: Instant): number {
  const isLong = (hold: Hold) => hold.repeats > 0 || at - hold.since >= durations.longPress
  const held = Object.values(after.holds).filter((hold) => hold !== null)
  const up = Object.values(before.holds).filter((hold) => hold !== null && !held.includes(hold))
  if (!up.some((hold) => hold && isLong(hold))) return up.length
  return held.some(isLong) ? 0 : HOLD_COST
}

export function stopHelp(transition: GuideTransition<Practising>): GuideTransition<Practising> {
  return transition.guide.isHelping
    ? highlightHint(transition.stopDemonstrator().with({ isHelping: false }))
    : transition
}

/** Highlights the button to press, from the second hint on. */
function highlightHint(transition: GuideTransition<Practising>): GuideTransition<Practising> {
  const { hintCount, plan } = transition.guide
  return transition.with({ highlighted: (hintCount === 2 && plan.steps[0]?.acts[0].buttons) || [] })
}

/** Finishes at the goal; otherwise checks the progress a moment after the last press. */
export function checkPractice(transition: GuideTransition<Practising>): GuideTransition {
  const { isProgressChecked, target } = transition.guide
  const { device } = transition.timedDevice
  if (hasHeldButtons(device)) return transition
  if (tasks[target.task].isDone(device, target.value)) return finish(transition)
  return isProgressChecked || !isIdle(device)
    ? transition
    : transition.withEffects({ type: 'wait', ms: PROGRESS_DELAY_MS })
}

function finish(transition: GuideTransition<Practising>): GuideTransition {
  const { guide } = transition
  const done: Done = {
    ...currentTaskOf(guide),
    phase: 'done',
    reachedBy: 'try',
    steps: [],
    presses: guide.presses + (guide.isHelping ? pressesOfNextStep(guide) : 0),
    fewestPresses: guide.plan.fewestPresses,
    sideEffects: [],
    start: guide.start,
    nextTask: nextTaskAfter(transition.timedDevice, guide),
  }
  return rememberCompletedTask(transition.stopDemonstrator().withGreyedReason(null).enter(done)).report(
    'reached',
  )
}

/** Plans the way anew. If more presses remain than before, the visitor is off course. */
export function updateProgress(transition: GuideTransition<Practising>): GuideTransition {
  const { guide, timedDevice } = transition
  if (guide.isProgressChecked || hasHeldButtons(timedDevice.device)) return transition
  const plan = transition.plan()
  if (!isPlan(plan)) return transition.stopDemonstrator().enterImpossible(guide, plan)
  const before = countPresses(guide.plan.steps)
  const left = countPresses(plan.steps)
  const isOffCourse = left > before || (guide.offCourse !== null && left === before)
  const [old] = guide.plan.steps
  const [next] = plan.steps
  // A hint stays while the step is the same.
  const isSame = old && next && isSamePosition(old.after.device, next.after.device)
  const checked = transition.with({
    plan: { ...guide.plan, steps: plan.steps },
    isProgressChecked: true,
    checkedDevice: timedDevice.device,
    offCourse: isOffCourse
      ? { displayText: summariseDisplay(guide.checkedDevice, timedDevice.device) }
      : null,
    hintCount: isSame ? guide.hintCount : 0,
  })
  return highlightHint(checked)
}

/** Returns the display's content in short: the focused line, the value, or the title. */
function summariseDisplay(before: Device, after: Device): Text | null {
  const picture = pictureOf(after)
  if (picture.body.kind === 'info') return picture.title
  return announceScreen(pictureOf(before), picture)[0] ?? null
}

/** Gives the next hint: the menu, then the button. After both, one step is performed for the visitor. */
export function giveHint(transition: GuideTransition<Practising>): GuideTransition {
  const { isHelping, hintCount } = transition.guide
  if (isHelping) return transition
  if (hintCount === 2) return transition.with({ isHelping: true }).withEffects({ type: 'wait-until-idle' })
  return highlightHint(transition.with({ hintCount: hintCount === 0 ? 1 : 2 }))
}

/** Performs one step for the visitor, from the current device. */
export function performHelp(transition: GuideTransition<Practising>): GuideTransition {
  if (!transition.guide.isHelping) return transition
  const [old] = transition.guide.plan.steps
  const updated = isAtStepStart(transition, old)
    ? transition
    : updateProgress(transition.with({ isProgressChecked: false }))
  if (!updated.isIn('practising')) return updated
  const { steps } = updated.guide.plan
  const timing = { ...timingOf(steps, updated.shared.speed), readMs: 0, lookMs: 0 }
  return updated.withEffects(...steps.slice(0, 1).map((step) => ({ type: 'perform', step, timing }) as const))
}

export function finishHelp(transition: GuideTransition<Practising>): GuideTransition {
  const { guide } = transition
  if (!guide.isHelping) return transition
  const presses = guide.presses + pressesOfNextStep(guide)
  return checkPractice(
    transition.with({ presses, hintCount: 0, isHelping: false, isProgressChecked: false, highlighted: [] }),
  )
}

/** Returns the number of presses of the next step. */
function pressesOfNextStep({ plan }: Practising): number {
  return countPresses(plan.steps.slice(0, 1))
}
