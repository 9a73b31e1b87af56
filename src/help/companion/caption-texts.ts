/** The texts of the caption in each state: a sentence, and a quieter line below it. Pure. */
import type { Device, Text } from '../../thermostat/device/device'
import { adviceOf } from '../../thermostat/device/knowledge'
import { type TaskId, type TaskTarget, tasks, valueText, type WayStep } from '../guidance/guidance'
import { doneText } from '../guidance/instructions/done-text'
import { hintsFor, isGuideFirst } from '../guidance/instructions/hints'
import { sentenceOf } from '../guidance/instructions/sentence'
import {
  type Companion,
  type Demonstrating,
  type Done,
  type GuideState,
  isPressing,
  type Practising,
} from './guide-state'
import { joinNames } from './join-names'

export interface CaptionTexts {
  readonly sentence: Text
  readonly aside: Text | null
  /** The display's own words; the live region would announce them in place of the caption. */
  readonly shown: Text | null
  /** As the hook `data-step` says it. */
  readonly step: string | undefined
}

/**
 * @param nameOf the name of a task
 * @param cold why it does not heat now
 */
export function captionTexts(
  { guide, greyedReason }: Companion,
  nameOf: (task: TaskId) => string,
  cold: Text | null,
): CaptionTexts | null {
  if (greyedReason) return said(greyedReason.why)
  switch (guide.phase) {
    case 'closed':
    case 'finding':
      return null
    case 'explaining':
      return said(guide.scene?.says ?? guide.why)
    case 'impossible':
      return said(guide.why)
    case 'ready': {
      const { steps, fewest } = guide.plan
      const [first] = steps
      const aside = first ? (guideText(first, guide.target) ?? takesText(fewest)) : 'guide.held'
      return said(goalText(guide.target, nameOf), aside)
    }
    case 'demonstrating':
      return demonstrated(guide, nameOf)
    case 'practising': {
      const shown = isToldAway(guide) ? (guide.offCourse?.shown ?? null) : null
      return { ...said(goalText(guide.target, nameOf), triedText(guide)), shown }
    }
    case 'done': {
      const { task, value } = guide.target
      const why = toHeat.includes(task) ? cold : null
      return said(doneText(task, valueText(task, value)), why ?? undoneText(guide) ?? reachedText(guide))
    }
  }
}

const said = (sentence: Text, aside: Text | null = null): CaptionTexts => ({
  sentence,
  aside,
  shown: null,
  step: undefined,
})

function demonstrated(guide: Demonstrating, nameOf: (task: TaskId) => string): CaptionTexts {
  const { status, target, stepIndex } = guide
  const { steps } = guide.plan
  // The step that was told last may have nothing to do with where the visitor went.
  if (status === 'taken-over') return said(goalText(target, nameOf), 'guide.tookOver')
  const step = steps[Math.min(stepIndex, steps.length - 1)]
  if (!step) return said(goalText(target, nameOf))
  const aside = status === 'confirming' ? 'guide.asks' : guideText(step, target)
  const { number, all } = countOf(guide)
  return { ...said(sentenceOf(step), aside), step: `${number}/${all}` }
}

/** Tasks that end with the reason why it stays cold. */
const toHeat: readonly TaskId[] = ['change-temperature', 'turn-on']

/** Why home shows that it does not heat, although it is on. */
export function whyCold(device: Device): Text | null {
  return coldAdvice.find((text) => text === adviceOf(device)) ?? null
}

const coldAdvice: readonly Text[] = ['page.advice.faultHot', 'page.advice.faultOff', 'page.advice.drying']

function goalText({ task, value }: TaskTarget, nameOf: (task: TaskId) => string): Text {
  const name = nameOf(task)
  const what: Text = { verbatim: name }
  if (value === '') return what
  // A question needs no colon after it.
  if (name.endsWith('?')) return { id: 'say.value', values: { what, value: valueText(task, value) } }
  return { id: 'guide.goal', values: { task: what, value: valueText(task, value) } }
}

/** Names the installation guide, which nobody asked for, as what these steps are for. */
function guideText(step: WayStep, { task }: TaskTarget): Text | null {
  return isGuideFirst(step.before.device, tasks[task]) ? 'hint.guide' : null
}

/** A bare count would read as an order to press so often. */
const takesText = (presses: number): Text => ({ id: 'guide.takes', values: { presses } })
const pressesText = (presses: number): Text => ({ id: 'page.presses', values: { presses } })

/** A hint says where to go, which is more than that one is off the way. */
const isToldAway = ({ hint, offCourse }: Practising) => offCourse !== null && hint === 0

function triedText(guide: Practising): Text {
  const { plan, hint, presses, target } = guide
  const [first] = plan.steps
  if (hint > 0 && first) return hintsFor(first, tasks[target.task])[hint - 1] as Text
  if (isToldAway(guide)) return 'guide.away'
  return presses === 0 ? takesText(plan.fewest) : { id: 'guide.soFar', values: { presses } }
}

/** A practice after a demonstration begins where that began, and loses what it led to: that is said before. */
function undoneText({ reachedBy, start, sideEffects, target }: Done): Text | null {
  if (reachedBy !== 'show') return null
  if (sideEffects.length === 0) return start && !tasks[target.task].onlyReads ? 'guide.tryUndoes' : null
  return { id: 'guide.tryEnds', values: { what: joinNames(sideEffects) } }
}

/** The number of presses is the result of a practice; after a demonstration nobody asks. */
function reachedText({ reachedBy, presses, fewest }: Done): Text | null {
  if (reachedBy === 'already') return 'guide.held'
  if (reachedBy !== 'try') return null
  // By taps there are shorter ways than by the buttons.
  if (presses < fewest) return pressesText(presses)
  return { id: presses > fewest ? 'guide.reached' : 'guide.fewest', values: { presses, fewest } }
}

/** The quieter line: what the display says comes first. */
export function asideOf({ shown, aside }: CaptionTexts): readonly Text[] {
  return [shown, aside].filter((text) => text !== null)
}

/** Returns what is announced: in a demonstration its sentences alone, in a practice only what is new below the goal. */
export function announcedTexts(companion: Companion, texts: CaptionTexts): readonly Text[] {
  const { guide, greyedReason } = companion
  if (!greyedReason && guide.phase === 'demonstrating' && isPressing(guide)) return [texts.sentence]
  if (!greyedReason && guide.phase === 'practising' && guide.presses > 0)
    return guide.hint > 0 || guide.offCourse ? asideOf(texts) : []
  // Not announced: it toggles with every press.
  const asides = asideOf(texts).filter((text) => text !== 'guide.tryUndoes')
  return [texts.sentence, ...asides, ...stepText(guide, texts)]
}

function stepText(guide: GuideState, { step }: CaptionTexts): readonly Text[] {
  if (!step || guide.phase !== 'demonstrating' || guide.status === 'confirming') return []
  const { number, all } = countOf(guide)
  return [{ id: 'guide.stepOf', values: { at: number, all } }]
}

/** Returns the number of the step in hand, or of the last one, and of all steps. */
function countOf({ stepIndex, plan }: Demonstrating): { readonly number: number; readonly all: number } {
  const all = plan.steps.length
  return { number: Math.min(stepIndex + 1, all), all }
}

/** Texts one after another, each as a sentence of its own. */
export function joinSentences(texts: readonly string[]): string {
  return texts.reduce(
    (before, text) => (before ? `${before}${/[.?!…]$/.test(before) ? '' : '.'} ${text}` : text),
    '',
  )
}
