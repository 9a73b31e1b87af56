/** Pairs of opposite tasks. A text that asks to turn something on must not find first the task that turns it off. */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { isRange, type TaskId, tasks, type Value } from '../../guidance/guidance'
import type { SearchResult } from './entries'
import { isTypo } from './fuzzy-match'

const heatingPair: readonly [TaskId, TaskId] = ['turn-on', 'turn-off']
/** The first task of each pair turns on, the second one off. */
const pairs: readonly (readonly [TaskId, TaskId])[] = [
  heatingPair,
  ['lock-keys', 'unlock-keys'],
  ['start-week-program', 'stop-week-program'],
  ['start-timer', 'stop-timer'],
  ['start-remote-control', 'stop-remote-control'],
]

/** The most letters of a particle: "on", "an", "på". Particles stand for a verb only at the end of a text. */
const PARTICLE = 3
/** The least letters of a word for the heating: "ingen" is none. */
const NOUN = 6

/** The least share of its opposite's score from which a task is about the same thing. */
const SAME_THING = 0.6
/** The factor that puts a score just below another one. */
const BELOW = 0.999

export interface SwitchIntent {
  readonly asksForOn: boolean
  readonly asksForOff: boolean
  /** True if the heating is to be turned on or off, as in "heating off while away". */
  readonly isAboutHeating: boolean
  /** The typed words for "turn on" or "turn off". The other words name the thing. */
  readonly words: ReadonlySet<string>
}

/** @param isKnown true for a word of the vocabulary, which is no typo of another word */
export function createSwitchIntentParser(
  languages: readonly Translator[],
  isKnown: (word: string) => boolean,
): (query: string) => SwitchIntent {
  const phrases = (id: 'on' | 'off') =>
    languages.flatMap((words) => words.typedPhrases(`find.${id}`)).map((phrase) => normalisedWords(phrase))
  const [on, off] = [phrases('on'), phrases('off')]
  const known = new Set([...on, ...off].flat())
  const heating = languages.flatMap((words) => heatingWords(words).filter((word) => !known.has(word)))
  // Without endings: "is stopped" does not ask to stop something.
  const isSameWord = (typed: string, word: string) =>
    typed === word || (!known.has(typed) && !isKnown(typed) && isTypo(typed, word))
  return (query) => {
    const typed = normalisedWords(query)
    const isTyped = (phrase: readonly string[]) =>
      phrase.length > 1 || (phrase[0] ?? '').length > PARTICLE
        ? phrase.every((word) => typed.some((one) => isSameWord(one, word)))
        : typed.length > 1 && typed.at(-1) === phrase[0]
    const switchWords = [...on, ...off].filter(isTyped).flat()
    const words = new Set(typed.filter((one) => switchWords.some((word) => isSameWord(one, word))))
    const others = typed.filter((one) => !words.has(one) && one.length > PARTICLE)
    return {
      asksForOn: on.some(isTyped),
      asksForOff: off.some(isTyped),
      // "Turn it off" has no other words.
      isAboutHeating:
        others.length === 0 || others.some((word) => heating.some((one) => isAboutHeatingWord(word, one))),
      words,
    }
  }
}

/** Returns the words in phrases both for turning the heating on and for turning it off: "heating", "Fußbodenheizung". */
function heatingWords({ typedPhrases: phrases }: Translator): readonly string[] {
  const [on, off] = heatingPair.map((id) => phrases(`task.${id}`).flatMap(normalisedWords))
  return (on ?? []).filter((word) => word.length >= NOUN && off?.includes(word))
}

/** True for parts and compounds of a word for the heating: "golvvärme" of "värmen", "Fußboden" of "Fußbodenheizung". */
function isAboutHeatingWord(word: string, heating: string): boolean {
  return (
    word.endsWith(heating) ||
    word.endsWith(heating.slice(0, -1)) ||
    (word.length > PARTICLE + 1 && heating.startsWith(word))
  )
}

/** Returns the index of the wanted task in each pair; null if the text asks for neither or both. */
function wantedIndex({ asksForOn, asksForOff }: SwitchIntent): 0 | 1 | null {
  if (asksForOn === asksForOff) return null
  return asksForOn ? 0 : 1
}

/** The factor for tasks that turn something on or off, if the text asks for that. */
const SWITCHED = 1.2

/** Returns the factor for a result's score. */
export function switchFactor(result: SearchResult, intent: SwitchIntent): number {
  const wanted = wantedIndex(intent)
  if (wanted === null || result.kind !== 'task') return 1
  if (intent.isAboutHeating) return result.id === heatingPair[wanted] ? SWITCHED : 1
  const { values } = tasks[result.id]
  const isSwitch = values && !isRange(values) && values.includes('on') && values.includes('off')
  const isRight = pairs.some((pair) => pair !== heatingPair && pair[wanted] === result.id)
  return isSwitch || isRight ? SWITCHED : 1
}

/** True if other words name the thing to turn on or off, so that "turn on" itself counts little. */
export function namesOtherThing(intent: SwitchIntent): boolean {
  return wantedIndex(intent) !== null && !intent.isAboutHeating
}

/** Returns the wanted value, for tasks that turn something on or off. */
export function switchValue(intent: SwitchIntent): Value | undefined {
  const wanted = wantedIndex(intent)
  return wanted === null ? undefined : (['on', 'off'] as const)[wanted]
}

interface RankedEntry {
  readonly entry: { readonly result: SearchResult }
  readonly score: number
}

/**
 * Ranks the opposite of the wanted task below it.
 * @param isNamed true if the text is a phrase of this very entry, which then keeps its score
 */
export function demoteOpposites<One extends RankedEntry>(
  ranked: readonly One[],
  intent: SwitchIntent,
  isNamed: (one: One) => boolean,
): readonly One[] {
  const wanted = wantedIndex(intent)
  if (wanted === null) return ranked
  const scores = [...ranked]
  const at = (id: TaskId | undefined) =>
    scores.findIndex(({ entry: { result } }) => result.kind === 'task' && result.id === id)
  const places = pairs.map((pair) => ({ pair, right: at(pair[wanted]), wrong: at(pair[1 - wanted]) }))
  const scoreAt = (place: number) => scores[place]?.score ?? 0
  const bestScore = Math.max(...places.flatMap(({ right, wrong }) => [scoreAt(right), scoreAt(wrong)]))
  for (const { pair, right, wrong } of places) {
    const [one, other] = [scores[right], scores[wrong]]
    if (!one || !other || one.score >= other.score || isNamed(other)) continue
    if (intent.isAboutHeating && pair !== heatingPair) continue
    // The text may be about another pair: "heating off while away" starts the week program.
    if (other.score === bestScore) scores[right] = { ...one, score: other.score }
    else if (one.score < other.score * SAME_THING) continue
    scores[wrong] = { ...other, score: one.score * BELOW }
  }
  return scores
}
