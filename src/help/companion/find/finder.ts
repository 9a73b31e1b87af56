/** Finds tasks, screens and places for typed text, by the phrases that people type for them. */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { isTaskId, type TaskId } from '../../guidance/guidance'
import { type PlaceId, placeIds } from '../places'
import { createDangerDetector, type DangerWords } from './danger'
import { languageIndexOf } from './language-index'
import { taskOfNumber } from './number-values'
import { createOpeningRemover } from './openings'
import type { Pause } from './phrase-counts'
import { combine } from './phrase-index'
import { valueInPhrases } from './phrase-values'
import { DANGER, labelOf, NONE, type Phrases, splitKey } from './phrases'
import { screensTitled } from './screens'
import type { SearchResult, SearchResults } from './search-result'
import { correctTypos, familiarShareOf, shareOfLetters } from './spelling'
import { sharePairs, switchesIn, withoutOpposites } from './switches'
import { parseNumber } from './typed-numbers'
import { createValueFinder } from './values'

export type Finder = (query: string) => SearchResults

/** What is typed beyond this many letters is ignored, so that a pasted text does not make the page slow. */
const MAX_LETTERS = 300

const AT_MOST = 8
/**
 * The lowest probability of a result, as a share of the best one: with less, "turn it off in summer" also offers to
 * turn summer time off.
 */
const WORTH = 0.03
/**
 * The lowest probability of a first result that fits well, less for typed words that no language knows. Otherwise only the
 * `NEAREST` results are given.
 */
const SURE = 0.65
const NEAREST = 3
/** The share of the probability below which the best result is a guess. */
const GUESS = 0.015
/** The share of letters in familiar words or parts of words below which any result is a guess. */
const FAMILIAR = 0.5
/** The probability from which a text of several words describes a danger although it has none of a danger's words. */
const DANGEROUS = 0.8
/** The probability from which a text has nothing to do with the thermostat. */
const UNRELATED = 0.6

/**
 * @param translator for the visitor's language
 * @param phrases those of the visitor's language first, then of other languages that the finder understands
 */
export async function createFinder(
  translator: Translator,
  phrases: readonly Phrases[],
  pause: Pause,
): Promise<Finder> {
  const indexes = await Promise.all(phrases.map((one) => languageIndexOf(one, pause)))
  const languages = indexes.map(({ results }) => results)
  const wordLists = languages.map(({ words }) => words)
  const switchModels = indexes.map(({ switches }) => switches)
  const valueIndexes = indexes.map(({ values }) => values)
  const dangerWordsIn = createDangerDetector(
    phrases,
    (word) => wordLists[0]?.hasWord(word) ?? false,
    (word) => wordLists.some(({ hasWord }) => hasWord(word)),
  )
  const withoutOpening = createOpeningRemover(phrases.flatMap(({ openings }) => openings))
  return (text) => {
    const typed = text.slice(0, MAX_LETTERS)
    const corrected = correctTypos(typed, wordLists)
    const query = withoutOpening(corrected)
    const switches = switchesIn(query, switchModels)
    const probabilities = sharePairs(combine(languages, query), switches)
    const probabilityOf = (label: string | undefined) => probabilities.get(label ?? NONE) ?? 0
    const labels = withoutOpposites(rank(probabilities), switches)
    // The whole text last, because its value counts.
    const typedKeys = [query, corrected].flatMap((one) => languages.flatMap(({ keysOf }) => keysOf(one)))
    const keys = new Map(typedKeys.map((key) => [labelOf(key), splitKey(key)[1]]))
    const exact = labels.filter((label) => keys.has(label))
    const number = taskOfLoneNumber(query)
    const fitting = number ? [number, ...exact] : exact
    const best = probabilityOf(labels[0])
    const isFamiliar = wordLists.some((words) => familiarShareOf(query, words) >= FAMILIAR)
    const isRelated = !keys.has(NONE) && probabilityOf(NONE) <= UNRELATED
    const known = shareOfLetters(query, (word) => wordLists.some(({ hasBeginning }) => hasBeginning(word)))
    const isSure = fitting.length > 0 || (isFamiliar && isRelated && best * known >= SURE)
    // A phrase that was typed exactly has its own value, or none.
    const phraseValueOf = (task: TaskId) =>
      keys.has(task) ? undefined : valueInPhrases(task, query, valueIndexes)
    const withValue = createValueFinder(typed, { switches, phraseValueOf, isSure }, translator)
    // Compared with the other results, however little the text has to do with all of them.
    const share = best / (1 - probabilityOf(NONE) - probabilityOf(DANGER))
    const isGuess = !isFamiliar || share < GUESS
    const likely = labels.filter((label) => probabilityOf(label) >= best * (isSure ? WORTH : 0))
    const found = fitting.length === 0 && isGuess ? [] : [...new Set([...fitting, ...likely])]
    const screens = screensTitled(typed, translator)
    const results = found.slice(0, isSure ? AT_MOST - screens.length : NEAREST)
    return {
      results: [...results.map((label) => withValue(resultOf(label), keys.get(label))), ...screens],
      isSure: isSure || screens.length > 0,
      isDanger: isDanger(dangerWordsIn(typed), query, probabilityOf(DANGER)),
    }
  }
}

const isResult = (label: string) => label !== NONE && label !== DANGER

/** Returns the labels of results, the most probable first. */
function rank(probabilities: ReadonlyMap<string, number>): readonly string[] {
  const results = [...probabilities].filter(([label]) => isResult(label))
  return results.sort(([, one], [, other]) => other - one).map(([label]) => label)
}

/** @param probability that of the label for dangers */
function isDanger(words: DangerWords, query: string, probability: number): boolean {
  // One word may be the beginning of another one.
  const hasWords = normalisedWords(query).length > 1
  return words === 'dangerous' || (words === 'neither' && hasWords && probability >= DANGEROUS)
}

/** Returns the task of a number that is typed alone or with its unit: "23", "1200 W". */
function taskOfLoneNumber(query: string): TaskId | undefined {
  const number = parseNumber(query)
  const rest = query.replace(/[-+−]?\d+(?:[.,]\d+)?/, '').trim()
  const isAlone = /^(?:°|º|%|[a-zåäöæø]{0,9})$/i.test(rest) && (rest === '' || number?.unit)
  return number && isAlone ? taskOfNumber(number, query) : undefined
}

const isPlaceId = (label: string): label is PlaceId => (placeIds as readonly string[]).includes(label)

/** @throws if phrases have a key that is neither a task nor a place; a test finds it first */
function resultOf(label: string): SearchResult {
  const [id, topic] = splitKey(label)
  if (isTaskId(id)) return { kind: 'task', id, ...(topic && { value: topic }) }
  if (isPlaceId(label)) return { kind: 'place', id: label }
  throw new Error(`The phrases have an unknown key “${label}”.`)
}
