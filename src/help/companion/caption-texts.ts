/** The caption's texts by phase: a sentence, and a secondary line below it. Pure. */
import type { Device, Text } from '../../thermostat/device/device'
import { adviceOf } from '../../thermostat/device/knowledge'
import { type TaskId, type TaskWithValue, tasks, textOfTaskValue, type WayStep } from '../guidance/guidance'
import { doneTextOf } from '../guidance/instructions/done-text'
import { hintsFor, mustLeaveGuideFirst } from '../guidance/instructions/hints'
import { sentenceOf } from '../guidance/instructions/sentence'
import {
  type CompanionState,
  type Demonstrating,
  type Done,
  type GuideState,
  isPlaying,
  type Practising,
} from './guide-state'
import { joinNames } from './join-names'

export interface CaptionTexts {
  readonly sentence: Text
  readonly secondary: Text | null
  /** The display's content, repeated in the caption because the live region announces the caption alone. */
  readonly displayText: Text | null
  /** The value of the hook `data-step`. */
  readonly step: string | undefined
}

/**
 * @param nameOf returns a task's name
 * @param notHeating the reason why the device does not heat now
 */
export function captionTexts(
  { guide, greyedReason }: CompanionState,
  nameOf: (task: TaskId) => string,
  notHeating: Text | null,
): CaptionTexts | null {
  if (greyedReason) return captionOf(greyedReason.why)
  switch (guide.phase) {
    case 'closed':
    case 'finding':
      return null
    case 'explaining':
      return captionOf(guide.scene?.sentence ?? guide.why)
    case 'impossible':
      return captionOf(guide.why)
    case 'ready': {
      const { steps, fewestPresses } = guide.plan
      const [first] = steps
      const aside = first
        ? (installationGuideText(first, guide.target) ?? pressesNeededText(fewestPresses))
        : 'guide.held'
      return captionOf(goalText(guide.target, nameOf), aside)
    }
    case 'demonstrating':
      return demonstrationCaption(guide, nameOf)
    case 'practising': {
      const shown = showsOffCourse(guide) ? (guide.offCourse?.displayText ?? null) : null
      return { ...captionOf(goalText(guide.target, nameOf), practiceText(guide)), displayText: shown }
    }
    case 'done': {
      const { task, value } = guide.target
      const why = heatingTasks.includes(task) ? notHeating : null
      return captionOf(
        doneTextOf(task, textOfTaskValue(task, value)),
        why ?? retryText(guide) ?? resultText(guide),
      )
    }
  }
}

const captionOf = (sentence: Text, aside: Text | null = null): CaptionTexts => ({
  sentence,
  secondary: aside,
  displayText: null,
  step: undefined,
})

function demonstrationCaption(guide: Demonstrating, nameOf: (task: TaskId) => string): CaptionTexts {
  const { status, target, stepIndex } = guide
  const { steps } = guide.plan
  // After a takeover the last step may not fit the screen that the visitor opened.
  if (status === 'taken-over') return captionOf(goalText(target, nameOf), 'guide.tookOver')
  const step = steps[Math.min(stepIndex, steps.length - 1)]
  if (!step) return captionOf(goalText(target, nameOf))
  const aside = status === 'confirming' ? 'guide.asks' : installationGuideText(step, target)
  const { number, total } = stepCountOf(guide)
  return { ...captionOf(sentenceOf(step), aside), step: `${number}/${total}` }
}

/** Tasks at whose end the reason for not heating is shown. */
const heatingTasks: readonly TaskId[] = ['change-temperature', 'turn-on']

/** Returns the reason why the device is on and does not heat, as the home screen shows it. */
export function notHeatingReason(device: Device): Text | null {
  return notHeatingAdvice.find((text) => text === adviceOf(device)) ?? null
}

const notHeatingAdvice: readonly Text[] = [
  'page.advice.faultHot',
  'page.advice.faultOff',
  'page.advice.drying',
]

function goalText({ task, value }: TaskWithValue, nameOf: (task: TaskId) => string): Text {
  const name = nameOf(task)
  const what: Text = { verbatim: name }
  if (value === '') return what
  // No colon after a question.
  if (name.endsWith('?')) return { id: 'say.value', values: { what, value: textOfTaskValue(task, value) } }
  return { id: 'guide.goal', values: { task: what, value: textOfTaskValue(task, value) } }
}

/** Returns a text that says that the first steps belong to the installation guide. */
function installationGuideText(step: WayStep, { task }: TaskWithValue): Text | null {
  return mustLeaveGuideFirst(step.before.device, tasks[task]) ? 'hint.guide' : null
}

/** Says "takes … presses": a bare number would read as an instruction. */
const pressesNeededText = (presses: number): Text => ({ id: 'guide.takes', values: { presses } })
const pressesText = (presses: number): Text => ({ id: 'page.presses', values: { presses } })

/** True if the caption says that the visitor is off course. A hint replaces this. */
const showsOffCourse = ({ hintCount, offCourse }: Practising) => offCourse !== null && hintCount === 0

function practiceText(guide: Practising): Text {
  const { plan, hintCount, presses, target } = guide
  const [first] = plan.steps
  if (hintCount > 0 && first) return hintsFor(first, tasks[target.task])[hintCount - 1] as Text
  if (showsOffCourse(guide)) return 'guide.away'
  return presses === 0 ? pressesNeededText(plan.fewestPresses) : { id: 'guide.soFar', values: { presses } }
}

/** Returns a warning: a practice after a demonstration restores the device, and ends what was started since. */
function retryText({ reachedBy, start, sideEffects, target }: Done): Text | null {
  if (reachedBy !== 'show') return null
  if (sideEffects.length === 0) return start && !tasks[target.task].onlyReads ? 'guide.tryUndoes' : null
  return { id: 'guide.tryEnds', values: { what: joinNames(sideEffects) } }
}

/** Returns the number of presses of a practice. */
function resultText({ reachedBy, presses, fewestPresses }: Done): Text | null {
  if (reachedBy === 'already') return 'guide.held'
  if (reachedBy !== 'try') return null
  // Taps on the display can be shorter than `fewestPresses`, which counts buttons alone.
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

/** Returns the texts to announce: in a demonstration its sentences, in a practice only what follows the goal. */
export function announcedTexts(companion: CompanionState, texts: CaptionTexts): readonly Text[] {
  const { guide, greyedReason } = companion
  if (!greyedReason && guide.phase === 'demonstrating' && isPlaying(guide)) return [texts.sentence]
  if (!greyedReason && guide.phase === 'practising' && guide.presses > 0)
    return guide.hintCount > 0 || guide.offCourse ? secondaryTexts(texts) : []
  // Not announced: it toggles with every press.
  const asides = secondaryTexts(texts).filter((text) => text !== 'guide.tryUndoes')
  return [texts.sentence, ...asides, ...stepText(guide, texts)]
}

function stepText(guide: GuideState, { step }: CaptionTexts): readonly Text[] {
  if (!step || guide.phase !== 'demonstrating' || guide.status === 'confirming') return []
  const { number, total } = stepCountOf(guide)
  return [{ id: 'guide.stepOf', values: { at: number, all: total } }]
}

/** Returns the number of the current step, at most the last, and of all steps. */
function stepCountOf({ stepIndex, plan }: Demonstrating): {
  readonly number: number
  readonly total: number
} {
  const all = plan.steps.length
  return { number: Math.min(stepIndex + 1, all), total: all }
}

/** Joins texts, with a full stop after each that has no end mark. */
export function joinSentences(texts: readonly string[]): string {
  return texts.reduce(
    (before, text) => (before ? `${before}${/[.?!…]$/.test(before) ? '' : '.'} ${text}` : text),
    '',
  )
}
