/** Finds the value of a task in typed text: a number, "warmer", "off", or the name of a value such as "Finnish". */
import { normalisedWords } from '../../../common/texts/normalised-words'
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import type { TextId } from '../../../thermostat/device/device'
import {
  isRange,
  parseValue,
  type TaskId,
  type TaskValue,
  tasks,
  textOfTaskValue,
} from '../../guidance/guidance'
import { hasUnit, invalidInputFor, valueOfNumber } from './number-values'
import type { SearchResult } from './search-result'
import { isSwitch, type SwitchProbabilities, switchNames } from './switches'
import { parseNumber } from './typed-numbers'

/** How much more probable a switch must be than any other, and than none. */
const CLEARLY = 3

/**
 * Returns a function that adds the typed value to a task, or a typed number that is no value of the task. It takes the
 * value of the phrase that was typed exactly, if there is one.
 * @param switches those in the query
 * @param phraseValueOf finds the value of a task whose phrases are like the query
 * @param translator for the visitor's language
 */
export function createValueFinder(
  query: string,
  switches: SwitchProbabilities,
  phraseValueOf: (task: TaskId) => TaskValue | undefined,
  translator: Translator,
): (result: SearchResult, phraseValue: string | undefined) => SearchResult {
  const number = parseNumber(query)
  const words = normalisedWords(query)
  return (result, phraseValue) => {
    // A topic is found by its own phrases.
    if (result.kind !== 'task' || result.value !== undefined) return result
    const value =
      (number && valueOfNumber(result.id, number, query)) ??
      parseValue(result.id, phraseValue ?? null) ??
      switchOf(result.id, switches) ??
      namedValue(result.id, words, translator) ??
      phraseValueOf(result.id)
    return value === undefined ? { ...result, ...invalidInputFor(result.id, number) } : { ...result, value }
  }
}

/** Returns `warmer`, `cooler`, `on` or `off` if the task has that value and the text asks for it. */
function switchOf(id: TaskId, probabilities: SwitchProbabilities): TaskValue | undefined {
  const { values, directions = [] } = tasks[id]
  const possible: readonly TaskValue[] = values && !isRange(values) ? values : directions
  // Compared with each other and with phrases without one, but not with switches that this task does not have.
  const candidates = switchNames.filter((one) => possible.includes(one))
  return candidates.find((one) =>
    [...candidates, 'plain' as const].every(
      (other) => other === one || probabilities[one] > probabilities[other] * CLEARLY,
    ),
  )
}

/** The full names of values that the display abbreviates. */
const fullNames: Readonly<Partial<Record<TaskValue, TextId>>> = {
  mac: 'guide.find.mac',
  wmbusKey: 'guide.find.meterKey',
}

/** Words before the wanted value, normalised: "from room to floor", "von … auf …". */
const TO: readonly string[] = ['to', 'into', 'til', 'auf', 'zu', 'zum', 'zur', 'nach']
/** The ending of a Finnish word for what is left behind: "huoneanturista" is "from the room sensor". */
const FROM_ENDING = /^.{4,}sta$/

/** Returns the named value that is wanted: the one after "to", if there is any, and not the one after "from". */
function namedValue(id: TaskId, typed: readonly string[], translator: Translator): TaskValue | undefined {
  const { values } = tasks[id]
  if (!values || isRange(values) || hasUnit(id)) return undefined
  const named = values.map((value) => ({ value, words: wordsOfValue(id, value, translator) }))
  const wanted = typed
    .slice(typed.findLastIndex((word) => TO.includes(word)) + 1)
    .filter((word) => !FROM_ENDING.test(word))
  return [wanted, typed].map((words) => mostNamed(named, words)).find(({ letters }) => letters > 0)?.value
}

interface NamedValue {
  readonly value: TaskValue
  readonly words: readonly string[]
}

/** Returns the value with most typed letters in its name, and their number; no value if there is more than one. */
function mostNamed(named: readonly NamedValue[], typed: readonly string[]) {
  const isShared = (word: string) => named.every(({ words }) => words.includes(word))
  const matched = named.map(({ value, words }) => {
    const own = words.filter((word) => !isShared(word))
    const letters = typed.map((word) => Math.max(0, ...own.map((one) => sharedLetters(word, one))))
    return { value, letters: letters.reduce((sum, one) => sum + one, 0) }
  })
  const most = Math.max(...matched.map(({ letters }) => letters))
  const [best, other] = matched.filter(({ letters }) => letters === most)
  return { letters: most, value: other ? undefined : best?.value }
}

/** The letters of a word that is a form of another one; 0 for another word. */
const sharedLetters = (typed: string, word: string) =>
  isForm(typed, word) ? Math.min(typed.length, word.length) : 0

/** True for the same word, and for a long word with another ending: "ruotsiksi" is a form of "ruotsi". */
function isForm(typed: string, word: string): boolean {
  const MIN_LENGTH = 4
  if (typed === word) return true
  return (
    (typed.length >= MIN_LENGTH && word.startsWith(typed)) ||
    (word.length >= MIN_LENGTH && typed.startsWith(word))
  )
}

/** The words of a value's names: on the display, written out, and for a language also in the visitor's language. */
function wordsOfValue(id: TaskId, value: TaskValue, translator: Translator): readonly string[] {
  const fullName = fullNames[value]
  const names = [
    // The phrases tell switches; in Finnish, "on" means "is".
    ...(isSwitch(String(value)) ? [] : [String(value)]),
    translate(textOfTaskValue(id, value), translator),
    ...(fullName ? [translator.message(fullName)] : []),
    ...(id === 'change-language'
      ? ['en', translator.language].map((language) => languageName(value, language))
      : []),
  ]
  return [...new Set(names.flatMap(normalisedWords))]
}

function languageName(value: TaskValue, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(String(value)) ?? ''
}
