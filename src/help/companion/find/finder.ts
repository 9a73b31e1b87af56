/** Finds tasks, screens and places for typed text, in all given languages at the same time. */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { type TaskId, type TaskValue, tasks } from '../../guidance/guidance'
import { createDangerDetector } from './danger'
import { directionIn } from './directions'
import { entriesOf, type SearchEntry, type SearchResult } from './entries'
import { isFillerWord } from './filler-words'
import {
  createSwitchIntentParser,
  demoteOpposites,
  namesSwitchedThing,
  switchFactor,
  switchValue,
} from './opposites'
import { popularTasks } from './popular-tasks'
import { similarity } from './similarity'
import {
  invalidInputFor,
  isTimeOfDay,
  parseNumber,
  type TypedNumber,
  taskOfNumber,
  valueOfNumber,
} from './typed-numbers'

export interface SearchResults {
  /** At most eight, the best first; empty if nothing matches. */
  readonly results: readonly SearchResult[]
  /** True if a result has a high score, or matches most of the typed words. */
  readonly isSure: boolean
  /** True if the text describes a danger. */
  readonly isDanger: boolean
}

export type Finder = (query: string) => SearchResults

const AT_MOST = 8
/** The minimum score of a result, as a share of the best score. */
const WORTH = 0.5
/** The minimum score of a result, and of the name of a value. */
const LEAST = 1
/**
 * The results are sure if one of them matches at least this share of the typed words, or has at least this score.
 * Otherwise only `NEAREST` results are given.
 */
const SURE_SHARE = 0.55
const SURE = 3.5
const NEAREST = 3

// These weights were tuned on the queries in tests/find, and on phrases that were removed from the index one at a time.
/** Factors for screens and for popular tasks. Among equal results, popular tasks come first and screens last. */
const SCREEN = 0.75
const MOST_ASKED = 1.07
/** The weight of words anywhere in an entry. The rest of the score is for the phrases that match best. */
const ANYWHERE = 0.4
/** The weight of the second-best phrase, if the best one has 1. */
const SECOND = 0.4
/** The exponent of the similarity. A higher one makes partial similarity count less. */
const DOUBT = 2.3
/** The minimum number of letters in each part of a compound. */
const PART = 4
/** Factors for the names of values, and for the text about the screen. Phrases that people type have the factor 1. */
const VALUE = 0.9
const ABOUT = 0.2
/** The score of a number with its unit, the scores of a time of day, and factors for digits and filler words. */
const NUMBER = 3
const TIME: Partial<Record<TaskId, number>> = { 'edit-week-program': 1.6, 'set-clock': 1.4 }
const DIGITS = 0.2
const LITTLE = 0.05
/** The factor for the words "turn on" or "turn off" if other words name the thing to switch. */
const ASIDE = 0.35

/** Words, as indexes into the vocabulary. */
type WordIds = readonly number[]

interface IndexedEntry {
  readonly result: SearchResult
  readonly phrases: readonly { readonly words: WordIds; readonly factor: number }[]
  readonly values: readonly { readonly value: TaskValue; readonly words: WordIds }[]
  /** The words of all phrases and values. */
  readonly words: WordIds
  readonly aboutWords: WordIds
  readonly normalisedPhrases: ReadonlySet<string>
}

interface TypedWord {
  /** The similarity to each word of the vocabulary. */
  readonly similarities: readonly number[]
  /** The weight in the score; rare words have more. */
  readonly weight: number
}

/** @param translators all with the companion's texts; the visitor's language is the first */
export function createFinder(translators: readonly [Translator, ...Translator[]]): Finder {
  const vocabulary = new Map<string, number>()
  const entries = entriesOf(translators).map((entry) => indexEntry(entry, vocabulary))
  const knownWords = [...vocabulary.keys()]
  const isInVocabulary = (word: string) => vocabulary.has(word)
  const isDangerous = createDangerDetector(translators, isInVocabulary)
  const switchIntentOf = createSwitchIntentParser(translators, isInVocabulary)
  const weights = knownWords.map((_, word) => weightOf((other) => (other === word ? 1 : 0), entries))

  return (query) => {
    const words = normalisedWords(query).flatMap((word) => [word, ...splitCompound(word, vocabulary)])
    // If the text has only filler words, such as "why", they count in full.
    const factorOf = words.every(isFillerWord) ? () => 1 : wordFactor
    const intent = switchIntentOf(query)
    const switchWordFactor = (word: string) =>
      namesSwitchedThing(intent) && intent.switchWords.has(word) ? ASIDE : 1
    const typed = words.map((word): TypedWord => {
      const similarities = knownWords.map((other) => similarity(word, other) ** DOUBT)
      const weight = weightOf((other) => similarities[other] ?? 0, entries)
      return { similarities, weight: weight * factorOf(word) * switchWordFactor(word) }
    })
    const number = parseNumber(query)
    const direction = directionIn(query, translators)
    const asksForTime = isTimeOfDay(query)
    const scored = entries.map((entry) => ({
      entry,
      score:
        scoreOf(entry, typed, weights) * switchFactor(entry.result, intent) +
        scoreOfNumber(entry, number, typed.length) +
        (asksForTime ? scoreOfTime(entry, typed.length) : 0),
    }))
    const normalisedQuery = normalisedWords(query).join(' ')
    const isExactPhrase = ({ entry }: { entry: IndexedEntry }) => entry.normalisedPhrases.has(normalisedQuery)
    const ranked = demoteOpposites(scored, intent, isExactPhrase).toSorted(
      (one, other) => other.score - one.score,
    )
    const minScore = Math.max(LEAST, (ranked[0]?.score ?? 0) * WORTH)
    const relevant = ranked.filter(({ score }) => score >= minScore)
    const isSure = relevant.some(
      ({ entry, score }) => score >= SURE || matchedShare(entry, typed) >= SURE_SHARE,
    )
    return {
      results: relevant
        .slice(0, isSure ? AT_MOST : NEAREST)
        .map(({ entry }) => addValue(entry, typed, number, direction, switchValue(intent))),
      isSure,
      isDanger: isDangerous(query),
    }
  }
}

/** Splits an unknown word into two known ones: a compound, or two words without a space. Returns none if it cannot. */
function splitCompound(word: string, vocabulary: ReadonlyMap<string, number>): readonly string[] {
  if (vocabulary.has(word)) return []
  for (let at = PART; at <= word.length - PART; at++) {
    const first = word.slice(0, at)
    // Normalised words have no double letters. The single "o" of "viikkoohjelma" belongs to both parts.
    for (const second of [word.slice(at), word.slice(at - 1)])
      if (vocabulary.has(first) && vocabulary.has(second)) return [first, second]
  }
  return []
}

function wordFactor(word: string): number {
  if (isFillerWord(word)) return LITTLE
  const isNumber = word < 'a'
  return isNumber ? DIGITS : 1
}

/** Converts an entry's words to ids, and adds new words to the vocabulary. */
function indexEntry(
  { result, phrases, values, aboutTexts }: SearchEntry,
  vocabulary: Map<string, number>,
): IndexedEntry {
  const wordIdsOf = (text: string) =>
    normalisedWords(text).map((word) => {
      if (!vocabulary.has(word)) vocabulary.set(word, vocabulary.size)
      return vocabulary.get(word) as number
    })
  const namedValues = values.map(({ value, names, identifiesTask }) => ({
    value,
    identifiesTask,
    names: names.map(wordIdsOf),
  }))
  const indexedPhrases = [
    ...phrases.map((phrase) => ({ words: wordIdsOf(phrase), factor: 1 })),
    ...namedValues
      .filter(({ identifiesTask }) => identifiesTask)
      .flatMap(({ names }) => names.map((words) => ({ words, factor: VALUE }))),
  ]
  const indexedValues = namedValues.map(({ value, names }) => ({ value, words: names.flat() }))
  const words = new Set([...indexedPhrases, ...indexedValues].flatMap((phrase) => phrase.words))
  const normalisedPhrases = new Set(phrases.map((phrase) => normalisedWords(phrase).join(' ')))
  return {
    result,
    phrases: indexedPhrases,
    values: indexedValues,
    words: [...words],
    aboutWords: aboutTexts.flatMap(wordIdsOf),
    normalisedPhrases,
  }
}

/** Returns the weight of a word, which is higher if fewer entries have it or a similar word. */
function weightOf(similarityTo: (word: number) => number, entries: readonly IndexedEntry[]): number {
  let uses = 0
  for (const { words } of entries) {
    let best = 0
    for (const word of words) best = Math.max(best, similarityTo(word))
    // Words that are only slightly similar hardly count as a use.
    uses += best ** 4
  }
  return Math.log(1 + entries.length / Math.max(uses, 1))
}

function scoreOf(
  { result, phrases, words, aboutWords }: IndexedEntry,
  typed: readonly TypedWord[],
  weights: readonly number[],
): number {
  let best = 0
  let second = 0
  for (const phrase of phrases) {
    const matched = matchedWeight(phrase.words, typed)
    // The score is at most `matched`, so this phrase is not one of the best two.
    if (matched <= second) continue
    const completeness = (1 + phraseShare(phrase.words, typed, weights)) / 2
    const score = matched * completeness * phrase.factor
    second = Math.max(second, Math.min(best, score))
    best = Math.max(best, score)
  }
  const phraseScore = (best + SECOND * second) / (1 + SECOND)
  const score = ANYWHERE * matchedWeight(words, typed, aboutWords) + (1 - ANYWHERE) * phraseScore
  if (result.kind === 'screen') return score * SCREEN
  if (result.kind === 'place') return score
  return popularTasks.includes(result.id) ? score * MOST_ASKED : score
}

/** Returns the total weight of the typed words that match `words`. A match with `about` counts less. */
function matchedWeight(words: WordIds, typed: readonly TypedWord[], about: WordIds = []): number {
  let sum = 0
  for (const { similarities, weight } of typed)
    sum += weight * Math.max(bestSimilarity(words, similarities), ABOUT * bestSimilarity(about, similarities))
  return sum
}

function bestSimilarity(words: WordIds, similarities: readonly number[]): number {
  let best = 0
  for (const word of words) best = Math.max(best, similarities[word] ?? 0)
  return best
}

/** Returns the share of these words that the visitor typed, by weight, from 0 to 1. */
function phraseShare(words: WordIds, typed: readonly TypedWord[], weights: readonly number[]): number {
  let total = 0
  let matched = 0
  for (const word of words) {
    const weight = weights[word] ?? 0
    let best = 0
    for (const { similarities } of typed) best = Math.max(best, similarities[word] ?? 0)
    total += weight
    matched += weight * best
  }
  return matched / total
}

/** A number or a time of day counts less in a text of more than two words. */
const lengthFactor = (wordCount: number) => Math.min(1, 2 / wordCount)

/** Returns the score for a typed number; 0 for all entries but the task that the number stands for. */
function scoreOfNumber({ result }: IndexedEntry, number: TypedNumber | null, wordCount: number): number {
  if (!number || result.kind !== 'task' || result.id !== taskOfNumber(number)) return 0
  return (number.unit ? NUMBER : NUMBER / 2) * lengthFactor(wordCount)
}

/** Returns the score for a typed time of day: "6:30" is about the week program or the clock. */
function scoreOfTime({ result }: IndexedEntry, wordCount: number): number {
  const score = result.kind === 'task' ? (TIME[result.id] ?? 0) : 0
  return score * lengthFactor(wordCount)
}

/** Returns the share of the typed words that an entry matches, by weight, from 0 to 1. */
function matchedShare({ words, aboutWords }: IndexedEntry, typed: readonly TypedWord[]): number {
  const total = typed.reduce((sum, { weight }) => sum + weight, 0)
  return matchedWeight(words, typed, aboutWords) / total
}

/** Adds the typed value to a task, or a typed number that is no value of the task. */
function addValue(
  { result, values }: IndexedEntry,
  typed: readonly TypedWord[],
  number: TypedNumber | null,
  direction: string | undefined,
  switchTo: TaskValue | undefined,
): SearchResult {
  if (result.kind !== 'task') return result
  const numberValue = number ? valueOfNumber(result.id, number) : undefined
  const value = numberValue ?? (tasks[result.id].directions && direction)
  if (value !== undefined) return { ...result, value }
  if (switchTo !== undefined && values.some((one) => one.value === switchTo))
    return { ...result, value: switchTo }
  const scores = values.map(({ words }) => matchedWeight(words, typed))
  const best = Math.max(...scores)
  const bestIndex = scores.indexOf(best)
  const bestValue = best > LEAST ? values[bestIndex]?.value : undefined
  // If two values match equally, neither is chosen.
  const isUnique = scores.lastIndexOf(best) === bestIndex
  const namedValue = isUnique && bestValue !== undefined ? { value: bestValue } : null
  return { ...result, ...namedValue, ...invalidInputFor(result.id, number) }
}
