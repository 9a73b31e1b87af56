/** Recognises directions in typed text: "warmer", "too hot", "turn down". */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import type { TemperatureDirection } from '../../guidance/guidance'
import { similarity } from './similarity'

/** The least similarity of each word of a phrase to a typed word. */
const ALIKE = 0.6
/** The bonus of each word, so that of equal phrases the longer one counts: "too warm" is not "warm". */
const MORE_WORDS = 0.01

/** Returns the direction that a text names; undefined if it names none, or both. */
export function directionIn(
  query: string,
  languages: readonly Translator[],
): TemperatureDirection | undefined {
  const typed = normalisedWords(query)
  const fits = (direction: TemperatureDirection) =>
    Math.max(
      ...languages
        .flatMap((translator) => translator.searchPhrases(`find.${direction}`))
        .map((one) => fit(one, typed)),
    )
  const [warmer, cooler] = [fits('warmer'), fits('cooler')]
  if (warmer === cooler || Math.max(warmer, cooler) < ALIKE) return undefined
  return warmer > cooler ? 'warmer' : 'cooler'
}

/** Returns how well a phrase matches the typed words: the similarity of its worst word, plus the bonus. */
function fit(phrase: string, typed: readonly string[]): number {
  const words = normalisedWords(phrase)
  const least = Math.min(...words.map((word) => Math.max(...typed.map((one) => similarity(one, word)))))
  return least + words.length * MORE_WORDS
}
