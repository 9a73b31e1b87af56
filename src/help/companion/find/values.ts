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

interface ValueClues {
  /** The switches in the query. */
  readonly switches: SwitchProbabilities
  /** Finds the value of a task whose phrases are like the query. */
  readonly phraseValueOf: (task: TaskId) => TaskValue | undefined
  /** Without a sure result, a task only has a value that was typed: a number with its unit. */
  readonly isSure: boolean
}

/**
 * Returns a function that adds the typed value to a task, or a typed number that is no value of the task. It takes the
 * value of the phrase that was typed exactly, if there is one.
 * @param translator for the visitor's language
 */
export function createValueFinder(
  query: string,
  { switches, phraseValueOf, isSure }: ValueClues,
  translator: Translator,
): (result: SearchResult, phraseValue: string | undefined) => SearchResult {
  const typedNumber = parseNumber(query)
  const number = isSure || typedNumber?.unit ? typedNumber : null
  const clearValueOf = (task: TaskId) =>
    switchOf(task, switches) ?? phraseValueOf(task) ?? namedValue(task, query, translator)
  return (result, phraseValue) => {
    // A topic is found by its own phrases.
    if (result.kind !== 'task' || result.value !== undefined) return result
    const value =
      (number && valueOfNumber(result.id, number, query)) ??
      parseValue(result.id, phraseValue ?? null) ??
      (isSure ? clearValueOf(result.id) : undefined)
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
/** A Finnish word for what is left behind: "lattia-anturista" is "from the floor sensor". */
const FROM = /\S{4,}st[aä](?!\S)/gi

/** Returns the named value that is wanted: the one after "to", if there is any, and not the one after "from". */
function namedValue(id: TaskId, query: string, translator: Translator): TaskValue | undefined {
  const { values } = tasks[id]
  if (!values || isRange(values) || hasUnit(id)) return undefined
  const named = values.map((value) => ({ value, words: wordsOfValue(id, value, translator) }))
  const typed = normalisedWords(query.replace(FROM, ''))
  const wanted = typed.slice(typed.findLastIndex((word) => TO.includes(word)) + 1)
  const all = normalisedWords(query)
  return [wanted, all].map((words) => mostNamed(named, words)).find(({ letters }) => letters > 0)?.value
}

interface NamedValue {
  readonly value: TaskValue
  readonly words: readonly string[]
}

/** Returns the value with most typed letters in its name, and their number; no value if others are named as well. */
function mostNamed(named: readonly NamedValue[], typed: readonly string[]) {
  const isShared = (word: string) => named.every(({ words }) => words.includes(word))
  const matched = named.map(({ value, words }) => {
    const own = words.filter((word) => !isShared(word))
    const letters = typed.map((word) => Math.max(0, ...own.map((one) => sharedLetters(word, one))))
    return { value, letters, sum: letters.reduce((sum, one) => sum + one, 0) }
  })
  const most = Math.max(...matched.map(({ sum }) => sum))
  const best = matched.find(({ sum }) => sum === most)
  // "Room with floor limit" also has the word of "room", but "Finnish" and "English" have none in common.
  const isClear = matched.every(
    (other) =>
      other === best || (other.sum < most && other.letters.every((found, at) => !found || best?.letters[at])),
  )
  return { letters: most, value: isClear ? best?.value : undefined }
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
  // The phrases tell switches: "on" means "is" in Finnish, and "av" also means "of" in Swedish.
  if (isSwitch(String(value))) return []
  const fullName = fullNames[value]
  const names = [
    String(value),
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
