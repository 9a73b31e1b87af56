/** Finds tasks and screens by what a visitor types, in the visitor's language and in English at once. */
import { type Group, tasks, type Value } from '../../guidance/guidance'
import { type Entry, entriesOf, type FindLanguage, type Found, type ValueText } from './entries'
import { likeness, SAME, wordsIn } from './likeness'
import { numberIn, type TypedNumber, taskMeant, valueMeant } from './typed-numbers'

/** @returns at most eight, the best one first; none where nothing is like it */
export type Find = (query: string) => readonly Found[]

const AT_MOST = 8
/** Of tasks and screens that fit equally the tasks come first. */
const SCREEN = 0.75
/** What fits much worse than the best is not shown, nor what hardly fits at all. */
const WORTH = 0.4
const LEAST = 1
/** Of tasks that fit equally the one that is asked more often comes first. */
const ASKED: Partial<Record<Group, number>> = { everyday: 1.1, installer: 0.95 }
/** The name of a value says less than what people type for its task. */
const VALUE = 0.8
/** How much a number says that has its unit, like a word. */
const NUMBER = 3

interface Indexed {
  readonly found: Found
  readonly phrases: readonly Phrase[]
  readonly values: readonly { readonly value: Value; readonly words: readonly number[] }[]
  /** The words of them all. */
  readonly words: readonly number[]
}

interface Phrase {
  /** By their numbers in the vocabulary. */
  readonly words: readonly number[]
  readonly factor: number
}

/** A word that was typed: how like each word of the vocabulary it is, and how much it says. */
interface Typed {
  readonly like: readonly number[]
  readonly weight: number
}

/** @param languages the visitor's, and English */
export function createFinder(languages: readonly FindLanguage[], valueText: ValueText): Find {
  const vocabulary = new Map<string, number>()
  const entries = entriesOf(languages, valueText).map((entry) => indexed(entry, vocabulary))
  const known = [...vocabulary.keys()]
  const weights = known.map((_, word) => weightOf((other) => other === word, entries))

  return (query) => {
    const typed = wordsIn(query).map((word): Typed => {
      const like = known.map((other) => likeness(word, other))
      return { like, weight: weightOf((other) => (like[other] ?? 0) >= SAME, entries) }
    })
    const number = numberIn(query)
    const ranked = entries
      .map((entry) => ({ entry, score: scoreOf(entry, typed, weights) + scoreOfNumber(entry, number) }))
      .sort((one, other) => other.score - one.score)
    const least = Math.max(LEAST, (ranked[0]?.score ?? 0) * WORTH)
    return ranked
      .filter(({ score }) => score >= least)
      .slice(0, AT_MOST)
      .map(({ entry }) => withValue(entry, typed, number))
  }
}

function indexed({ found, phrases, values }: Entry, vocabulary: Map<string, number>): Indexed {
  const numbered = (text: string) =>
    wordsIn(text).map((word) => {
      if (!vocabulary.has(word)) vocabulary.set(word, vocabulary.size)
      return vocabulary.get(word) as number
    })
  const named = values.map(({ names, ...value }) => ({ ...value, words: names.flatMap(numbered) }))
  const all = [
    ...phrases.map((phrase) => ({ words: numbered(phrase), factor: 1 })),
    ...named.filter(({ tells }) => tells).map(({ words }) => ({ words, factor: VALUE })),
  ]
  const words = [...all, ...named].flatMap((phrase) => phrase.words)
  return { found, phrases: all, values: named, words: [...new Set(words)] }
}

/** The fewer entries have a word, the more it says. */
function weightOf(isIt: (word: number) => boolean, entries: readonly Indexed[]): number {
  const uses = entries.filter(({ words }) => words.some(isIt)).length
  return Math.log(1 + entries.length / Math.max(uses, 1))
}

/** Half for the words wherever they stand, half for the phrase that says the same and little else. */
function scoreOf({ found, phrases, words }: Indexed, typed: readonly Typed[], weights: readonly number[]) {
  let best = 0
  for (const phrase of phrases) {
    const about = said(phrase.words, typed)
    if (about > best)
      best = Math.max(best, (about * (1 + sameShare(phrase.words, typed, weights)) * phrase.factor) / 2)
  }
  const score = (said(words, typed) + best) / 2
  return score * (found.kind === 'screen' ? SCREEN : (ASKED[tasks[found.id].group] ?? 1))
}

/** How much of what was typed these words say. */
function said(words: readonly number[], typed: readonly Typed[]): number {
  let sum = 0
  for (const { like, weight } of typed) {
    let most = 0
    for (const word of words) most = Math.max(most, like[word] ?? 0)
    sum += weight * most
  }
  return sum
}

/** How much of what these words say was typed, from 0 to 1. */
function sameShare(words: readonly number[], typed: readonly Typed[], weights: readonly number[]): number {
  let all = 0
  let same = 0
  for (const word of words) {
    const weight = weights[word] ?? 0
    let most = 0
    for (const { like } of typed) most = Math.max(most, like[word] ?? 0)
    all += weight
    same += weight * most
  }
  return same / all
}

function scoreOfNumber({ found }: Indexed, number: TypedNumber | null): number {
  if (!number || found.kind === 'screen' || found.id !== taskMeant(number)) return 0
  return number.unit ? NUMBER : NUMBER / 2
}

/** A task with the value that was typed, if one was. */
function withValue({ found, values }: Indexed, typed: readonly Typed[], number: TypedNumber | null): Found {
  if (found.kind === 'screen') return found
  const counted = number ? valueMeant(found.id, number) : undefined
  if (counted !== undefined) return { ...found, value: counted }
  const scores = values.map(({ words }) => said(words, typed))
  const best = Math.max(...scores)
  const named = values[scores.indexOf(best)]
  // Where two fit equally, none was named.
  return named && best > LEAST && scores.lastIndexOf(best) === scores.indexOf(best)
    ? { ...found, value: named.value }
    : found
}
