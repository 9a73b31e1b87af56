/** What the caption says in each state: a sentence, and a quieter line below it. Pure. */
import { adviceOf } from '../device/advice'
import type { Device, Text } from '../device/device'
import { type Step, type TaskId, tasks, valueText } from '../guidance/guidance'
import { doneText, hintsFor, isGuideFirst, sentenceOf } from '../guidance/telling/tell'
import { listed } from './listed'
import { allPresses } from './pace'
import type { Play, TaskTarget } from './play'

export interface CaptionTexts {
  readonly sentence: Text
  readonly aside: Text | null
  /** What the display says now: what is said of it would else take its place. */
  readonly shown: Text | null
  /** As the hook `data-step` says it. */
  readonly step: string | undefined
}

/**
 * @param nameOf what a task is called
 * @param cold why it does not heat now
 */
export function captionTexts(
  play: Play,
  nameOf: (task: TaskId) => string,
  cold: Text | null,
): CaptionTexts | null {
  const { aim, state, steps, at } = play
  if (state === 'explaining' || state === 'impossible')
    return play.why && { sentence: play.why, aside: null, shown: null, step: undefined }
  if (!aim) return null
  const goal = goalText(nameOf(aim.task), aim.task, play)
  const said = (sentence: Text, aside: Text | null) => ({ sentence, aside, shown: null, step: undefined })
  switch (state) {
    case 'showing':
    case 'paused': {
      // The step that was told last may have nothing to do with where the visitor went.
      if (play.tookOver) return said(goal, 'guide.tookOver')
      const step = steps[Math.min(at, steps.length - 1)]
      if (!step) return said(goal, null)
      const number = Math.min(at + 1, steps.length)
      const all = steps.length
      const aside = play.asks ? 'guide.asks' : guideText(step, aim)
      return { ...said(sentenceOf(step), aside), step: `${number}/${all}` }
    }
    case 'trying':
      return { ...said(goal, triedText(play)), shown: isToldAway(play) ? play.shown : null }
    case 'reached':
      return said(
        doneText(aim.task, valueText(aim.task, aim.value)),
        (toHeat.includes(aim.task) && cold) || undoneText(play) || reachedText(play),
      )
    case 'ready':
      return said(goal, play.held ? 'guide.held' : (guideText(steps[0], aim) ?? takesText(allPresses(steps))))
    default:
      return null
  }
}

/** Whoever wants it warm hears why it stays cold. */
const toHeat: readonly TaskId[] = ['change-temperature', 'turn-on']

/** Why home shows that it does not heat, although it is on. */
export function whyCold(device: Device): Text | null {
  return coldAdvice.find((text) => text === adviceOf(device)) ?? null
}

const coldAdvice: readonly Text[] = ['page.advice.faultHot', 'page.advice.faultOff', 'page.advice.drying']

function goalText(name: string, task: TaskId, { aim }: Play): Text {
  if (!aim || aim.value === '') return { verbatim: name }
  const what: Text = { verbatim: name }
  const value = valueText(task, aim.value)
  // A question needs no colon after it.
  if (name.endsWith('?')) return { id: 'say.value', values: { what, value } }
  return { id: 'guide.goal', values: { task: what, value } }
}

/** Nobody asked for the installation guide: it is said what these steps are for. */
function guideText(step: Step | undefined, { task }: TaskTarget): Text | null {
  return step && isGuideFirst(step.before.device, tasks[task]) ? 'hint.guide' : null
}

/** A bare count would read as an order to press so often. */
const takesText = (presses: number): Text => ({ id: 'guide.takes', values: { presses } })
const pressesText = (presses: number): Text => ({ id: 'page.presses', values: { presses } })

/** A hint says where to go, which is more than that one is off the way. */
const isToldAway = ({ hint, isAway }: Play) => isAway && hint === 0

function triedText(play: Play): Text {
  const { aim, steps, hint, presses } = play
  const [first] = steps
  if (hint > 0 && first && aim) return hintsFor(first, tasks[aim.task])[hint - 1] as Text
  if (isToldAway(play)) return 'guide.away'
  return presses === 0 ? takesText(play.fewest) : { id: 'guide.soFar', values: { presses } }
}

/** Whoever tries after a show begins where that began, and loses what it led to: that is said before. */
function undoneText({ aim, mode, held, mayPutBack, undoes }: Play): Text | null {
  if (mode !== 'show' || held) return null
  if (undoes.length === 0) return mayPutBack && aim && !tasks[aim.task].reads ? 'guide.tryUndoes' : null
  return { id: 'guide.tryEnds', values: { what: listed(undoes) } }
}

/** How many presses it took is the result of a try; after a show nobody asks. */
function reachedText({ mode, held, presses, fewest }: Play): Text | null {
  if (held) return 'guide.held'
  if (mode !== 'try') return null
  // By taps there are shorter ways than by the buttons.
  if (presses < fewest) return pressesText(presses)
  return { id: presses > fewest ? 'guide.reached' : 'guide.fewest', values: { presses, fewest } }
}

/** The quieter line: what the display says comes first. */
export function asideOf({ shown, aside }: CaptionTexts): readonly Text[] {
  return [shown, aside].filter((text) => text !== null)
}

/** What is said aloud: in a show its sentences alone, in steps also which one it is, while trying what is new below the goal. */
export function heardTexts(play: Play, texts: CaptionTexts): readonly Text[] {
  const { state, presses, hint, isAway } = play
  if (state === 'showing') return [texts.sentence]
  if (state === 'trying' && presses > 0) return hint > 0 || isAway ? asideOf(texts) : []
  // That trying begins anew is only seen: it comes and goes with what is pressed after a show.
  const asides = asideOf(texts).filter((text) => text !== 'guide.tryUndoes')
  return [texts.sentence, ...asides, ...stepText(play, texts)]
}

function stepText({ at, steps, asks }: Play, { step }: CaptionTexts): readonly Text[] {
  const all = steps.length
  return step && !asks ? [{ id: 'guide.stepOf', values: { at: Math.min(at + 1, all), all } }] : []
}

/** Texts one after another, each as a sentence of its own. */
export function inSentences(texts: readonly string[]): string {
  return texts.reduce(
    (before, text) => (before ? `${before}${/[.?!…]$/.test(before) ? '' : '.'} ${text}` : text),
    '',
  )
}
