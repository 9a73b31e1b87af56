/**
 * Opposite tasks, such as "turn on" and "turn off". If a text asks for one of them, the other one must not be ranked
 * first.
 */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { isRange, type TaskId, type TaskValue, tasks } from '../../guidance/guidance'
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

/**
 * The maximum length of a particle ("on", "an", "på"). A phrase of only a particle must be at the end of a longer text:
 * "heating on".
 */
const PARTICLE = 3
/** The minimum length of a typed word that is the beginning of a word for the heating. */
const BEGINNING = 5
/** The minimum length of a word for the heating. Short common words, such as "ingen" ("no"), are excluded. */
const NOUN = 6

/** A task counts as the same topic as its opposite if its score is at least this share of the opposite's score. */
const SAME_THING = 0.6
/** The factor that makes a score slightly lower than another one. */
const BELOW = 0.999

export interface SwitchIntent {
  readonly asksForOn: boolean
  readonly asksForOff: boolean
  /** True if the text names the heating ("heating off while away"), or no thing to switch ("turn it off"). */
  readonly isAboutHeating: boolean
  /** The typed words that mean "turn on" or "turn off". The other words name the thing to switch. */
  readonly switchWords: ReadonlySet<string>
}

/** @param isInVocabulary true if a word is in the vocabulary, and so is not a typo of another word */
export function createSwitchIntentParser(
  translators: readonly Translator[],
  isInVocabulary: (word: string) => boolean,
): (query: string) => SwitchIntent {
  const phrases = (id: 'on' | 'off') =>
    translators
      .flatMap((translator) => translator.searchPhrases(`find.${id}`))
      .map((phrase) => normalisedWords(phrase))
  const [on, off] = [phrases('on'), phrases('off')]
  const switchVocabulary = new Set([...on, ...off].flat())
  const heatingVocabulary = translators.flatMap((translator) =>
    heatingWords(translator).filter((word) => !switchVocabulary.has(word)),
  )
  // A different ending is a different word: "is stopped" does not ask to stop something.
  const isSameWord = (typed: string, word: string) =>
    typed === word || (!switchVocabulary.has(typed) && !isInVocabulary(typed) && isTypo(typed, word))
  return (query) => {
    const typed = normalisedWords(query)
    const isTyped = (phrase: readonly string[]) =>
      isParticle(phrase)
        ? typed.length > 1 && typed.at(-1) === phrase[0]
        : phrase.every((word) => typed.some((one) => isSameWord(one, word)))
    const phraseWords = [...on, ...off].filter(isTyped).flat()
    const switchWords = new Set(typed.filter((one) => phraseWords.some((word) => isSameWord(one, word))))
    // Words as short as a particle, such as "the" and "it", name no thing to switch.
    const otherWords = typed.filter((one) => !switchWords.has(one) && one.length > PARTICLE)
    return {
      asksForOn: on.some(isTyped),
      asksForOff: off.some(isTyped),
      isAboutHeating:
        otherWords.length === 0 ||
        otherWords.some((word) => heatingVocabulary.some((one) => isFormOfHeatingWord(word, one))),
      switchWords,
    }
  }
}

const isParticle = ([word = '', ...others]: readonly string[]) =>
  others.length === 0 && word.length <= PARTICLE

/** Returns the words that occur in phrases of "turn on" and of "turn off": "heating", "Fußbodenheizung". */
function heatingWords({ searchPhrases: phrases }: Translator): readonly string[] {
  const [on, off] = heatingPair.map((id) => phrases(`task.${id}`).flatMap(normalisedWords))
  return (on ?? []).filter((word) => word.length >= NOUN && off?.includes(word))
}

/**
 * True if a word begins a word for the heating ("Fußboden" begins "Fußbodenheizung"), or ends with one, even without
 * its last letter ("golvvärme" ends with "värme", from "värmen").
 */
function isFormOfHeatingWord(word: string, heating: string): boolean {
  return (
    word.endsWith(heating) ||
    word.endsWith(heating.slice(0, -1)) ||
    (word.length >= BEGINNING && heating.startsWith(word))
  )
}

/** Returns the index of the wanted task in each pair; null if the text asks for neither or both. */
function wantedIndex({ asksForOn, asksForOff }: SwitchIntent): 0 | 1 | null {
  if (asksForOn === asksForOff) return null
  return asksForOn ? 0 : 1
}

/** The factor for tasks that switch what the text asks to switch. */
const SWITCHED = 1.2

/** Returns the factor for a result's score. */
export function switchFactor(result: SearchResult, intent: SwitchIntent): number {
  const wanted = wantedIndex(intent)
  if (wanted === null || result.kind !== 'task') return 1
  if (intent.isAboutHeating) return result.id === heatingPair[wanted] ? SWITCHED : 1
  const { values } = tasks[result.id]
  const isSwitch = values && !isRange(values) && values.includes('on') && values.includes('off')
  const isWanted = pairs.some((pair) => pair !== heatingPair && pair[wanted] === result.id)
  return isSwitch || isWanted ? SWITCHED : 1
}

/** True if the text asks to switch a thing other than the heating, and names it. */
export function namesSwitchedThing(intent: SwitchIntent): boolean {
  return wantedIndex(intent) !== null && !intent.isAboutHeating
}

/** Returns the value `on` or `off` that the text asks for; undefined if it asks for neither or both. */
export function switchValue(intent: SwitchIntent): TaskValue | undefined {
  const wanted = wantedIndex(intent)
  return wanted === null ? undefined : (['on', 'off'] as const)[wanted]
}

interface ScoredEntry {
  readonly entry: { readonly result: SearchResult }
  readonly score: number
}

/**
 * Lowers the score of each wanted task's opposite just below the wanted task's. If the opposite had the best score
 * of all pairs, the wanted task then gets that score.
 * @param isExactPhrase true if the text is exactly a phrase of the entry; the score of such an entry is not
 *   lowered
 */
export function demoteOpposites<Entry extends ScoredEntry>(
  scored: readonly Entry[],
  intent: SwitchIntent,
  isExactPhrase: (entry: Entry) => boolean,
): readonly Entry[] {
  const wanted = wantedIndex(intent)
  if (wanted === null) return scored
  const adjusted = [...scored]
  const indexOfTask = (id: TaskId | undefined) =>
    adjusted.findIndex(({ entry: { result } }) => result.kind === 'task' && result.id === id)
  const indexedPairs = pairs.map((pair) => ({
    pair,
    wantedAt: indexOfTask(pair[wanted]),
    oppositeAt: indexOfTask(pair[1 - wanted]),
  }))
  const scoreAt = (index: number) => adjusted[index]?.score ?? 0
  const bestScore = Math.max(
    ...indexedPairs.flatMap(({ wantedAt, oppositeAt }) => [scoreAt(wantedAt), scoreAt(oppositeAt)]),
  )
  for (const { pair, wantedAt, oppositeAt } of indexedPairs) {
    const [wantedEntry, opposite] = [adjusted[wantedAt], adjusted[oppositeAt]]
    if (!wantedEntry || !opposite || wantedEntry.score >= opposite.score || isExactPhrase(opposite)) continue
    if (intent.isAboutHeating && pair !== heatingPair) continue
    // In the pair with the best score, the wanted task replaces its opposite.
    if (opposite.score === bestScore) adjusted[wantedAt] = { ...wantedEntry, score: opposite.score }
    // In another pair, a much lower score shows that the text is not about the wanted task.
    else if (wantedEntry.score < opposite.score * SAME_THING) continue
    adjusted[oppositeAt] = { ...opposite, score: wantedEntry.score * BELOW }
  }
  return adjusted
}
