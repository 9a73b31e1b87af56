/** Directions that a visitor types, as numbers are: "warmer", "too hot", "turn down". */
import { tasks } from '../../guidance/guidance'
import type { FindLanguage } from './entries'
import { likeness, wordsIn } from './likeness'

/** How like each word of a phrase one of those typed must be. */
const ALIKE = 0.6
/** Of phrases that fit as well, the one with more words counts: "too warm" is not "warm". */
const MORE_WORDS = 0.01

export type Directed = (query: string) => string | undefined

/** @returns what gives the direction that a text names, `undefined` where it names none, or two */
export function directionsOf(languages: readonly FindLanguage[]): Directed {
  const known = (tasks['change-temperature'].directions ?? []).map((direction) => ({
    direction,
    phrases: languages.flatMap((one) => one.tasks[direction] ?? []).map(wordsIn),
  }))
  return (query) => {
    const typed = wordsIn(query)
    const scores = known.map(({ phrases }) => Math.max(...phrases.map((phrase) => fit(phrase, typed))))
    const best = Math.max(...scores)
    const [first, second] = known.filter((_, index) => scores[index] === best)
    return best > ALIKE && !second ? first?.direction : undefined
  }
}

/** How well a phrase is typed: as well as the word of it that fits least. */
function fit(phrase: readonly string[], typed: readonly string[]): number {
  const fits = phrase.map((word) => Math.max(...typed.map((one) => likeness(one, word))))
  return Math.min(...fits) + phrase.length * MORE_WORDS
}
