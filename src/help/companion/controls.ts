/** The caption's controls, in the order in which they are shown. Pure. */
import type { Button, Text } from '../../thermostat/device/device'
import { durations } from '../../thermostat/device/knowledge'
import { pause, play, skipBack, skipForward } from '../../thermostat/display/icon-data'
import { type Reason, type TaskId, tasks } from '../guidance/guidance'
import type { Command } from './action-button'
import type { CompanionCommand, CompanionEvent } from './events'
import { isQuestionAnswered } from './is-question-answered'
import {
  type CompanionState,
  type Demonstrating,
  type Done,
  type Explaining,
  isAwaitingDecision,
  isInSandbox,
  isPlaying,
  type Practising,
} from './phase-state'
import type { DemoSpeed } from './step-timing'

interface ControlAppearance {
  readonly text: Text
  /** The icon to draw in place of the text. */
  readonly icon?: string
  /** True for the action that most visitors want now. */
  readonly isMain?: boolean
  /** True for the controls of a demonstration, which must not look like the buttons of the device. */
  readonly isPlain?: boolean
  /** True for a control that is drawn smaller than the others. */
  readonly isSmall?: boolean
  /** True if a click does nothing; the control keeps its place and the focus. */
  readonly isDisabled?: boolean
}

export type Control = ControlAppearance &
  (
    | { readonly command: Extract<Command, CompanionCommand> | 'let-time-run' }
    | {
        readonly command: 'resume' | 'leave' | 'mend' | 'next' | 'faster' | 'diagnose'
        readonly event: CompanionEvent
      }
    | { readonly command: 'hold'; readonly buttons: readonly Button[] }
  )

/** Returns a task's name in the visitor's language. */
type TaskNameOf = (task: TaskId) => string

export function controlsOf(
  { phaseState, greyedReason, speed }: CompanionState,
  nameOf: TaskNameOf,
): readonly Control[] {
  if (greyedReason) return [...fixControls(greyedReason), dismiss]
  switch (phaseState.phase) {
    case 'closed':
    case 'finding':
    case 'diagnosing':
      return []
    case 'ready':
      return phaseState.plan.steps.length > 0 ? [show, letMeTry] : [show]
    case 'demonstrating':
      return isAwaitingDecision(phaseState.status) ? [resume, letMeTry] : playbackControls(phaseState, speed)
    case 'practising':
      return [
        { command: 'hint', text: phaseState.hasHint ? 'guide.hint.do' : 'guide.hint' },
        ...holdControls(phaseState),
        { command: 'show', text: 'guide.show' },
      ]
    case 'done':
      return doneControls(phaseState, nameOf)
    case 'explaining':
      return explainingControls(phaseState, nameOf)
    case 'impossible':
      return fixControls(phaseState)
  }
}

const show: Control = { command: 'show', text: 'guide.show', isMain: true }
const letMeTry: Control = { command: 'try', text: 'guide.try' }
const resume: Control = { command: 'resume', text: 'guide.resume', isMain: true }
// Reads "Continue", like `resume`, because the interrupted phase goes on.
const dismiss: Control = { command: 'resume', text: 'guide.resume', event: { type: 'dismiss' } }

function playbackControls(phaseState: Demonstrating, speed: DemoSpeed): readonly Control[] {
  const isDisabled = phaseState.snapshots[phaseState.stepIndex - 1] === undefined
  return [
    { command: 'step-back', text: 'guide.stepBack', icon: skipBack, isPlain: true, isDisabled },
    isPlaying(phaseState)
      ? { command: 'pause', text: 'guide.pause', icon: pause, isMain: true, isPlain: true }
      : { ...resume, icon: play, isPlain: true },
    { command: 'step', text: 'guide.step', icon: skipForward, isPlain: true },
    speed === 'fast'
      ? { command: 'faster', text: 'guide.slower', isSmall: true, event: { type: 'speed', speed: 'normal' } }
      : { command: 'faster', text: 'guide.faster', isSmall: true, event: { type: 'speed', speed: 'fast' } },
    letMeTry,
  ]
}

/** Controls for visitors who cannot hold a button of the device down. */
function holdControls({ hasHint, plan }: Practising): readonly Control[] {
  const act = plan.steps[0]?.acts[0]
  if (!hasHint || !act || act.holdMs < durations.longPress) return []
  const { buttons } = act
  if (buttons.length > 1) return [{ command: 'hold', text: 'legend.holdBoth', buttons }]
  return buttons[0] === 'confirm' ? [{ command: 'hold', text: 'legend.holdCentre', buttons }] : []
}

/**
 * The first control accepts the result: first *Keep*, then *Done*, which closes the companion. It is the main control,
 * except after a practice if there is a next task.
 */
function doneControls(phaseState: Done, nameOf: TaskNameOf): readonly Control[] {
  const { reachedBy } = phaseState
  if (isQuestionAnswered(phaseState)) return [{ ...done, isMain: true }]
  // A goal that was met from the start changed nothing: there is nothing to keep or to undo.
  const start = reachedBy === 'already' ? null : phaseState.start
  const isPractised = reachedBy === 'try'
  const nextTasks = nextTaskControls(phaseState, nameOf, isPractised)
  return [
    { ...(start ? keep : done), isMain: !isPractised || nextTasks.length === 0 },
    ...(start ? [putBack] : []),
    // Without `start`, a practice could not restore the device, and the goal would be met at once.
    ...(reachedBy === 'show' && start ? [yourTurn] : []),
    ...nextTasks,
  ]
}

const done: Control = { command: 'leave', text: 'guide.done', event: { type: 'close' } }
const keep: Control = { command: 'keep', text: 'guide.keep' }
const yourTurn: Control = { command: 'try', text: 'guide.tryNow' }
const putBack: Control = { command: 'put-back', text: 'guide.putBack' }

const askForSensor: Control = {
  command: 'diagnose',
  text: 'diagnosis.start',
  event: { type: 'diagnose', entry: 'which-sensor' },
}

function explainingControls(phaseState: Explaining, nameOf: TaskNameOf): readonly Control[] {
  const isSandbox = isInSandbox({ phaseState })
  // Fixes apply to the visitor's device, not to the sandbox.
  const fixes = isSandbox ? [] : fixControls(phaseState)
  const steps = phaseState.plan?.steps ?? []
  const canShow = !isSandbox && steps.length > 0
  const scene: Control = { command: 'let-time-run', text: isSandbox ? 'guide.again' : 'explain.see' }
  return [
    ...(phaseState.target.task === 'which-sensor' ? [askForSensor] : []),
    ...(canShow ? [show] : []),
    ...fixes,
    ...(tasks[phaseState.target.task].hasScene ? [scene] : []),
    ...(isSandbox || phaseState.start ? [putBack] : []),
    ...nextTaskControls(phaseState, nameOf, !canShow && phaseState.fixes.length === 0),
  ]
}

function fixControls({ fixes }: Reason): readonly Control[] {
  return fixes.map((fix) => ({ command: 'mend', text: fix.label, isMain: true, event: { type: 'fix', fix } }))
}

function nextTaskControls(
  { nextTask }: Done | Explaining,
  nameOf: TaskNameOf,
  isMain: boolean,
): readonly Control[] {
  if (!nextTask) return []
  const text: Text = { id: 'guide.next', values: { task: { verbatim: nameOf(nextTask.task) } } }
  return [{ command: 'next', text, isMain, event: { type: 'choose', ...nextTask } }]
}
