/** Directions that a visitor types, as numbers are: "warmer", "too hot", "turn down". */

import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import type { TemperatureDirection } from '../../guidance/guidance'
import { similarity } from './similarity'

/** How like each word of a phrase one of those typed must be. */
const ALIKE = 0.6
/** Of phrases that fit as well, the one with more words counts: "too warm" is not "warm". */
const MORE_WORDS = 0.01

/** The direction that a text names, `undefined` where it names none, or two. */
export function directionIn(
  query: string,
  languages: readonly Translator[],
): TemperatureDirection | undefined {
  const typed = normalisedWords(query)
  const fits = (direction: TemperatureDirection) =>
    Math.max(
      ...languages.flatMap((words) => words.typedPhrases(`find.${direction}`)).map((one) => fit(one, typed)),
    )
  const [warmer, cooler] = [fits('warmer'), fits('cooler')]
  if (warmer === cooler || Math.max(warmer, cooler) < ALIKE) return undefined
  return warmer > cooler ? 'warmer' : 'cooler'
}

/** How well a phrase is typed: as well as the word of it that fits least. */
function fit(phrase: string, typed: readonly string[]): number {
  const words = normalisedWords(phrase)
  const least = Math.min(...words.map((word) => Math.max(...typed.map((one) => similarity(one, word)))))
  return least + words.length * MORE_WORDS
}
