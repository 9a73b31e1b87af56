/** Finds the value that phrases of one task stand for: a display that is too bright needs the screen saver `none`. */
import { parseValue, type TaskId, type TaskValue } from '../../guidance/guidance'
import type { Pause } from './phrase-counts'
import { combine, createPhraseIndex, type PhraseIndex } from './phrase-index'
import { type Phrases, splitKey } from './phrases'
import { isSwitch, PLAIN } from './switches'

/** An index for each task whose phrases have values that are no switches. */
export type ValueIndexes = ReadonlyMap<string, PhraseIndex>

export async function createValueIndexes(byKey: Phrases['byKey'], pause: Pause): Promise<ValueIndexes> {
  const indexes = new Map<string, PhraseIndex>()
  for (const key of Object.keys(byKey)) {
    const [task, value] = splitKey(key)
    if (!value || isSwitch(value) || indexes.has(task)) continue
    const own = Object.entries(byKey).filter(([key]) => splitKey(key)[0] === task)
    const nameOfValue = (key: string) => splitKey(key)[1] ?? PLAIN
    indexes.set(task, await createPhraseIndex(Object.fromEntries(own), nameOfValue, pause))
  }
  return indexes
}

/** How much more probable a value must be than any other, and than none. */
const CLEARLY = 2

/** @param languages the indexes of each language */
export function valueInPhrases(
  task: TaskId,
  text: string,
  languages: readonly ValueIndexes[],
): TaskValue | undefined {
  const indexes = languages.flatMap((byTask) => byTask.get(task) ?? [])
  const rated = [...combine(indexes, text)].sort(([, one], [, other]) => other - one)
  const [[value, probability] = [PLAIN, 0], [, next] = [PLAIN, 0]] = rated
  return probability > next * CLEARLY && value !== PLAIN ? parseValue(task, value) : undefined
}
