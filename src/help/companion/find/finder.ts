/** Finds tasks and screens by what a visitor types, in the visitor's language and in English at once. */

import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { type TaskId, tasks, type Value } from '../../guidance/guidance'
import { dangerOf } from './danger'
import { directionIn } from './directions'
import { entriesOf, type SearchEntry, type SearchResult } from './entries'
import { isOfOther, likelier, switchedTo, switchingOf, withoutOpposites } from './opposites'
import { popularTasks } from './popular-tasks'
import { similarity } from './similarity'
import { isTime, numberIn, type TypedNumber, taskMeant, typedInVain, valueMeant } from './typed-numbers'

export interface SearchResults {
  /** At most eight, the best one first; none where nothing is like what was typed. */
  readonly found: readonly SearchResult[]
  /** Whether the best one says most of what was typed. */
  readonly isSure: boolean
  /** Whether what was typed tells of a danger. */
  readonly isDanger: boolean
}

export type Finder = (query: string) => SearchResults

const AT_MOST = 8
/** What fits much worse than the best is not shown, nor what hardly fits at all. */
const WORTH = 0.5
const LEAST = 1
/** Where the best says a smaller share of what was typed, and little at all, only the nearest are given. */
const SURE_SHARE = 0.55
const SURE = 3.5
const NEAREST = 3

// Tuned on the queries in tests/find, and on phrases whose task had to be found without them.
/** Of what fits equally, screens come last and the tasks that are asked most first. */
const SCREEN = 0.75
const MOST_ASKED = 1.07
/** How much it says that the words stand anywhere; the rest, that one phrase has them and little else. */
const ANYWHERE = 0.4
/** How much a second phrase that fits adds to the best one. */
const SECOND = 0.4
/** How much less half a likeness says than half of a word: the higher, the less. */
const DOUBT = 2.3
/** How many letters each part of a compound has at least. */
const PART = 4
/** How much less than people's own words the name of a value says, and what the page says of a task. */
const VALUE = 0.9
const ABOUT = 0.2
/** How much a number with its unit says, and how much of a word digits and what holds a sentence together. */
const NUMBER = 3
const TIME: Partial<Record<TaskId, number>> = { 'edit-week-program': 1.6, 'set-clock': 1.4 }
const DIGITS = 0.2
const LITTLE = 0.05
/** How much of a word "turn on" is where the other words say what is turned on. */
const ASIDE = 0.35

/** Words by their numbers in the vocabulary. */
type Numbered = readonly number[]

interface Indexed {
  readonly found: SearchResult
  readonly phrases: readonly { readonly words: Numbered; readonly factor: number }[]
  readonly values: readonly { readonly value: Value; readonly words: Numbered }[]
  /** The words of them all. */
  readonly words: Numbered
  readonly about: Numbered
  /** Its phrases as they are compared. */
  readonly texts: ReadonlySet<string>
}

/** A word that was typed: how like each word of the vocabulary it is, and how much it says. */
interface Typed {
  readonly like: readonly number[]
  readonly weight: number
}

/** @param languages the visitor's and others, with the texts of the companion */
export function createFinder(languages: readonly [Translator, ...Translator[]]): Finder {
  const vocabulary = new Map<string, number>()
  const entries = entriesOf(languages).map((entry) => indexed(entry, vocabulary))
  const known = [...vocabulary.keys()]
  const isKnown = (word: string) => vocabulary.has(word)
  const isDangerous = dangerOf(languages, isKnown)
  const switchingIn = switchingOf(languages, isKnown)
  const weights = known.map((_, word) => weightOf((other) => (other === word ? 1 : 0), entries))

  return (query) => {
    const words = normalisedWords(query).flatMap((word) => [word, ...partsOf(word, vocabulary)])
    // "Why" alone asks for what explains.
    const shareOf = words.every(isLittle) ? () => 1 : shareInSentence
    const switching = switchingIn(query)
    const isAside = (word: string) => isOfOther(switching) && switching.words.has(word)
    const typed = words.map((word): Typed => {
      const like = known.map((other) => similarity(word, other) ** DOUBT)
      const weight = weightOf((other) => like[other] ?? 0, entries)
      return { like, weight: weight * shareOf(word) * (isAside(word) ? ASIDE : 1) }
    })
    const number = numberIn(query)
    const direction = directionIn(query, languages)
    const asksForTime = isTime(query)
    const scored = entries.map((entry) => ({
      entry,
      score:
        scoreOf(entry, typed, weights) * likelier(entry.found, switching) +
        scoreOfNumber(entry, number, typed.length) +
        (asksForTime ? scoreOfTime(entry, typed.length) : 0),
    }))
    const text = normalisedWords(query).join(' ')
    const ranked = withoutOpposites(scored, switching, ({ entry }) => entry.texts.has(text)).toSorted(
      (one, other) => other.score - one.score,
    )
    const least = Math.max(LEAST, (ranked[0]?.score ?? 0) * WORTH)
    const worth = ranked.filter(({ score }) => score >= least)
    const isSure = worth.some(({ entry, score }) => score >= SURE || shareSaid(entry, typed) >= SURE_SHARE)
    return {
      found: worth
        .slice(0, isSure ? AT_MOST : NEAREST)
        .map(({ entry }) => withValue(entry, typed, number, direction, switchedTo(switching))),
      isSure,
      isDanger: isDangerous(query),
    }
  }
}

/** The two known words that make up one that is not known: a compound, or two words typed without a space. */
function partsOf(word: string, known: ReadonlyMap<string, number>): readonly string[] {
  if (known.has(word)) return []
  for (let at = PART; at <= word.length - PART; at++) {
    const first = word.slice(0, at)
    // Double letters are one: "viikkoohjelma" has one o left.
    for (const second of [word.slice(at), word.slice(at - 1)])
      if (known.has(first) && known.has(second)) return [first, second]
  }
  return []
}

/** How much of a word one is that says less, as words of any sentence and digits do. */
function shareInSentence(word: string): number {
  if (isLittle(word)) return LITTLE
  return word < 'a' ? DIGITS : 1
}

const isLittle = (word: string) => holdTogether.has(word)

/** None that is a word of the trade in a language: "on", "an", "min", "är" like "år", "of" like "off". */
const holdTogether = new Set(
  (
    'a and can do does for how i if in it its me my the that this to we what when which why ' +
    'ala at bara den det en et hur inte jag kan man med men och som til vad varfor vi vilken nar ' +
    'ale der har hva hvad hvilken hvordan hvorfor ike jeg min og skal vil ' +
    'aber das die ein eine es hat ich ihr im ist mein mit nicht nur sie und wan warum was welche wen wie wir zu ' +
    'ei eta jos kun mika miksi mita miten voi'
  ).split(' '),
)

function indexed({ found, phrases, values, about }: SearchEntry, vocabulary: Map<string, number>): Indexed {
  const numbered = (text: string) =>
    normalisedWords(text).map((word) => {
      if (!vocabulary.has(word)) vocabulary.set(word, vocabulary.size)
      return vocabulary.get(word) as number
    })
  const named = values.map(({ value, names, tells }) => ({ value, tells, names: names.map(numbered) }))
  const all = [
    ...phrases.map((phrase) => ({ words: numbered(phrase), factor: 1 })),
    ...named
      .filter(({ tells }) => tells)
      .flatMap(({ names }) => names.map((words) => ({ words, factor: VALUE }))),
  ]
  const valued = named.map(({ value, names }) => ({ value, words: names.flat() }))
  const words = new Set([...all, ...valued].flatMap((phrase) => phrase.words))
  const texts = new Set(phrases.map((phrase) => normalisedWords(phrase).join(' ')))
  return { found, phrases: all, values: valued, words: [...words], about: about.flatMap(numbered), texts }
}

/** The fewer entries have a word, or one much like it, the more it says. */
function weightOf(likeIt: (word: number) => number, entries: readonly Indexed[]): number {
  let uses = 0
  for (const { words } of entries) {
    let most = 0
    for (const word of words) most = Math.max(most, likeIt(word))
    uses += most ** 4
  }
  return Math.log(1 + entries.length / Math.max(uses, 1))
}

function scoreOf(
  { found, phrases, words, about }: Indexed,
  typed: readonly Typed[],
  weights: readonly number[],
): number {
  let best = 0
  let second = 0
  for (const phrase of phrases) {
    const says = said(phrase.words, typed)
    // What cannot be among the best two is not looked at further.
    if (says <= second) continue
    const fits = (says * (1 + sameShare(phrase.words, typed, weights)) * phrase.factor) / 2
    second = Math.max(second, Math.min(best, fits))
    best = Math.max(best, fits)
  }
  const together = (best + SECOND * second) / (1 + SECOND)
  const score = ANYWHERE * said(words, typed, about) + (1 - ANYWHERE) * together
  if (found.kind === 'screen') return score * SCREEN
  if (found.kind === 'place') return score
  return popularTasks.includes(found.id) ? score * MOST_ASKED : score
}

/** How much of what was typed these words say, or those of what the page says about it. */
function said(words: Numbered, typed: readonly Typed[], about: Numbered = []): number {
  let sum = 0
  for (const { like, weight } of typed) sum += weight * Math.max(most(words, like), ABOUT * most(about, like))
  return sum
}

function most(words: Numbered, like: readonly number[]): number {
  let found = 0
  for (const word of words) found = Math.max(found, like[word] ?? 0)
  return found
}

/** How much of what these words say was typed, from 0 to 1. */
function sameShare(words: Numbered, typed: readonly Typed[], weights: readonly number[]): number {
  let all = 0
  let same = 0
  for (const word of words) {
    const weight = weights[word] ?? 0
    let found = 0
    for (const { like } of typed) found = Math.max(found, like[word] ?? 0)
    all += weight
    same += weight * found
  }
  return same / all
}

/** In a longer sentence a number says less. */
function scoreOfNumber({ found }: Indexed, number: TypedNumber | null, words: number): number {
  if (!number || found.kind !== 'task' || found.id !== taskMeant(number)) return 0
  return (number.unit ? NUMBER : NUMBER / 2) * Math.min(1, 2 / words)
}

/** "6:30" asks when the floor is warm, or how the clock is set. */
function scoreOfTime({ found }: Indexed, words: number): number {
  const share = found.kind === 'task' ? (TIME[found.id] ?? 0) : 0
  return share * Math.min(1, 2 / words)
}

/** How much of what was typed one says, from 0 to 1. */
function shareSaid({ words, about }: Indexed, typed: readonly Typed[]): number {
  const all = typed.reduce((sum, { weight }) => sum + weight, 0)
  return said(words, typed, about) / all
}

/** A task with the value that was typed, if one was. */
function withValue(
  { found, values }: Indexed,
  typed: readonly Typed[],
  number: TypedNumber | null,
  direction: string | undefined,
  switched: Value | undefined,
): SearchResult {
  if (found.kind !== 'task') return found
  const counted = number ? valueMeant(found.id, number) : undefined
  const value = counted ?? (tasks[found.id].directions && direction)
  if (value !== undefined) return { ...found, value }
  if (switched !== undefined && values.some((one) => one.value === switched))
    return { ...found, value: switched }
  const scores = values.map(({ words }) => said(words, typed))
  const best = Math.max(...scores)
  const named = values[scores.indexOf(best)]
  // Where two fit equally, none was named.
  const isOne = named && best > LEAST && scores.lastIndexOf(best) === scores.indexOf(best)
  return { ...found, ...(isOne && { value: named.value }), ...typedInVain(found.id, number) }
}
