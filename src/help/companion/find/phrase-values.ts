/** Finds the value that phrases of one task stand for: a display that is too bright needs the screen saver `none`. */
import { parseValue, type TaskId, type TaskValue } from '../../guidance/guidance'
import { createPhraseIndex, type LabelledPhrase, type PhraseIndex } from './phrase-index'
import { type Phrases, splitKey } from './phrases'
import { isSwitch, PLAIN } from './switches'

/** How much more probable a value must be than any other, and than none. */
const CLEARLY = 3

/** Returns a function that finds the value of a task in a text. It leaves switches to the phrases of all tasks together. */
export function createPhraseValueFinder(
  phrases: readonly Phrases[],
): (task: TaskId, text: string) => TaskValue | undefined {
  const entries = phrases
    .flatMap(({ byKey }) => Object.entries(byKey))
    .map(([key, list]) => [...splitKey(key), list] as const)
  const valued = new Set(entries.flatMap(([label, value]) => (value && !isSwitch(value) ? [label] : [])))
  const phrasesOf = (task: TaskId): readonly LabelledPhrase[] =>
    entries.flatMap(([label, value = PLAIN, list]) =>
      label === task ? list.map((phrase) => ({ phrase, labels: [value] })) : [],
    )
  /** Built when a task is first found. */
  const indexes = new Map<TaskId, PhraseIndex>()
  return (task, text) => {
    if (!valued.has(task)) return undefined
    const index = indexes.get(task) ?? createPhraseIndex(phrasesOf(task))
    indexes.set(task, index)
    const rated = index
      .probabilitiesOf(text)
      .map((probability, at) => ({ probability, value: index.labels[at] }))
    const [best, next] = rated.sort((one, other) => other.probability - one.probability)
    const isClear = best && best.probability > (next?.probability ?? 0) * CLEARLY
    return isClear && best.value !== PLAIN ? parseValue(task, best.value ?? null) : undefined
  }
}
