/** Finds the value that phrases of one task stand for: a display that is too bright needs the screen saver `none`. */
import { parseValue, type TaskId, type TaskValue } from '../../guidance/guidance'
import type { IndexedPhrases } from './phrase-counts'
import { combine, createPhraseIndex, type PhraseIndex } from './phrase-index'
import { labelOf, splitKey } from './phrases'
import { isSwitch, PLAIN } from './switches'

/** An index for each task whose phrases have values that are no switches. */
export type ValueIndexes = ReadonlyMap<string, PhraseIndex>

export function createValueIndexes(phrases: IndexedPhrases, keys: readonly string[]): ValueIndexes {
  const withoutTopics = keys.filter((key) => labelOf(key) !== key)
  const valued = withoutTopics.map(splitKey).filter(([, value]) => value && !isSwitch(value))
  const tasks = new Set(valued.map(([task]) => task))
  const indexOf = (valuedTask: string) =>
    createPhraseIndex(phrases, (key) => {
      const [task, value = PLAIN] = splitKey(key)
      return task === valuedTask ? value : undefined
    })
  return new Map([...tasks].map((task) => [task, indexOf(task)]))
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
