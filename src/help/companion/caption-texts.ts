/** The caption's texts by phase: a sentence, and a secondary line below it. Pure. */
import type { Device, Text } from '../../thermostat/device/device'
import { adviceOf } from '../../thermostat/device/knowledge'
import { isAskedByGuide, type TaskId, type TaskWithValue, tasks, textOfTaskValue } from '../guidance/guidance'
import { doneTextOf } from '../guidance/instructions/done-text'
import { goalOf } from '../guidance/instructions/goal'
import { sentenceOf } from '../guidance/instructions/sentence'
import { joinNames } from './join-names'
import {
  type CompanionState,
  type CurrentTask,
  type Demonstrating,
  type Done,
  isAwaitingDecision,
  isPlaying,
  type PhaseState,
  type Practising,
  type Ready,
} from './phase-state'
import { rightPressesOf } from './practising-phase'

export interface CaptionTexts {
  readonly sentence: Text
  readonly secondary: Text | null
  /** The display's content, while the visitor is off course. The caption's announcement replaces the display's own. */
  readonly displayText: Text | null
  /** True if the panel has the sentence, too: the task's title, or in a practice the goal of the step. */
  readonly isInPanel: boolean
  /** The task's title, announced before the first goal of a practice. */
  readonly title: Text | null
  /** The value of the hook `data-step`, such as "2/5". */
  readonly stepLabel: string | undefined
}

/**
 * @param nameOf returns a task's name in the visitor's language
 * @param notHeating the result of `notHeatingReason`
 */
export function captionTexts(
  { phaseState, greyedReason }: CompanionState,
  nameOf: (task: TaskId) => string,
  notHeating: Text | null,
): CaptionTexts | null {
  // The answer to "Why is this greyed out?" replaces the caption of the phase.
  if (greyedReason) return captionOf(greyedReason.why)
  switch (phaseState.phase) {
    case 'closed':
    case 'finding':
    case 'diagnosing':
      return null
    case 'explaining':
      return captionOf(phaseState.scene?.sentence ?? phaseState.why)
    case 'impossible':
      return captionOf(phaseState.why)
    case 'ready': {
      const { steps, fewestPresses } = phaseState.plan
      const secondary =
        steps.length > 0
          ? (installationGuideText(phaseState) ?? pressesNeededText(fewestPresses))
          : 'guide.held'
      // The value is in the panel, where it can be changed.
      return { ...captionOf(goalText(phaseState.target, nameOf), secondary), isInPanel: true }
    }
    case 'demonstrating':
      return demonstrationCaption(phaseState, nameOf)
    case 'practising':
      return practiceCaption(phaseState, nameOf)
    case 'done': {
      const { task, value } = phaseState.target
      const why = heatingTasks.includes(task) ? notHeating : null
      return captionOf(
        doneTextOf(task, textOfTaskValue(task, value)),
        why ?? practiceWarning(phaseState) ?? resultText(phaseState),
      )
    }
  }
}

const captionOf = (sentence: Text, secondary: Text | null = null): CaptionTexts => ({
  sentence,
  secondary,
  displayText: null,
  isInPanel: false,
  title: null,
  stepLabel: undefined,
})

function goalCaption(
  { target }: CurrentTask,
  nameOf: (task: TaskId) => string,
  secondary: Text | null,
): CaptionTexts {
  return { ...captionOf(goalText(target, nameOf), secondary), isInPanel: target.value === '' }
}

function demonstrationCaption(phaseState: Demonstrating, nameOf: (task: TaskId) => string): CaptionTexts {
  const { status, target, stepIndex } = phaseState
  const { steps } = phaseState.plan
  // After a takeover, the last step may not match the screen that the visitor opened.
  if (status === 'taken-over') return goalCaption(phaseState, nameOf, 'guide.tookOver')
  const step = steps[Math.min(stepIndex, steps.length - 1)]
  if (!step) return captionOf(goalText(target, nameOf))
  const rest = steps.slice(steps.indexOf(step))
  const guideNote = isAskedByGuide(rest, target) ? 'hint.guideAsks' : null
  const secondary = status === 'confirming' ? 'guide.asks' : guideNote
  const { number, total } = stepCountOf(phaseState)
  const stepLabel = `${number}/${total}`
  return { ...captionOf(sentenceOf(step), secondary), stepLabel }
}

/** Tasks after which the caption explains why the device does not heat. */
const heatingTasks: readonly TaskId[] = ['change-temperature', 'turn-on']

/** Returns the page's advice if it is about a fault or a drying that stops the heating; null otherwise. */
export function notHeatingReason(device: Device): Text | null {
  return notHeatingReasons.find((text) => text === adviceOf(device)) ?? null
}

const notHeatingReasons: readonly Text[] = [
  'page.advice.faultHot',
  'page.advice.faultOff',
  'page.advice.drying',
]

/** Returns the name of a task with its value. */
export function goalText({ task, value }: TaskWithValue, nameOf: (task: TaskId) => string): Text {
  const name = nameOf(task)
  const taskText: Text = { verbatim: name }
  const hasValue = value !== ''
  if (!hasValue) return taskText
  // A question has no colon after it.
  if (name.endsWith('?'))
    return { id: 'say.value', values: { what: taskText, value: textOfTaskValue(task, value) } }
  return { id: 'guide.goal', values: { task: taskText, value: textOfTaskValue(task, value) } }
}

/** Returns a note for a device in the installation guide; null if the guide makes no difference to the task. */
function installationGuideText({ plan, target }: Ready): Text | null {
  if (plan.endsGuide) return 'hint.guide'
  return isAskedByGuide(plan.steps, target) ? 'hint.guideAsks' : null
}

/** Returns "takes … presses"; without the verb, it would read as an instruction. */
const pressesNeededText = (presses: number): Text => ({ id: 'guide.takes', values: { presses } })
const pressesText = (presses: number): Text => ({ id: 'page.presses', values: { presses } })

/** In a practice the sentence is the goal of the step, without its buttons, or the hint that the visitor asked for. */
function practiceCaption(phaseState: Practising, nameOf: (task: TaskId) => string): CaptionTexts {
  const { plan, hasHint, presses, target } = phaseState
  const [first] = plan.steps
  const title = goalText(target, nameOf)
  if (hasHint && first) return captionOf(sentenceOf(first))
  return {
    ...captionOf(first ? goalOf(first) : title, practiceText(phaseState)),
    isInPanel: true,
    title: presses === 0 ? title : null,
    displayText: phaseState.offCourse?.displayText ?? null,
  }
}

function practiceText(phaseState: Practising): Text {
  if (phaseState.offCourse) return 'guide.away'
  return rightPressesOf(phaseState) > 0 ? 'guide.onTrack' : pressesNeededText(phaseState.plan.fewestPresses)
}

/** Warns that a practice after this demonstration first restores the device, which can end programs started since. */
function practiceWarning({ reachedBy, start, sideEffects, target }: Done): Text | null {
  // A practice after *Keep* does not restore the device.
  if (reachedBy !== 'show' || !start) return null
  if (sideEffects.length === 0) return tasks[target.task].onlyReads ? null : 'guide.tryUndoes'
  return { id: 'guide.tryEnds', values: { what: joinNames(sideEffects) } }
}

/** Returns the number of presses of a practice, or a note that the goal was already met. */
function resultText({ reachedBy, presses, fewestPresses }: Done): Text | null {
  if (reachedBy === 'already') return 'guide.held'
  if (reachedBy !== 'try') return null
  // Visitors who tap the display can need fewer than `fewestPresses`, which counts only buttons.
  if (presses < fewestPresses) return pressesText(presses)
  return {
    id: presses > fewestPresses ? 'guide.reached' : 'guide.fewest',
    values: { presses, fewest: fewestPresses },
  }
}

/** Returns the secondary line's texts, the display's content first. */
export function secondaryTexts({ displayText, secondary }: CaptionTexts): readonly Text[] {
  return [displayText, secondary].filter((text) => text !== null)
}

/**
 * Returns the texts to announce. While a demonstration plays, this is only the sentence. In a practice, the goal of the
 * next step, or a hint, comes last; after the first press, only a note that the visitor is off course comes before it.
 */
export function announcedTexts(state: CompanionState, texts: CaptionTexts): readonly Text[] {
  const { phaseState, greyedReason } = state
  if (!greyedReason && phaseState.phase === 'demonstrating' && isPlaying(phaseState)) return [texts.sentence]
  if (!greyedReason && phaseState.phase === 'practising') {
    const isNews = phaseState.presses === 0 || phaseState.offCourse !== null
    const news = isNews ? secondaryTexts(texts) : []
    return [...(texts.title ? [texts.title] : []), ...news, texts.sentence]
  }
  // `guide.tryUndoes` is not announced, because the visitor's presses can replace it by `guide.tryEnds`, and bring it
  // back.
  const secondary = secondaryTexts(texts).filter((text) => text !== 'guide.tryUndoes')
  return [texts.sentence, ...secondary, ...stepText(phaseState, texts)]
}

function stepText(phaseState: PhaseState, { stepLabel }: CaptionTexts): readonly Text[] {
  if (!stepLabel || phaseState.phase !== 'demonstrating' || phaseState.status === 'confirming') return []
  const { number, total } = stepCountOf(phaseState)
  return [{ id: 'guide.stepOf', values: { at: number, all: total } }]
}

/** Returns the number of the current step (at the end, of the last one), and the number of all steps. */
function stepCountOf({ stepIndex, plan }: Demonstrating): {
  readonly number: number
  readonly total: number
} {
  const total = plan.steps.length
  return { number: Math.min(stepIndex + 1, total), total }
}

/** The presses of a step that can be told apart at a glance. */
const MAX_STEP_DOTS = 8

/** Returns the presses of the current step of a demonstration; null if it is a single one, a hold or too many. */
export function stepPressesOf({
  phaseState,
  greyedReason,
}: CompanionState): { readonly total: number; readonly done: number } | null {
  if (greyedReason || phaseState.phase !== 'demonstrating' || isAwaitingDecision(phaseState.status))
    return null
  const acts = phaseState.plan.steps[phaseState.stepIndex]?.acts ?? []
  if (acts.some(({ holdMs }) => holdMs > 0)) return null
  const total = acts.reduce((sum, { times }) => sum + times, 0)
  return total > 1 && total <= MAX_STEP_DOTS ? { total, done: phaseState.stepPresses } : null
}

/** Joins texts. Adds a full stop between them where a text has no punctuation mark at its end. */
export function joinSentences(texts: readonly string[]): string {
  return texts.reduce(
    (before, text) => (before ? `${before}${/[.?!…]$/.test(before) ? '' : '.'} ${text}` : text),
    '',
  )
}

/** The letters of the sentence on one line of the narrowest phone, and of the smaller secondary line on one. */
const SENTENCE_LINE = 44
const SECONDARY_LINE = 50

/**
 * True if the two texts below each other would need more than three lines on a phone. The page then sets them one after
 * the other, in the smaller type.
 */
export function isDense(sentence: string, secondary: string): boolean {
  const sentenceLines = Math.ceil(sentence.length / SENTENCE_LINE)
  return sentenceLines + Math.ceil(secondary.length / SECONDARY_LINE) > 3
}
