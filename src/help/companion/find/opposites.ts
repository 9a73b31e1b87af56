/** Tasks that undo one another: what asks to turn something on never finds first what turns it off. */

import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import { isRange, type TaskId, tasks, type Value } from '../../guidance/guidance'
import type { SearchResult } from './entries'
import { isTypo } from './fuzzy-match'

const heatingPair: readonly [TaskId, TaskId] = ['turn-on', 'turn-off']
/** The first of each turns on, the other one off. */
const pairs: readonly (readonly [TaskId, TaskId])[] = [
  heatingPair,
  ['lock-keys', 'unlock-keys'],
  ['start-week-program', 'stop-week-program'],
  ['start-timer', 'stop-timer'],
  ['start-remote-control', 'stop-remote-control'],
]

/** "on", "an", "på" and their like stand for a verb at the end of a text only. */
const PARTICLE = 3
/** From how many letters a word may be what is heated: not "ingen". */
const NOUN = 6

/** From which share of its opposite's score a task is about the same thing. */
const SAME_THING = 0.6
/** Just below. */
const BELOW = 0.999

export interface Switching {
  readonly isOn: boolean
  readonly isOff: boolean
  /** It is the heating that is turned on or off, whatever for: "heating off while away". */
  readonly isOfHeating: boolean
  /** The typed words that say so: what is turned on or off is told by the others. */
  readonly words: ReadonlySet<string>
}

/** @param isKnown whether a word is one that people type for a task, and so no typo of another one */
export function switchingOf(
  languages: readonly Translator[],
  isKnown: (word: string) => boolean,
): (query: string) => Switching {
  const phrases = (id: 'on' | 'off') =>
    languages.flatMap((words) => words.typedPhrases(`find.${id}`)).map((phrase) => normalisedWords(phrase))
  const [on, off] = [phrases('on'), phrases('off')]
  const known = new Set([...on, ...off].flat())
  const heating = languages.flatMap((words) => heatingIn(words).filter((word) => !known.has(word)))
  // No ending: what "is stopped" is not to be stopped.
  const isSaid = (typed: string, word: string) =>
    typed === word || (!known.has(typed) && !isKnown(typed) && isTypo(typed, word))
  return (query) => {
    const typed = normalisedWords(query)
    const says = (phrase: readonly string[]) =>
      phrase.length > 1 || (phrase[0] ?? '').length > PARTICLE
        ? phrase.every((word) => typed.some((one) => isSaid(one, word)))
        : typed.length > 1 && typed.at(-1) === phrase[0]
    const said = [...on, ...off].filter(says).flat()
    const words = new Set(typed.filter((one) => said.some((word) => isSaid(one, word))))
    const others = typed.filter((one) => !words.has(one) && one.length > PARTICLE)
    return {
      isOn: on.some(says),
      isOff: off.some(says),
      // "Turn it off" says nothing else.
      isOfHeating: others.length === 0 || others.some((word) => heating.some((one) => isOfOne(word, one))),
      words,
    }
  }
}

/** What people say both for turning the heating on and for turning it off: "heating", "Fußbodenheizung". */
function heatingIn({ typedPhrases: phrases }: Translator): readonly string[] {
  const [on, off] = heatingPair.map((id) => phrases(`task.${id}`).flatMap(normalisedWords))
  return (on ?? []).filter((word) => word.length >= NOUN && off?.includes(word))
}

/** "Golvvärme" is of "värmen", and "Fußboden" of "Fußbodenheizung". */
function isOfOne(word: string, heating: string): boolean {
  return (
    word.endsWith(heating) ||
    word.endsWith(heating.slice(0, -1)) ||
    (word.length > PARTICLE + 1 && heating.startsWith(word))
  )
}

/** Which of a pair is asked for: "turn the lock off" speaks of a lock, and yet unlocks. */
function wanted({ isOn, isOff }: Switching): 0 | 1 | null {
  if (isOn === isOff) return null
  return isOn ? 0 : 1
}

/** How much more likely what can be turned on or off is meant, once somebody asks for that. */
const SWITCHED = 1.2

/** How much more likely a task is meant than its words say. */
export function likelier(found: SearchResult, switching: Switching): number {
  const asked = wanted(switching)
  if (asked === null || found.kind !== 'task') return 1
  if (switching.isOfHeating) return found.id === heatingPair[asked] ? SWITCHED : 1
  const { values } = tasks[found.id]
  const isSwitch = values && !isRange(values) && values.includes('on') && values.includes('off')
  const isRight = pairs.some((pair) => pair !== heatingPair && pair[asked] === found.id)
  return isSwitch || isRight ? SWITCHED : 1
}

/** Whether words say which thing is turned on or off, so that "turn on" itself says little. */
export function isOfOther(switching: Switching): boolean {
  return wanted(switching) !== null && !switching.isOfHeating
}

/** The value that is asked for, where a task turns something on or off. */
export function switchedTo(switching: Switching): Value | undefined {
  const asked = wanted(switching)
  return asked === null ? undefined : (['on', 'off'] as const)[asked]
}

interface Ranked {
  readonly entry: { readonly found: SearchResult }
  readonly score: number
}

/**
 * Lets the opposite of what is asked for never come first.
 * @param isNamed whether what was typed is a phrase of this very task: then it is meant
 */
export function withoutOpposites<One extends Ranked>(
  ranked: readonly One[],
  switching: Switching,
  isNamed: (one: One) => boolean,
): readonly One[] {
  const asked = wanted(switching)
  if (asked === null) return ranked
  const scores = [...ranked]
  const at = (id: TaskId | undefined) =>
    scores.findIndex(({ entry: { found } }) => found.kind === 'task' && found.id === id)
  const both = pairs.map((pair) => ({ pair, right: at(pair[asked]), wrong: at(pair[1 - asked]) }))
  const scoreAt = (place: number) => scores[place]?.score ?? 0
  const most = Math.max(...both.flatMap(({ right, wrong }) => [scoreAt(right), scoreAt(wrong)]))
  for (const { pair, right, wrong } of both) {
    const [one, other] = [scores[right], scores[wrong]]
    if (!one || !other || one.score >= other.score || isNamed(other)) continue
    if (switching.isOfHeating && pair !== heatingPair) continue
    // What is asked of one pair says little of another one: "heating off while away" starts that program.
    if (other.score === most) scores[right] = { ...one, score: other.score }
    else if (one.score < other.score * SAME_THING) continue
    scores[wrong] = { ...other, score: one.score * BELOW }
  }
  return scores
}
