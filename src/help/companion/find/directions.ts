/** Finds the direction that typed text asks for: "warmer", "too hot", "turn down". */
import { normalisedWords } from '../../../common/texts/normalised-words'
import type { Translator } from '../../../common/texts/translator'
import type { TemperatureDirection } from '../../guidance/guidance'
import { similarity } from './similarity'

/** The minimum of `fitOf` for a phrase. */
const MIN_FIT = 0.6
/** The bonus for each word. Among phrases that fit equally, the longer one wins: "too warm" instead of "warm". */
const MORE_WORDS = 0.01

/** Returns the direction that fits a text better; undefined if neither fits, or both fit equally. */
export function directionIn(
  query: string,
  translators: readonly Translator[],
): TemperatureDirection | undefined {
  const typed = normalisedWords(query)
  const bestFit = (direction: TemperatureDirection) =>
    Math.max(
      ...translators
        .flatMap((translator) => translator.searchPhrases(`find.${direction}`))
        .map((phrase) => fitOf(phrase, typed)),
    )
  const [warmer, cooler] = [bestFit('warmer'), bestFit('cooler')]
  if (warmer === cooler || Math.max(warmer, cooler) < MIN_FIT) return undefined
  return warmer > cooler ? 'warmer' : 'cooler'
}

/** Rates the match of a phrase with the typed words: the similarity of its worst word, plus the bonus. */
function fitOf(phrase: string, typed: readonly string[]): number {
  const words = normalisedWords(phrase)
  const worst = Math.min(...words.map((word) => Math.max(...typed.map((one) => similarity(one, word)))))
  return worst + words.length * MORE_WORDS
}
